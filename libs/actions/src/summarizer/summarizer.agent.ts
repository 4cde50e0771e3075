import { z } from 'zod';
import { defineAgent } from '@app/agent-kit';
import { ActionMode, ActionStep, ActionSummary } from '@app/contracts';
import { Intent } from '../classifier/intent.js';
import { Examination, Results } from '../state-schemas.js';
import { ACTION_TOOLS, resultsFieldOf } from '../tools/index.js';
import { summarize } from './summarize.js';
import type { SummarizedState } from './summarize.js';

/** Says what was done and what was not, with receipts. */
export const actionSummarizer = defineAgent({
  name: 'action_summarizer',
  title: 'Summary',
  reads: {
    ...{ steps: z.array(ActionStep), examination: Examination, mode: ActionMode, intent: Intent, declined: z.array(z.string()).optional() },
    ...Object.fromEntries(ACTION_TOOLS.map(({ name }) => [resultsFieldOf(name), Results.optional()])),
  },
  writes: { summary: ActionSummary },
  policy: { timeoutMs: 10_000, maxAttempts: 3 },
  async run(input, { tell }) {
    const summary = summarize(input as unknown as SummarizedState);
    tell({ event: 'answer', data: { text: summary.text } });
    return {
      writes: { summary },
      decision: {
        inputSummary: `${summary.receipts.commits.length} effect(s)`,
        keyEvidence: summary.receipts.commits.map(({ effectKey }) => `commit=${effectKey}`),
        outputSummary: summary.text.slice(0, MAX_LOGGED_CHARS),
        riskFlags: summary.fallback ? [summary.fallback.reason.toUpperCase()] : [],
      },
    };
  },
});

const MAX_LOGGED_CHARS = 500;

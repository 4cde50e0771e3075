import { z } from 'zod';
import { defineAgent } from '@app/agent-kit';
import type { Graph } from '@app/graph';
import type { RunSnapshot } from '@app/ports';

const text = z.string();
const policy = { timeoutMs: 1_000, maxAttempts: 2 };
const agent = (name: string, reads: string, writes: string) =>
  defineAgent({
    name,
    title: name,
    reads: { [reads]: text },
    writes: { [writes]: text, safetyFlags: z.array(text) },
    policy,
    run: () => Promise.resolve({ writes: { [writes]: 'done' }, decision: { inputSummary: 'i', keyEvidence: [], outputSummary: 'o', riskFlags: [] } }),
  });

const has = (value: unknown): boolean => value !== undefined && value !== null;
const isBlocked = (state: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(state['safetyFlags']) && state['safetyFlags'].some((flag) => String(flag).startsWith('BLOCKED'));

/** first, then left and right side by side, then last: enough to show every move. */
export const SMALL_GRAPH: Graph = {
  version: 1,
  agents: {
    first: agent('first', 'turns', 'one'),
    left: agent('left', 'one', 'two'),
    right: agent('right', 'one', 'three'),
    last: agent('last', 'one', 'finalPlan'),
  },
  runs: {
    first: (s) => !isBlocked(s) && !has(s['one']),
    left: (s) => !isBlocked(s) && has(s['one']) && !has(s['two']),
    right: (s) => !isBlocked(s) && has(s['one']) && !has(s['three']),
    last: (s) => !has(s['finalPlan']) && (isBlocked(s) || (has(s['two']) && has(s['three']))),
  },
  blockedWhen: isBlocked,
  interruptWhen: (s) => (has(s['pendingQuestions']) ? 'awaiting_input' : null),
  finishWhen: (s) => (has(s['finalPlan']) ? (isBlocked(s) ? 'refused' : 'complete') : null),
};

/** A run that was just opened. */
export const openedRun = (state: Readonly<Record<string, unknown>> = { turns: ['Plan a trip to Lisbon'] }): RunSnapshot => ({
  runId: 'run_1',
  threadId: 'thr_1',
  ownerId: 'local',
  graphVersion: 1,
  status: 'in_progress',
  version: 1,
  moveCount: 0,
  stepCount: 0,
  logSeq: 0,
  logHash: '0'.repeat(64),
  state,
  openSteps: [],
  traceparent: null,
  rank: 0,
});

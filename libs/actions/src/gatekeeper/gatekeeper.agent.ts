import { z } from 'zod';
import { defineAgent } from '@app/agent-kit';
import { ActionMode, ActionStep, TerminalError } from '@app/contracts';
import { Intent } from '../classifier/intent.js';
import { Examination, Taken } from '../state-schemas.js';

/** Asks the owner's policy about every step, and shows what each would change. */
export const actionGatekeeper = defineAgent({
  name: 'action_gatekeeper',
  title: 'Policy and preview',
  reads: { steps: z.array(ActionStep), mode: ActionMode, intent: Intent, taken: Taken.optional() },
  writes: { examination: Examination },
  policy: { timeoutMs: 15_000, maxAttempts: 5 },
  async run({ steps, mode, intent: { confidence }, taken }, { effects, run }) {
    if (!effects || !run) throw new TerminalError('INTERNAL_ERROR', 'This worker can do nothing outside: it has no desk for effects.');
    const examination = await effects.examine(steps, run, { mode, confidence, taken: taken ?? null });
    return {
      writes: { examination },
      decision: {
        inputSummary: `${steps.length} step(s) before the policy`,
        keyEvidence: examination.verdicts.map(({ stepId, decision, reason }) => `${stepId}=${decision}${reason === null ? '' : ` (${reason})`}`),
        outputSummary: `${examination.verdicts.filter(({ decision }) => decision === 'approve').length} step(s) need approval`,
        riskFlags: examination.verdicts.flatMap(({ reason }) => (reason === null ? [] : [reason.toUpperCase()])),
      },
    };
  },
  simulate: ({ steps }) => ({ examination: { diffs: [], verdicts: (steps as ActionStep[]).map(({ id }) => allowed(id)) } }),
});

const allowed = (stepId: string) => ({ stepId, decision: 'allow', approvals: 0, reason: null, why: '', deferMs: null });

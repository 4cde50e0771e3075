import { z } from 'zod';
import { resultsOf } from '@app/actions';
import { ActionMode, ActionProposal, ActionQuestion, ActionStep, ActionSummary, StepDiff, StepVerdict } from '@app/contracts';
import type { ActionRun } from '@app/contracts';
import type { Effect, ThreadView } from '@app/ports';

const Shown = z.object({
  request: z.string().catch(''),
  mode: ActionMode.catch('APPROVAL'),
  taken: z.object({ version: z.number() }).nullish(),
  intent: z.object({ confidence: z.number() }).nullish(),
  steps: z.array(ActionStep).nullish(),
  questions: z.array(ActionQuestion).nullish(),
  examination: z.object({ verdicts: z.array(StepVerdict), diffs: z.array(StepDiff) }).nullish(),
  proposal: ActionProposal.nullish(),
  summary: ActionSummary.nullish(),
  undoing: z.object({ runId: z.string() }).nullish(),
  safetyFlags: z.array(z.string()).nullish(),
});

/** A run of actions for clients. `effects` say what was taken back since by another run. */
export function toActionRun(thread: ThreadView, effects: readonly Effect[]): ActionRun {
  const shown = Shown.parse(thread.state);
  const results = new Map(resultsOf(thread.state).map((result) => [result.stepId, result]));
  const undone = new Set(effects.filter(({ status }) => status === 'undone').map(({ stepId }) => stepId));
  const stepOf = (step: ActionStep): ActionRun['steps'][number] => {
    const { undoes: _undoes, ...given } = step;
    const { stepId: _stepId, deferMs: _deferMs, wakes: _wakes, ...result } = results.get(step.id) ?? { stepId: '', deferMs: null, wakes: 0 };
    const status = undone.has(step.id) ? ('undone' as const) : undefined;
    return {
      ...given,
      policy: shown.examination?.verdicts.find(({ stepId }) => stepId === step.id) ?? null,
      diff: shown.examination?.diffs.find(({ stepId }) => stepId === step.id)?.lines ?? [],
      result: 'status' in result ? { ...result, ...(status ? { status } : {}) } : null,
    };
  };
  return {
    ...{ actionId: thread.runId, threadId: thread.threadId, status: thread.status, version: thread.version, mode: shown.mode, request: shown.request },
    ...{ planVersion: shown.taken?.version ?? null, confidence: shown.intent?.confidence ?? null },
    steps: (shown.steps ?? []).map(stepOf),
    pendingQuestions: thread.status === 'awaiting_input' ? (shown.questions ?? []) : [],
    proposal: thread.status === 'awaiting_review' ? (shown.proposal ?? null) : null,
    ...{ summary: shown.summary ?? null, undoes: shown.undoing?.runId ?? null, safetyFlags: shown.safetyFlags ?? [] },
    error: thread.error ? { code: thread.error.code, message: thread.error.message } : null,
  };
}

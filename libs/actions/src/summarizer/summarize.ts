import type { AnyState } from '@app/agent-kit';
import type { ActionStep, ActionSummary, FallbackReason, StepResult, StepVerdict } from '@app/contracts';
import type { Intent } from '../classifier/intent.js';
import { resultsOf, standings } from '../standing.js';
import type { StandingState } from '../standing.js';

export type SummarizedState = StandingState & AnyState & { readonly intent?: Intent | null };

const REASONS: Readonly<Record<FallbackReason, string>> = {
  policy_denied: 'The policy does not allow it.',
  quiet_hours: 'It is quiet hours; ask again later.',
  budget_exceeded: 'It would cost more than the policy allows.',
  residency_blocked: 'It would send data where the policy does not allow it.',
  unspecified: 'Nothing of it can be done here; say for example "put the trip in my calendar and mail it to sara@example.com".',
};

function lineOf(step: ActionStep, result: StepResult | undefined, verdict: StepVerdict | undefined, state: SummarizedState): string {
  if (result) return result.text;
  if (state.mode === 'PLAN')
    return `${step.title}: would be done${verdict?.decision === 'approve' ? ' after approval' : verdict?.decision === 'deny' ? ` if allowed (${verdict.why})` : ''}`;
  return (state.declined ?? []).includes(step.id) ? `${step.title}: declined` : `${step.title}: left out, because a step before it was not done`;
}

/** What was done, in words and with receipts. */
export function summarize(state: SummarizedState): ActionSummary {
  const steps = state.steps ?? [];
  const results = new Map(resultsOf(state).map((result) => [result.stepId, result]));
  const verdicts = new Map((state.examination?.verdicts ?? []).map((verdict) => [verdict.stepId, verdict]));
  const lines = steps.map((step) => lineOf(step, results.get(step.id), verdicts.get(step.id), state));
  const unclear = (state.intent?.notUnderstood ?? []).map((part) => `Not done, no tool can: "${part}"`);
  const denied = [...results.values()].find(({ status }) => status === 'denied');
  const reason: FallbackReason | null = steps.length === 0 ? 'unspecified' : denied ? reasonOf(denied.code) : null;
  const done = [...results.values()].filter(({ status, effectKey }) => effectKey !== null && (status === 'done' || status === 'undone'));
  const text = [...lines, ...unclear].map((line) => line.replace(/\.?$/, '.')).join(' ') || REASONS.unspecified;
  return {
    text,
    fallback: reason === null ? null : { reason, text: denied?.text ?? REASONS[reason] },
    receipts: {
      diff: (state.examination?.diffs ?? []).filter(({ stepId }) => state.mode === 'PLAN' || ['done', 'undone'].includes(results.get(stepId)?.status ?? '')),
      commits: done.map(({ stepId, effectKey, text: what, href }) => ({ stepId, effectKey: effectKey ?? '', text: what, href })),
    },
  };
}

const reasonOf = (code: string | null): FallbackReason => (code !== null && code in REASONS ? (code as FallbackReason) : 'policy_denied');

/** True when nothing is left to be done or decided. */
export const isSettled = (state: SummarizedState): boolean =>
  [...standings(state).values()].every((standing) => standing === 'settled' || standing === 'left_out');

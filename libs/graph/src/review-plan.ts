import type { AnyState } from '@app/agent-kit';
import type { DecideBody, Decision, PlanPreview, Revision, RevisionChange } from '@app/contracts';
import type { PersonDecision, Review } from '@app/workflow';

const MAX_SHOWN_CHARS = 200;

/** How often a person had the plan of this state changed. */
export function revisionsOf({ revision }: AnyState): number {
  return typeof revision === 'object' && revision !== null && 'number' in revision && typeof revision.number === 'number' ? revision.number : 0;
}

/** What a person's word changes about a plan that waits for it. */
export const reviewPlan: Review<AnyState> = { round: revisionsOf, decide: decideOnPlan };

/** A decision; edits by hand come as changes that need no reading. */
type Decided = DecideBody & { readonly changes?: readonly RevisionChange[] };

function decideOnPlan(state: AnyState, body: Decided, { version, now }: { readonly version: number; readonly now: Date }): PersonDecision {
  const decision = (outputSummary: string) => ({ decision: decisionOn(version, body, outputSummary) });
  switch (body.action) {
    case 'reject':
      return { delta: {}, ...decision('The plan was rejected'), ends: 'cancelled' };
    case 'approve':
      return { delta: { approval: { version, revision: revisionsOf(state), at: now.toISOString() }, preview: null }, ...decision('The plan was approved') };
    case 'revise':
      return { delta: revisionOf(state, body), ...decision(`Revision ${revisionsOf(state) + 1} was asked for`) };
  }
}

/** The wish and an open place for the plan that comes of it; what runs again is up to the rows. */
function revisionOf(state: AnyState, { feedback, newBudget, locks, changes }: Decided): AnyState {
  const revision: Revision = {
    ...{ number: revisionsOf(state) + 1, feedback: feedback ?? '', newBudget: newBudget ?? null, locks: [...new Set(locks)] },
    ...(changes ? { changes: [...changes] } : {}),
  };
  const { userRequest } = state;
  const budget = newBudget !== undefined && typeof userRequest === 'object' ? { userRequest: { ...userRequest, budget: newBudget } } : {};
  return { revision, finalPlan: null, preview: null, ...budget };
}

const decisionOn = (version: number, { action, feedback, newBudget, locks }: DecideBody, outputSummary: string): Decision => ({
  inputSummary: `The plan of version ${version}`,
  keyEvidence: [
    `action=${action}`,
    ...(feedback === undefined ? [] : [`feedback=${feedback.slice(0, MAX_SHOWN_CHARS)}`]),
    ...(newBudget === undefined ? [] : [`newBudget=${newBudget}`]),
    ...(locks?.length ? [`locks=${locks.length}`] : []),
  ],
  outputSummary,
  riskFlags: [],
});

/** The log's words for a plan that a person is asked about. */
export const describePreview = ({ budgetStatus, violations, revisionCount, total, currency }: PlanPreview): Decision => ({
  inputSummary: `Plan after ${revisionCount} revision(s)`,
  keyEvidence: [`total=${total ?? 'none'} ${currency ?? ''}`.trim(), `budget=${budgetStatus}`, `violations=${violations.length}`],
  outputSummary: 'The plan waits for a person to decide',
  riskFlags: [],
});

import type { AnyState } from '@app/agent-kit';
import type { ActionProposal, ApproveBody, Decision } from '@app/contracts';
import type { PersonDecision, Review } from '@app/workflow';
import { approvalsLeft, resultsOf, standings } from './standing.js';
import type { StandingState } from './standing.js';

/** What a person said about a proposal, and who it was. */
export type ActionDecision = Pick<ApproveBody, 'steps' | 'decline' | 'doubts'> & { readonly by: string };
type State = StandingState & AnyState;

/** What people are asked to decide on: steps that lack approval, and steps of which nobody knows whether they happened. */
export function proposalOf(state: State): ActionProposal {
  const found = standings(state);
  const results = new Map(resultsOf(state).map((result) => [result.stepId, result]));
  const steps = state.steps ?? [];
  const waiting = steps.filter((step) => found.get(step.id) === 'waits_for_approval' && approvalsLeft(state, step) > 0);
  return {
    steps: waiting.map((step) => ({
      stepId: step.id,
      title: step.title,
      why: state.examination?.verdicts.find(({ stepId }) => stepId === step.id)?.why ?? '',
      approvalsLeft: approvalsLeft(state, step),
      diff: state.examination?.diffs.find(({ stepId }) => stepId === step.id)?.lines ?? [],
    })),
    doubts: steps
      .filter((step) => found.get(step.id) === 'in_doubt')
      .map(({ id, title }) => ({
        stepId: id,
        title,
        question: `${results.get(id)?.text ?? title} Look, and say what is the case.`,
        options: ['happened', 'again', 'leave'],
      })),
  };
}

export const needsDecision = (state: State): boolean => {
  const { steps, doubts } = proposalOf(state);
  return steps.length + doubts.length > 0;
};

export const describeProposal = ({ steps, doubts }: ActionProposal): Decision => ({
  inputSummary: `${steps.length} step(s) need approval, ${doubts.length} are in doubt`,
  keyEvidence: [...steps.map(({ stepId, title }) => `${stepId}=${title}`), ...doubts.map(({ stepId }) => `doubt=${stepId}`)],
  outputSummary: 'Waits for a person',
  riskFlags: doubts.length > 0 ? ['TOOL_IN_DOUBT'] : [],
});

/** How people decide about actions. Each decision counts for the round it was given in, so of two at once one wins. */
export const reviewActions: Review<State> = {
  round: ({ wakes, approvals }) => (wakes ?? 0) + (approvals ?? []).length,
  decide: (state, body: ActionDecision, { now }): PersonDecision => {
    const { steps, decline, doubts, by } = body;
    const approvals = [...(state.approvals ?? []), ...steps.map((stepId) => ({ stepId, by, at: now.toISOString() }))];
    const again = Object.keys(doubts).filter((id) => doubts[id] === 'again');
    const rounds = { ...state.rounds, ...Object.fromEntries(again.map((id) => [id, (state.rounds?.[id] ?? 0) + 1])) };
    const said = { ...state.doubts, ...Object.fromEntries(Object.entries(doubts).filter(([, word]) => word !== 'again')) };
    return {
      delta: {
        approvals,
        declined: [...new Set([...(state.declined ?? []), ...decline])],
        rounds,
        doubts: said,
        wakes: (state.wakes ?? 0) + 1,
        proposal: null,
      },
      decision: {
        inputSummary: `A person decided about ${steps.length + decline.length + Object.keys(doubts).length} step(s)`,
        keyEvidence: [
          `by=${by}`,
          ...steps.map((id) => `approved=${id}`),
          ...decline.map((id) => `declined=${id}`),
          ...Object.entries(doubts).map(([id, word]) => `${id}=${word}`),
        ],
        outputSummary: 'The run goes on',
        riskFlags: [],
      },
    };
  },
};

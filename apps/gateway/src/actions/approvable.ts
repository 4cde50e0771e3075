import { ActionStepId, RequestError } from '@app/contracts';
import type { ActionProposal, ApproveBody } from '@app/contracts';
import { approversOf } from '@app/actions';
import type { StoredState } from '@app/ports';

type Decided = Pick<ApproveBody, 'steps' | 'decline' | 'doubts'> & { readonly by: string };

/** @throws {RequestError} VALIDATION_ERROR for a step that is not asked about, FORBIDDEN for whoever approved before or asked where two are needed. */
export function approvable(state: StoredState, proposal: ActionProposal, { steps, decline, doubts, by }: Decided): void {
  const asked = proposal.steps.map(({ stepId }) => stepId);
  const doubted = proposal.doubts.map(({ stepId }) => stepId);
  const named = [...[...steps, ...decline].map((id) => ({ id, among: asked })), ...Object.keys(doubts).map((id) => ({ id, among: doubted }))];
  if (named.length === 0)
    throw new RequestError('VALIDATION_ERROR', `steps: name at least one of ${[...asked, ...doubted].join(', ')}`, [{ path: 'steps', message: 'is empty' }]);
  const unknown = named.find(({ id, among }) => !ActionStepId.safeParse(id).success || !among.includes(id));
  if (unknown)
    throw new RequestError('VALIDATION_ERROR', `steps: ${unknown.id} is not asked about`, [{ path: 'steps', message: `${unknown.id} is not asked about` }]);
  for (const id of steps) {
    // Counted as the workflow counts: whoever's approval changes nothing may not give it.
    const given = (state['approvals'] as { stepId: string; by: string; at: string }[] | undefined) ?? [];
    const before = approversOf(state, id);
    const after = approversOf({ ...state, approvals: [...given, { stepId: id, by, at: new Date(0).toISOString() }] }, id);
    if (after.length === before.length)
      throw new RequestError(
        'FORBIDDEN',
        `${id} needs the approval of somebody else: you ${before.includes(by) ? 'have approved it' : 'asked for it, and more than one has to agree'}.`,
      );
  }
}

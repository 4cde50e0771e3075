import { z } from 'zod';
import type { AnyState } from '@app/agent-kit';
import { Approval, RequestError, Revision, RevisionPatch } from '@app/contracts';
import { forkState } from '@app/workflow';
import type { Workflow } from '@app/workflow';
import type { PastState, ThreadView } from '@app/ports';

const Numbered = z.looseObject({ revision: Revision.pick({ number: true }).nullish() });
const Past = z.looseObject({
  finalPlan: z.looseObject({ itinerary: z.array(z.unknown()).min(1) }),
  approval: Approval.nullish(),
  revisionPatch: RevisionPatch.nullish(),
});

/**
 * The first state of a run that takes a thread back to how it was at a version: all of that version, under a wish that is answered already.
 * A plan that was approved then still is.
 *
 * @throws {RequestError} VALIDATION_ERROR when that version holds no plan.
 */
export function restoredState(workflow: Workflow, past: PastState, now: ThreadView['state']): AnyState {
  const kept = forkState(workflow, past, null);
  const found = Past.safeParse(kept).data;
  if (!found) throw new RequestError('VALIDATION_ERROR', `Version ${past.version} holds no plan that could be there again.`);
  const wasNumber = Numbered.parse(kept).revision?.number ?? 0;
  const number = Math.max(wasNumber, Numbered.parse(now).revision?.number ?? 0) + 1;
  const revision: Revision = { number, feedback: '', newBudget: null, locks: [], changes: [], restores: past.version };
  const nothing: RevisionPatch = { number, understood: true, changes: [], locks: [], excludedPlaces: [], agents: [], notes: [] };
  const { approval, revisionPatch } = found;
  return {
    ...kept,
    ...{ question: null, answer: null, revision },
    revisionPatch: { ...nothing, excludedPlaces: revisionPatch?.excludedPlaces ?? [] },
    ...(approval && approval.revision >= wasNumber ? { approval: { ...approval, revision: number } } : {}),
  };
}

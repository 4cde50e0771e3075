import { FinalPlan, RequestError } from '@app/contracts';
import type { PlanEdit, Revision, RevisionChange } from '@app/contracts';
import { foldName } from '@app/guide';
import { locksOf } from '@app/planner';
import type { StoredState } from '@app/ports';

type Wish = Required<Pick<Revision, 'feedback' | 'locks' | 'changes'>>;

/** What each kind of edit means to the graph; locks and the sentence go another way. */
function changeOf(edit: PlanEdit): RevisionChange | null {
  switch (edit.kind) {
    case 'remove':
      return { kind: 'remove', activityId: edit.id };
    case 'replace':
      return { kind: 'replace', activityId: edit.id, place: edit.place };
    case 'move':
      return { kind: 'move', activityId: edit.id, day: edit.day, ...(edit.position ? { position: edit.position } : {}) };
    case 'add':
      return { kind: 'add', place: edit.place, day: edit.day ?? null };
    case 'nights':
      return { kind: 'stop_nights', stop: edit.stop, by: edit.by, other: null, dates: edit.trip };
    case 'order':
      return { kind: 'stop_order', stops: edit.stops };
    case 'skip':
      return { kind: 'skip_stop', stop: edit.stop };
    case 'budget':
      return { kind: 'budget', amount: edit.amount };
    case 'lock':
    case 'sentence':
    case 'restore':
      return null;
  }
}

/** Edits as a wish that the graph understands. @throws {RequestError} NO_PLAN_YET, VALIDATION_ERROR naming the first edit of something that is not in the plan. */
export function readEdits(state: StoredState, edits: readonly PlanEdit[]): Wish {
  const plan = FinalPlan.nullish().parse(state['finalPlan']);
  if (!plan || plan.itinerary.length === 0) throw new RequestError('NO_PLAN_YET', 'This thread has no plan that could be changed.');
  edits.forEach((edit, index) => {
    const problem = edit.kind === 'restore' ? null : problemWith(edit, plan);
    if (problem) throw new RequestError('VALIDATION_ERROR', `edits.${index}: ${problem}`, [{ path: `edits.${index}`, message: problem }]);
  });
  return {
    feedback: edits.find((edit) => edit.kind === 'sentence')?.text ?? '',
    locks: edits.flatMap((edit) => (edit.kind === 'lock' ? [edit.id] : [])),
    changes: edits.flatMap((edit) => changeOf(edit) ?? []),
  };
}

const UNKNOWN_ID = 'is about no visit or meal (d2-lunch) of this plan';
const LOCKABLE = 'is about no visit, meal (d2-lunch) or day (d2) of this plan';

function problemWith(edit: Exclude<PlanEdit, { kind: 'restore' }>, { itinerary, route = [] }: FinalPlan): string | null {
  const item = (id: string): string | null => (!/^d\d+$/.test(id) && locksOf(itinerary, [id]).length > 0 ? null : UNKNOWN_ID);
  const hasStop = (name: string): boolean => route.some(({ city }) => foldName(city) === foldName(name));
  const dayOf = (day: number | undefined): string | null => (day === undefined || day <= itinerary.length ? null : noDay(itinerary.length));
  switch (edit.kind) {
    case 'lock':
      return locksOf(itinerary, [edit.id]).length > 0 ? null : LOCKABLE;
    case 'remove':
    case 'replace':
      return item(edit.id);
    case 'move':
      return item(edit.id) ?? dayOf(edit.day);
    case 'add':
      return dayOf(edit.day);
    case 'nights':
    case 'skip':
      return hasStop(edit.stop) ? null : `names no stop of this trip; it goes to ${cities(route)}`;
    case 'order':
      return edit.stops.every(hasStop) ? null : `names a stop that this trip does not have; it goes to ${cities(route)}`;
    case 'budget':
    case 'sentence':
      return null;
  }
}

const noDay = (days: number): string => `names a day that the plan does not have; its days are 1 to ${days}`;
const cities = (route: NonNullable<FinalPlan['route']>): string => route.map(({ city }) => city).join(', ') || 'one place only';

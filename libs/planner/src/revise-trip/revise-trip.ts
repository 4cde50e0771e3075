import { isRouteChange } from '@app/contracts';
import type { DayChange, RevisionChange } from '@app/contracts';
import { alignDates, datesDiffer } from './align-dates.js';
import { changeMeals } from './change-meals.js';
import { avoid, dayStart, moreOf } from './change-taste.js';
import { add, fuller, lighter, remove, renew, replace, swap } from './change-visits.js';
import { finishedTrip } from './finished-trip.js';
import { move } from './move-visit.js';
import type { ReviseTripInput, RevisedTrip } from './revise-input.js';
import { changeStay } from './revise-stay.js';
import { spendLess } from './spend-less.js';
import { TripDesk } from './trip-desk.js';

type Handlers = { readonly [K in DayChange['kind']]: (desk: TripDesk, change: Extract<DayChange, { kind: K }>) => void };

const HANDLERS: Handlers = {
  lighter,
  fuller,
  renew,
  swap,
  replace,
  remove,
  add,
  move,
  more_of: moreOf,
  avoid,
  day_start: dayStart,
  stay: changeStay,
  meals: changeMeals,
  // The days were brought to the dates before anything else.
  dates: () => undefined,
  // Flights belong to the whole trip; they were exchanged before.
  flight: () => undefined,
  budget: spendLess,
};

const apply = <K extends DayChange['kind']>(desk: TripDesk, change: Extract<DayChange, { kind: K }>): void =>
  (HANDLERS[change.kind] as (desk: TripDesk, change: DayChange) => void)(desk, change);

/** Cheaper wishes come last, so that they see what the others cost; where the trip goes was decided before. */
function inOrder(all: readonly RevisionChange[]): DayChange[] {
  const changes = all.filter((change): change is DayChange => !isRouteChange(change));
  return [...changes.filter(({ kind }) => kind !== 'budget'), ...changes.filter(({ kind }) => kind === 'budget')];
}

/**
 * The trip with the changes made and nothing else: days that no change is about and everything locked stay as they were, to the byte.
 *
 * Opening hours, ways, meals and costs hold as in a new plan. The same input gives the same trip. A change that is not possible leaves
 * the trip as it is and is named in `unmet`.
 */
export function reviseTrip(input: ReviseTripInput): RevisedTrip {
  const desk = new TripDesk(input);
  const wasWithin = desk.spare() >= 0;
  if (datesDiffer(desk)) {
    alignDates(desk);
    if (wasWithin) spendLess(desk);
  }
  for (const change of inOrder(input.changes)) apply(desk, change);
  return finishedTrip(desk);
}

import { fromCents, toCents } from '@app/contracts';
import type { Activity, ItineraryDay, Meal } from '@app/contracts';
import { findMeal } from './change-meals.js';
import { findActivity } from './change-visits.js';
import { withActivities } from './edit-day.js';
import { computeCosts } from '../costs.js';
import { dayWithInstead } from './exchange-visit.js';
import type { Found } from './exchange-visit.js';
import { replacementsFor } from './find-visits.js';
import { tablesFor } from './tables.js';
import { TripDesk } from './trip-desk.js';
import type { ReviseTripInput } from './revise-input.js';

/** Something that could take the place of an activity or a meal, and the trip's days with it. */
export interface Alternative {
  readonly activity: Activity;
  /** What the trip would cost more, negative for less, in its currency. */
  readonly costDelta: number;
  readonly days: readonly ItineraryDay[];
}

const difference = (after: number, before: number): number => fromCents(toCents(after) - toCents(before));

/** A meal in the shape of an activity. */
const mealActivity = (id: string, meal: Meal): Activity => ({
  id,
  title: meal.place ? `${meal.meal} at ${meal.place.name}` : meal.meal,
  kind: 'meal',
  place: meal.place ?? { name: meal.meal },
  start: meal.start,
  end: meal.end,
  cost: meal.cost,
  source: meal.source,
});

/** Below this many, the other times of the day may move for more. Three are promised, and an audit may take some away. */
const ENOUGH = 8;

function visitAlternatives(desk: TripDesk, found: Found): Alternative[] {
  const { index, activity } = found;
  const kept = desk.day(index).activities.filter((other) => other.id !== activity.id);
  const places = desk.freePlaces();
  const offered = replacementsFor(desk, index, activity, places).map((fitting): Alternative => ({
    activity: fitting.activity,
    costDelta: difference(fitting.activity.cost.amount, activity.cost.amount),
    days: desk.days.with(index, withActivities(desk, index, [...kept, fitting.activity])),
  }));
  for (const place of places) {
    if (offered.length >= ENOUGH) break;
    if (offered.some((other) => other.activity.place.name === place.name)) continue;
    const day = dayWithInstead(desk, found, place);
    const instead = day?.activities.find((other) => other.place.name === place.name);
    if (!day || !instead) continue;
    const days = desk.days.with(index, day);
    const costDelta = difference(
      computeCosts({ days, stays: [], transport: [] }, desk.input.currency).total,
      computeCosts({ days: desk.days, stays: [], transport: [] }, desk.input.currency).total,
    );
    offered.push({ activity: instead, costDelta, days });
  }
  return offered;
}

/**
 * What else could be done at the time of an activity, or where else be eaten, while all the rest of the trip stays as it is; the most
 * worth first. Where few fit into the time of a visit, others follow for which the times of its day move. Null when the plan has nothing of that id.
 */
export function alternativesFor(input: Omit<ReviseTripInput, 'changes' | 'locks'>, id: string): Alternative[] | null {
  const desk = new TripDesk({ ...input, changes: [], locks: new Set() });
  const visit = findActivity(desk, id);
  if (visit) return visitAlternatives(desk, visit);
  const found = findMeal(desk, id);
  if (!found) return null;
  const { index, meal } = found;
  const day = desk.day(index);
  return tablesFor(desk, index, meal).map((table) => ({
    activity: mealActivity(id, table.meal),
    costDelta: difference(table.meal.cost.amount, meal.cost.amount),
    days: desk.days.with(index, { ...day, meals: (day.meals ?? []).map((other) => (other.meal === meal.meal ? table.meal : other)) }),
  }));
}

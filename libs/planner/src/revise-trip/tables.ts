import type { Meal } from '@app/contracts';
import { dietsOf, foldName, keepsDiets, openingWindows, servesCuisine, toHhmm } from '@app/guide';
import type { GuideEatery } from '@app/guide';
import { mealOf } from '../itinerary-day.js';
import { TIERS } from '../meals.js';
import { TableReturns } from '../table-returns.js';
import { slotOf, startIn, wayMinutes } from './day-slots.js';
import { mealId } from './lock-ids.js';
import { spanOf } from './trip-desk.js';
import type { TripDesk } from './trip-desk.js';

const TIER_STEP_POINTS = 12;
const CUISINE_POINTS = 60;
const RETURN_POINTS = 30;

/** A table that fits, and what it is worth there. */
export interface FittingTable {
  readonly eatery: GuideEatery;
  readonly meal: Meal;
  readonly worth: number;
}

/** What the other meals of the trip have taken. */
function returnsOf(desk: TripDesk, index: number, meal: Meal['meal']): TableReturns {
  const returns = new TableReturns(desk.days.length);
  desk.days.forEach((day, dayIndex) => {
    for (const other of day.meals ?? []) {
      const eatery = other.place && desk.eateryNamed(other.place.name);
      if (eatery && !(dayIndex === index && other.meal === meal)) returns.take(eatery.id, dayIndex);
    }
  });
  return returns;
}

/** Other tables for one meal while the rest of its day stays as it is, the most worth first; `wanted` narrows them. */
export function tablesFor(desk: TripDesk, index: number, present: Meal, wanted: (eatery: GuideEatery) => boolean = () => true): FittingTable[] {
  const slot = slotOf(desk, index, mealId(index, present.meal));
  if (!slot) return [];
  const { startMinute, endMinute } = spanOf(present);
  const minutes = endMinute - startMinute;
  const returns = returnsOf(desk, index, present.meal);
  const limit = Math.max(present.cost.amount, desk.spare() + present.cost.amount);
  const { constraints } = desk.input;
  const highest = TIERS.indexOf(desk.mealTier);
  return desk.input.city.eateries
    .filter((eatery) => eatery.meals.includes(present.meal) && foldName(eatery.name) !== foldName(present.place?.name ?? ''))
    .filter((eatery) => keepsDiets(eatery, dietsOf(constraints).diets) && returns.mayBeTaken(eatery.id, index) && wanted(eatery))
    .flatMap((eatery): FittingTable[] => {
      const windows = openingWindows(eatery.hours, undefined, desk.frame(index).date);
      const start = startIn(desk, slot, { place: eatery, minutes, windows, wantedMinute: startMinute });
      if (start === null || Math.abs(start - startMinute) > minutes) return [];
      const item = { type: 'meal', meal: present.meal, eatery, startMinute: start, endMinute: start + minutes } as const;
      const meal = { ...mealOf(item, desk.facts), start: toHhmm(start), end: toHhmm(start + minutes) };
      const steps = Math.abs(TIERS.indexOf(eatery.tier) - highest);
      const cuisine = (constraints?.cuisines ?? []).some((wish) => servesCuisine(wish, eatery)) ? CUISINE_POINTS : 0;
      return [{ eatery, meal, worth: cuisine - wayMinutes(desk, slot, eatery) - steps * TIER_STEP_POINTS - returns.timesTaken(eatery.id) * RETURN_POINTS }];
    })
    .filter(({ meal }) => meal.cost.amount <= limit)
    .sort((a, b) => b.worth - a.worth || a.eatery.id.localeCompare(b.eatery.id));
}

/** Puts another meal in the place of the one of that name; the rest of the day stays as it is. */
export function putMeal(desk: TripDesk, index: number, meal: Meal): void {
  const day = desk.day(index);
  desk.setDay(index, { ...day, meals: (day.meals ?? []).map((other) => (other.meal === meal.meal ? meal : other)) });
}

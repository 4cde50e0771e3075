import type { Meal, RevisionChange } from '@app/contracts';
import { bestNamed, dietsOf, keepsDiets, servesCuisine } from '@app/guide';
import { mealId } from './lock-ids.js';
import { putMeal, tablesFor } from './tables.js';
import type { TripDesk } from './trip-desk.js';

interface FoundMeal {
  readonly index: number;
  readonly meal: Meal;
}

/** The meal of that id, such as `d2-lunch`. */
export function findMeal(desk: TripDesk, id: string): FoundMeal | null {
  for (const [index, day] of desk.days.entries()) {
    const meal = (day.meals ?? []).find((one) => mealId(index, one.meal) === id);
    if (meal) return { index, meal };
  }
  return null;
}

/** Another table for a meal: the named one, one of a cuisine, or the best that fits. */
export function swapTable(desk: TripDesk, id: string, instead: string | null): void {
  const found = findMeal(desk, id);
  if (!found) return void desk.unmet.push({ what: `a change of ${id}`, why: 'the plan has nothing of that id' });
  const { index, meal } = found;
  const what = `another table for ${meal.meal} on day ${index + 1}`;
  if (desk.isLocked(index, id)) return void desk.unmet.push({ what, why: 'it is locked' });
  const named = instead === null ? undefined : bestNamed(instead, desk.input.city.eateries);
  const options = tablesFor(desk, index, meal, (eatery) => (named ? eatery.id === named.id : instead === null || servesCuisine(instead, eatery)));
  const [top] = options;
  if (!top) return void desk.unmet.push({ what, why: 'none that was asked for fits its hours, way and price' });
  putMeal(desk, index, top.meal);
  desk.notes.push(`Day ${index + 1}: ${meal.meal} at ${top.eatery.name}${meal.place ? ` in place of ${meal.place.name}` : ''}.`);
}

const unlockedMeals = (desk: TripDesk): FoundMeal[] =>
  desk.days.flatMap((day, index) =>
    (day.meals ?? []).filter(({ meal }) => !desk.isLocked(index, mealId(index, meal))).map((meal): FoundMeal => ({ index, meal })),
  );

/** Tables that keep a diet, or cheaper ones. */
export function changeMeals(desk: TripDesk, { diet }: Extract<RevisionChange, { kind: 'meals' }>): void {
  const diets = dietsOf(desk.input.constraints).diets;
  let changed = 0;
  for (const { index, meal } of unlockedMeals(desk)) {
    const eatery = meal.place && desk.eateryNamed(meal.place.name);
    if (!eatery || (diet !== null && keepsDiets(eatery, diets))) continue;
    const [top] = tablesFor(desk, index, meal, (other) => diet !== null || other.mealCost < eatery.mealCost);
    if (top) putMeal(desk, index, top.meal);
    else if (diet === null) continue;
    else putMeal(desk, index, { ...meal, place: null, cuisine: null });
    changed += 1;
  }
  desk.notes.push(changed > 0 ? `${changed} ${changed === 1 ? 'meal has' : 'meals have'} another table.` : 'The tables could stay as they are.');
}

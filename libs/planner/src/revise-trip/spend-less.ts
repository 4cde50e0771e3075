import { moneyWords } from '../money-words.js';
import { daysOf, movableVisits } from './change-visits.js';
import { putActivity, removeActivity } from './edit-day.js';
import { replacementsFor } from './find-visits.js';
import { mealId } from './lock-ids.js';
import { cheaperStays, putStay } from './revise-stay.js';
import { putMeal, tablesFor } from './tables.js';
import type { TripDesk } from './trip-desk.js';

/** Steps the trip down until it fits the budget: stay, then paid visits, then tables; what is locked stays. */
export function spendLess(desk: TripDesk): void {
  if (desk.spare() >= 0) return;
  cheaperBeds(desk);
  freeVisits(desk);
  cheaperTables(desk);
  const over = -desk.spare();
  if (over > 0) {
    const words = moneyWords(over, desk.input.currency);
    desk.unmet.push({ what: 'budget', why: `Even so the trip is ${words} over it; it takes that much more, fewer days, or less that is locked.` });
  }
}

function cheaperBeds(desk: TripDesk): void {
  const [before] = desk.stays;
  while (desk.spare() < 0) {
    const [choice] = cheaperStays(desk);
    if (!choice || desk.stays.length === 0) break;
    putStay(desk, choice);
  }
  const [after] = desk.stays;
  if (before && after && before.name !== after.name) desk.notes.push(`The stay is ${after.name} in place of ${before.name}, to fit the budget.`);
}

/** Paid visits that may change, the dearest first. */
const paidVisits = (desk: TripDesk) =>
  daysOf(desk, null)
    .flatMap((index) => movableVisits(desk, index).map((activity) => ({ index, activity })))
    .filter(({ activity }) => {
      const place = desk.placeOf(activity);
      return activity.cost.amount > 0 && !(place && desk.setup.taste.mustSeeIds.has(place.id));
    })
    .sort((a, b) => b.activity.cost.amount - a.activity.cost.amount || a.activity.id.localeCompare(b.activity.id));

function freeVisits(desk: TripDesk): void {
  for (const { index, activity } of paidVisits(desk)) {
    if (desk.spare() >= 0) return;
    const free = desk.freePlaces().filter((place) => place.cost === 0);
    const [top] = replacementsFor(desk, index, activity, free);
    if (top) putActivity(desk, index, top.activity, activity.id);
    else removeActivity(desk, index, activity.id);
    desk.notes.push(
      `Day ${index + 1}: ${top ? `${top.place.name} in place of ${activity.place.name}` : `${activity.place.name} left out`}, to fit the budget.`,
    );
  }
}

function cheaperTables(desk: TripDesk): void {
  const meals = desk.days
    .flatMap((day, index) => (day.meals ?? []).map((meal) => ({ index, meal })))
    .filter(({ index, meal }) => !desk.isLocked(index, mealId(index, meal.meal)))
    .sort((a, b) => b.meal.cost.amount - a.meal.cost.amount || a.index - b.index);
  for (const { index, meal } of meals) {
    if (desk.spare() >= 0) return;
    const [top] = tablesFor(desk, index, meal)
      .filter((table) => table.meal.cost.amount < meal.cost.amount)
      .sort((a, b) => a.meal.cost.amount - b.meal.cost.amount || a.eatery.id.localeCompare(b.eatery.id));
    if (!top) continue;
    putMeal(desk, index, top.meal);
    desk.notes.push(`Day ${index + 1}: ${meal.meal} at ${top.eatery.name}, to fit the budget.`);
  }
}

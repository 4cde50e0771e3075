import type { Preferences } from '@app/contracts';
import { keepsDiets, openingWindows, servesCuisine } from '@app/guide';
import type { GuideCity, GuideEatery, Tier } from '@app/guide';
import type { FilledDay } from './open-day.js';
import { bestOrder } from './day-order.js';
import type { OrderedDay } from './day-order.js';
import { MEAL_SHARES } from './meal-slots.js';
import type { MealName } from './meal-slots.js';
import { TableReturns } from './table-returns.js';
import { buildTimeline } from './timeline.js';
import type { Spending } from './trip-setup.js';
import type { MealChoices, Timeline } from './timeline.js';

export const TIERS: readonly Tier[] = ['budget', 'midrange', 'premium'];
/** Scarce tables go to the meals people remember. */
const MEALS_BY_WEIGHT: readonly MealName[] = ['dinner', 'lunch', 'breakfast'];
const TIER_STEP_POINTS = 12;
/** More than any way: a table above the tier is for meals that no other fits. */
const DEARER_TABLE_POINTS = 200;
const CUISINE_POINTS = 60;
/** Cafés are kept for the mornings where another table will do. */
const BREAKFAST_PLACE_POINTS = 6;
const MAX_DETOUR_MINUTES = 45;
/** Nobody goes farther to a table, unless the way on or home is that far anyway. */
const MAX_WAY_MINUTES = 45;
/** Another order of the day is only tried for the best tables, because it takes long. */
const TABLES_WORTH_REORDERING = 3;
/** A table that is new is worth this way. */
const RETURN_POINTS = 30;
/** A table that costs more than a whole usual day of food is for those who ask for it by name, and breakfast is no dearer than a usual lunch. */
const MAX_SHARE_OF_DAY: Readonly<Record<MealName, number>> = { breakfast: MEAL_SHARES.lunch, lunch: 1, dinner: 1 };

export interface MealWishes {
  readonly tier: Preferences['accommodationPreference'];
  readonly diets: readonly GuideEatery['diets'][number][];
  readonly cuisines: readonly string[];
  readonly tables: Spending['tables'];
}

/** A day's final order, times and tables. */
export interface SeatedDay {
  readonly day: FilledDay;
  readonly plan: OrderedDay;
}

/** What the days that are not seated anew have taken already. */
export interface RestOfTrip {
  readonly tripDays: number;
  readonly taken: readonly { readonly eatery: GuideEatery; readonly dayIndex: number }[];
  /** The visits stay in their order, whatever table that costs. */
  readonly isOrderFixed?: boolean;
}

interface Seating extends SeatedDay {
  readonly choices: MealChoices;
}

/** Gives every meal of the trip a table near its part of the day where one fits; new tables come first, returns are few and days apart. */
export class TableFinder {
  private readonly returns: TableReturns;
  private readonly servedCuisines = new Set<string>();

  constructor(
    private readonly city: GuideCity,
    private readonly wishes: MealWishes,
    private readonly days: readonly FilledDay[],
    private readonly rest: RestOfTrip = { tripDays: days.length, taken: [] },
  ) {
    this.returns = new TableReturns(rest.tripDays);
    for (const { eatery, dayIndex } of rest.taken) this.take(eatery, dayIndex);
  }

  /** Each day with its tables; those in `kept`, by the order of the days, are left as they are. */
  seat(kept: readonly MealChoices[] = []): SeatedDay[] {
    let seatings = this.days.map((day, index): Seating => ({ day, plan: day.plan, choices: kept[index] ?? {} }));
    for (const meal of MEALS_BY_WEIGHT) seatings = seatings.map((seating) => this.withTable(meal, seating));
    return seatings;
  }

  /** Wished cuisines that no meal serves. */
  missingCuisines(): string[] {
    return this.wishes.cuisines.filter((cuisine) => !this.servedCuisines.has(cuisine));
  }

  /** The same day with the best table that fits; another order of its visits is tried when the present one leaves no room. */
  private withTable(meal: MealName, seating: Seating): Seating {
    const { day, plan } = seating;
    if (seating.choices[meal]) return seating;
    const candidates = this.candidatesFor(meal, seating);
    const choicesWith = (eatery: GuideEatery): MealChoices => ({
      ...seating.choices,
      [meal]: { eatery, windows: openingWindows(eatery.hours, undefined, day.context.frame.date) },
    });
    for (const reorder of this.rest.isOrderFixed ? [false] : [false, true]) {
      for (const eatery of reorder ? candidates.slice(0, TABLES_WORTH_REORDERING) : candidates) {
        const choices = choicesWith(eatery);
        const seated = reorder ? bestOrder(day.context, plan.order, choices) : inOrder(day, plan, choices);
        if (!seated) continue;
        this.take(eatery, day.context.frame.index);
        return { day, plan: seated, choices };
      }
    }
    return seating;
  }

  private candidatesFor(meal: MealName, { day, plan }: Seating): GuideEatery[] {
    const position = plan.timeline.items.findIndex((item) => item.type === 'meal' && item.meal === meal);
    if (position < 0) return [];
    return this.city.eateries
      .filter((eatery) => this.returns.mayBeTaken(eatery.id, day.context.frame.index) && this.suits(eatery, meal))
      .map((eatery) => ({
        eatery,
        points: this.points(eatery, day, plan.timeline, position) + (meal !== 'breakfast' && eatery.meals.includes('breakfast') ? BREAKFAST_PLACE_POINTS : 0),
      }))
      .filter(({ points }) => points < Infinity)
      .sort((a, b) => a.points - b.points || a.eatery.id.localeCompare(b.eatery.id))
      .map(({ eatery }) => eatery);
  }

  private suits(eatery: GuideEatery, meal: MealName): boolean {
    const { tier, tables } = this.wishes;
    const most = this.city.daily.food[tier] * (tables === 'cheapest' ? MEAL_SHARES[meal] : MAX_SHARE_OF_DAY[meal]);
    const affordable = this.tiersAbove(eatery) <= (tables === 'generous' ? 1 : 0) && eatery.mealCost <= most;
    return affordable && eatery.meals.includes(meal) && keepsDiets(eatery, this.wishes.diets);
  }

  /** How many tiers the table is above what is planned; negative below it. */
  private tiersAbove(eatery: GuideEatery): number {
    return TIERS.indexOf(eatery.tier) - TIERS.indexOf(this.wishes.tier);
  }

  private take(eatery: GuideEatery, dayIndex: number): void {
    this.returns.take(eatery.id, dayIndex);
    for (const cuisine of this.wishes.cuisines) if (servesCuisine(cuisine, eatery)) this.servedCuisines.add(cuisine);
  }

  /** Extra minutes on the way plus what speaks against the kitchen; lower is better. */
  private points(eatery: GuideEatery, day: FilledDay, timeline: Timeline, position: number): number {
    const { base, travel } = day.context;
    const located = (item: Timeline['items'][number]) => (item.type === 'visit' ? item.place : item.eatery);
    const before =
      timeline.items
        .slice(0, position)
        .map(located)
        .findLast((point) => point !== null) ?? base;
    const after =
      timeline.items
        .slice(position + 1)
        .map(located)
        .find((point) => point !== null) ?? base;
    const way = travel(before, eatery);
    const direct = travel(before, after);
    const detour = way + travel(eatery, after) - direct;
    if (detour > MAX_DETOUR_MINUTES || way > Math.max(MAX_WAY_MINUTES, direct)) return Infinity;
    const steps = this.tiersAbove(eatery);
    const tierPoints = steps > 0 ? DEARER_TABLE_POINTS : -steps * TIER_STEP_POINTS;
    const newCuisine = this.wishes.cuisines.some((cuisine) => !this.servedCuisines.has(cuisine) && servesCuisine(cuisine, eatery));
    return detour + tierPoints + this.returns.timesTaken(eatery.id) * RETURN_POINTS - (newCuisine ? CUISINE_POINTS : 0);
  }
}

function inOrder(day: FilledDay, plan: OrderedDay, choices: MealChoices): OrderedDay | null {
  const timeline = buildTimeline(day.context, plan.order, choices);
  return timeline && { order: plan.order, timeline };
}

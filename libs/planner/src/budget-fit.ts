import { daysBetween, fromCents, toCents } from '@app/contracts';
import { cheaperStays, droppable, lowerTiers, visitsToDrop } from './budget-steps.js';
import { groundTotal } from './costs.js';
import { draftTrip } from './draft-trip.js';
import type { TripDraft } from './draft-trip.js';
import { moneyWords } from './money-words.js';
import { betterNotes, withMoneyLeft } from './money-left.js';
import type { Spending, TripSetup } from './trip-setup.js';
import type { UnmetWish } from './trip-input.js';

/** Replacing visits is tried this often before everything that costs is left out. */
const REPLACING_ROUNDS = 3;

/** The draft that was chosen, and what was given up for the budget or could be had within it. */
export interface FittedTrip {
  readonly draft: TripDraft;
  readonly notes: string[];
  readonly unmet: UnmetWish[];
}

/**
 * Plans the trip and steps down meals, stay and paid visits, in that order, until it fits what is left of the budget. Nights and flights
 * are never dropped. A trip that leaves much of the budget is planned one tier better.
 */
export function fitBudget(setup: TripSetup, start: Spending): FittedTrip {
  const first = draftTrip(setup, start);
  const { groundBudget } = setup.input;
  if (groundBudget === null) return { draft: first, notes: [], unmet: [] };
  if (overBy(first, groundBudget) <= 0) {
    const draft = withMoneyLeft(setup, first);
    return { draft, notes: betterNotes(first, draft), unmet: [] };
  }
  const steps = [...mealSteps(start), ...staySteps(setup, start)];
  let draft = first;
  for (const step of steps) if (overBy(draft, groundBudget) > 0) draft = draftTrip(setup, { ...draft.spending, ...step }, draft);
  if (overBy(draft, groundBudget) > 0) draft = withCheaperVisits(setup, draft, groundBudget);
  if (overBy(draft, groundBudget) > 0) draft = draftTrip(setup, { ...draft.spending, tables: 'cheapest' }, draft);
  const over = overBy(draft, groundBudget);
  return { draft, notes: givenUp(start, first, draft), unmet: over > 0 ? [overBudget(setup, draft, { over, groundBudget })] : [] };
}

/** How much a draft costs beyond the ground budget, in the currency of the request; negative when it fits. In whole cents, because sums of prices are. */
const overBy = (draft: TripDraft, groundBudget: number): number => fromCents(toCents(groundTotal(draft.costs)) - toCents(groundBudget));

const mealSteps = (start: Spending): Partial<Spending>[] => lowerTiers(start.mealTier).map((mealTier) => ({ mealTier }));
const staySteps = (setup: TripSetup, start: Spending): Partial<Spending>[] =>
  setup.frame.nights > 0 ? cheaperStays(setup, start.stay).map((stay) => ({ stay })) : [];

/** Replaces the dearest visits by cheaper ones, and in the end every paid visit by a free one. */
function withCheaperVisits(setup: TripSetup, before: TripDraft, groundBudget: number): TripDraft {
  let draft = before;
  for (let round = 0; round < REPLACING_ROUNDS && overBy(draft, groundBudget) > 0; round += 1) {
    const dropped = visitsToDrop(setup, draft, overBy(draft, groundBudget)).map((place) => place.id);
    if (dropped.length === 0) return draft;
    draft = draftTrip(setup, { ...draft.spending, excludedIds: new Set([...draft.spending.excludedIds, ...dropped]) }, draft);
  }
  if (overBy(draft, groundBudget) <= 0) return draft;
  return draftTrip(setup, { ...draft.spending, excludedIds: new Set(droppable(setup, setup.places).map((place) => place.id)) }, draft);
}

/** What changed between the first draft and the chosen one, in sentences. */
function givenUp(start: Spending, first: TripDraft, { spending, filled }: TripDraft): string[] {
  const kept = new Set(filled.flatMap((day) => day.plan.order.map((place) => place.id)));
  const lost = first.filled.flatMap((day) => day.plan.order).filter((place) => spending.excludedIds.has(place.id) && !kept.has(place.id));
  const { area, tier } = spending.stay;
  return [
    ...(spending.mealTier === start.mealTier ? [] : [`Meals were stepped down from ${start.mealTier} to ${spending.mealTier} to fit the budget.`]),
    ...(spending.stay === start.stay
      ? []
      : [`The stay was changed from ${start.stay.tier} in ${start.stay.area.name} to ${tier} in ${area.name} to fit the budget.`]),
    ...(lost.length === 0 ? [] : [`Paid places were replaced by cheaper or free ones to fit the budget: ${lost.map((place) => place.name).join(', ')}.`]),
    ...(spending.tables !== 'cheapest' ? [] : ['Only tables at or below the usual price of a simple meal are named, to fit the budget.']),
  ];
}

function overBudget(setup: TripSetup, draft: TripDraft, { over, groundBudget }: { readonly over: number; readonly groundBudget: number }): UnmetWish {
  const { currency, startDate, endDate } = setup.input;
  const days = fittingDays(setup, draft, groundBudget);
  const fewer = days === undefined ? '' : `, or about ${days} ${days === 1 ? 'day' : 'days'} instead of ${daysBetween(startDate, endDate) + 1}`;
  const cheapest = `Even the cheapest version costs ${moneyWords(groundTotal(draft.costs), currency)} besides the flights, ${moneyWords(over, currency)} over what is left`;
  return { what: 'budget', why: `${cheapest}; it takes a budget higher by ${moneyWords(over, currency)}${fewer}.` };
}

/** The longest shorter trip that would fit, judged by leaving out full days from the end; undefined when none would. */
function fittingDays(setup: TripSetup, draft: TripDraft, groundBudget: number): number | undefined {
  const [stay] = draft.stays;
  const nightly = stay ? stay.cost.amount / stay.nights : 0;
  const rides = draft.transport.filter((leg) => leg.mode === 'transit');
  const fullDates = new Set(setup.frame.days.filter((day) => day.kind === 'full').map((day) => day.date));
  let total = groundTotal(draft.costs);
  let count = draft.days.length;
  for (const day of draft.days.filter(({ date }) => fullDates.has(date)).reverse()) {
    const items = [...day.activities, ...(day.meals ?? []), ...rides.filter((leg) => leg.date === day.date)];
    total -= nightly + items.reduce((sum, item) => sum + item.cost.amount, 0);
    count -= 1;
    if (total <= groundBudget) return count;
  }
  return undefined;
}

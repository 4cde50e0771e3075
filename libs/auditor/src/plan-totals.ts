import { fromCents, toCents } from '@app/contracts';
import type { CostCategory, Costs, FinalPlan, Money, TransportLeg } from '@app/contracts';

/** One price of a plan. */
export interface PricedItem {
  readonly category: CostCategory;
  readonly cost: Money;
  readonly item: string;
}

/** Flights apart, public transport and walking are local transport, every other way is ground transport. */
function categoryOf(leg: TransportLeg): CostCategory {
  if (leg.mode === 'flight') return 'flights';
  return leg.mode === 'transit' || leg.mode === 'walk' ? 'localTransport' : 'groundTransport';
}

/** Every price that a plan states for an item. */
export const pricedItems = (plan: FinalPlan): PricedItem[] => [
  ...plan.transport.map((leg): PricedItem => ({ category: categoryOf(leg), cost: leg.cost, item: leg.id })),
  ...plan.stays.map((stay): PricedItem => ({ category: 'stays', cost: stay.cost, item: stay.id })),
  ...plan.itinerary.flatMap((day) => day.activities.map((activity): PricedItem => ({ category: 'activities', cost: activity.cost, item: activity.id }))),
  ...plan.itinerary.flatMap((day) =>
    (day.meals ?? []).map((meal): PricedItem => ({ category: 'meals', cost: meal.cost, item: `${meal.meal} on ${day.date}` })),
  ),
];

/** The currency a plan is in: that of its costs, else of the request, else of its first item. */
export function currencyOf(plan: FinalPlan, requested: string | null | undefined): string {
  return plan.costs?.currency ?? requested ?? pricedItems(plan)[0]?.cost.currency ?? 'EUR';
}

/** The sums of a plan's own items; items in another currency than the plan's are left out, because amounts of two currencies have no sum. */
export function planTotals(plan: FinalPlan, requested: string | null | undefined): Costs {
  const currency = currencyOf(plan, requested);
  const cents: Partial<Record<CostCategory, number>> = {};
  for (const { category, cost } of pricedItems(plan)) if (cost.currency === currency) cents[category] = (cents[category] ?? 0) + toCents(cost.amount);
  const byCategory = Object.fromEntries(Object.entries(cents).map(([category, value]) => [category, fromCents(value)]));
  return { byCategory, total: fromCents(Object.values(cents).reduce((sum, value) => sum + value, 0)), currency };
}

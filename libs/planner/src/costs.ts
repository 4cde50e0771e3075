import { TerminalError, fromCents, toCents } from '@app/contracts';
import type { CostCategory, Costs, ItineraryDay, Money, Stay, TransportLeg } from '@app/contracts';

/** The priced items of a plan. */
export interface PricedItems {
  readonly days: readonly ItineraryDay[];
  readonly stays: readonly Stay[];
  readonly transport: readonly TransportLeg[];
}

/** Flights apart, public transport and walking count as local transport, every other way as ground transport. */
function transportCategory(leg: TransportLeg): CostCategory {
  if (leg.mode === 'flight') return 'flights';
  return leg.mode === 'transit' || leg.mode === 'walk' ? 'localTransport' : 'groundTransport';
}

/** Everything but the flights, in the currency of the costs. */
export const groundTotal = (costs: Costs): number => fromCents(toCents(costs.total) - toCents(costs.byCategory.flights ?? 0));

/** Every price of a plan with the category it counts for. */
function pricedItems({ days, stays, transport }: PricedItems): { readonly category: CostCategory; readonly cost: Money; readonly item: string }[] {
  return [
    ...transport.map((leg) => ({ category: transportCategory(leg), cost: leg.cost, item: leg.id })),
    ...stays.map((stay) => ({ category: 'stays' as const, cost: stay.cost, item: stay.id })),
    ...days.flatMap((day) => [
      ...day.activities.map((activity) => ({ category: 'activities' as const, cost: activity.cost, item: activity.id })),
      ...(day.meals ?? []).map((meal) => ({ category: 'meals' as const, cost: meal.cost, item: `${meal.meal} on ${day.date}` })),
    ]),
  ];
}

/**
 * Sums of a plan's own items by category and in total, exact in cents; categories without an item are absent.
 *
 * @throws {TerminalError} VALIDATION_ERROR when an item is in another currency, because amounts of two currencies have no sum.
 */
export function computeCosts(items: PricedItems, currency: string): Costs {
  const cents = new Map<CostCategory, number>();
  for (const { category, cost, item } of pricedItems(items)) {
    if (cost.currency !== currency)
      throw new TerminalError('VALIDATION_ERROR', `${item} is priced in ${cost.currency}, the plan in ${currency}; convert it first`);
    cents.set(category, (cents.get(category) ?? 0) + toCents(cost.amount));
  }
  const total = [...cents.values()].reduce((sum, value) => sum + value, 0);
  return { byCategory: Object.fromEntries([...cents].map(([category, value]) => [category, fromCents(value)])), total: fromCents(total), currency };
}

import { fromCents, toCents } from '@app/contracts';
import type { CostCategory, Costs, DayStrings } from '@app/contracts';
import { MEALS, isBlank } from './day-words.js';
import type { PublishedCase } from './published-case.js';

interface Price {
  readonly category: CostCategory;
  /** Null for a way that the catalog does not have. */
  readonly amount: number | null;
}

/** The sums of what the catalog says the plan's own items cost all travellers; `unpriced` is the first day with a way that it does not have. */
export function publishedTotals(one: PublishedCase): { readonly totals: Costs; readonly unpriced: number | null } {
  const prices = one.days.map((day) => [...wayPrice(day, one), ...mealPrices(day, one), ...nightPrice(day, one)]);
  const cents: Partial<Record<CostCategory, number>> = {};
  for (const { category, amount } of prices.flat()) cents[category] = (cents[category] ?? 0) + toCents(amount ?? 0);
  const byCategory = Object.fromEntries(Object.entries(cents).map(([category, value]) => [category, fromCents(value)]));
  const total = fromCents(Object.values(cents).reduce((sum, value) => sum + value, 0));
  const day = prices.findIndex((items) => items.some(({ amount }) => amount === null));
  return { totals: { byCategory, total, currency: one.tables.currency }, unpriced: day < 0 ? null : day + 1 };
}

function wayPrice(day: DayStrings, { tables, people }: PublishedCase): Price[] {
  const way = isBlank(day.transportation) ? null : tables.way(day);
  if (!way?.hasEnds) return [];
  if (way.mode === 'flight') return way.row ? [{ category: 'flights', amount: way.row.price * people }] : [];
  return [{ category: 'groundTransport', amount: way.row ? tables.groundCost(way.row, people) : null }];
}

const mealPrices = (day: DayStrings, { tables, people }: PublishedCase): Price[] =>
  MEALS.flatMap((meal): Price[] => {
    const table = isBlank(day[meal]) ? undefined : tables.restaurant(day[meal]);
    return table ? [{ category: 'meals', amount: table.averageCost * people }] : [];
  });

function nightPrice({ accommodation }: DayStrings, { tables, people }: PublishedCase): Price[] {
  const house = isBlank(accommodation) ? undefined : tables.accommodations(accommodation)[0];
  return house ? [{ category: 'stays', amount: tables.nightCost(house, people) }] : [];
}

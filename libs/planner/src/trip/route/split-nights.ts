import type { ResolvedStop } from './resolve-route.js';
import { worthOf } from './town-worth.js';

/** Each further night in a place is worth less. */
export const FURTHER_NIGHT = 0.72;
export interface NightSplit {
  /** Nights of each stop, in the given order. */
  readonly nights: readonly number[];
  /** Nights asked for beyond those that the dates have. */
  readonly missing: number;
}

/**
 * Shares the nights of a trip out among its stops: what was asked for first, the open ones by what each place is worth, at least one each.
 * When every stop is fixed and nights are left, they go where more was allowed, else to the place worth most.
 */
export function splitNights(stops: readonly ResolvedStop[], totalNights: number): NightSplit {
  const nights = stops.map(({ asked }) => (asked.role === 'pass' ? 0 : (asked.nights ?? 1)));
  const sum = (): number => nights.reduce((total, count) => total + count, 0);
  const missing = Math.max(0, sum() - totalNights);
  for (let over = missing; over > 0; over -= 1) {
    const most = nights.reduce(
      (best, count, index) => (count > (nights[best] ?? 0) || (count === nights[best] && stops[index]?.asked.nights === null) ? index : best),
      0,
    );
    if ((nights[most] ?? 0) <= 0) break;
    nights[most] = (nights[most] ?? 0) - 1;
  }
  const isOpen = ({ asked }: ResolvedStop): boolean => asked.role !== 'pass' && (asked.nights === null || asked.nightsRule === 'at_least');
  const growing = stops.some(({ asked }) => asked.role !== 'pass' && asked.nights === null)
    ? stops.map(({ asked }) => asked.role !== 'pass' && asked.nights === null)
    : stops.some(isOpen)
      ? stops.map(isOpen)
      : stops.map(({ asked }) => asked.role !== 'pass');
  const worth = stops.map(({ town }) => worthOf(town));
  while (sum() < totalNights && growing.some(Boolean)) {
    const gain = (index: number): number => (growing[index] ? (worth[index] ?? 0) * FURTHER_NIGHT ** (nights[index] ?? 0) : -1);
    const best = nights.reduce((chosen, _, index) => (gain(index) > gain(chosen) ? index : chosen), growing.indexOf(true));
    nights[best] = (nights[best] ?? 0) + 1;
  }
  return { nights, missing };
}

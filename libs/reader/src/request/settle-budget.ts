import type { ParsedRequest } from '@app/contracts';
import { MAX_BUDGET } from '@app/contracts';
import { takeBudget } from '../money/read-budget.js';
import type { SaidBudget } from '../money/read-budget.js';
import { Scan } from '../text/scan.js';

export interface TripSize {
  readonly travellers: number | null;
  readonly days: number | null;
}

/** The total for everybody and all days; null while a price per day waits for the number of days. */
export function totalOf(said: SaidBudget, { travellers, days }: TripSize): number | null {
  if (said.isPerDay && days === null) return null;
  const shares = said.isPerCouple ? Math.max(1, Math.floor((travellers ?? 2) / 2)) : said.isPerPerson ? (travellers ?? 1) : 1;
  const total = said.amount * shares * (said.isPerDay ? (days ?? 1) : 1);
  return total > 0 && total <= MAX_BUDGET ? Math.round(total * 100) / 100 : null;
}

/** The last amount that earlier messages named, so that "500 each" grows when a third person joins. */
export function budgetSaidBefore(previous: ParsedRequest, own: string | undefined): SaidBudget | null {
  const lines = previous.requestText.split('\n').reverse();
  return lines.map((line) => takeBudget(new Scan(line), own)).find((said) => said !== null) ?? null;
}

import { bareBudget } from '../money/read-budget.js';
import type { SaidBudget } from '../money/read-budget.js';
import { COUNT, toNumber } from '../text/number-words.js';
import type { Scan } from '../text/scan.js';

/** A number without a unit, as an answer or as a correction. */
export interface BareNumber {
  readonly budget: SaidBudget | null;
  readonly travellers: number | null;
}

const NOTHING: BareNumber = { budget: null, travellers: null };
const MAX_BARE_WORDS = 4;
/** Below this a bare number counts people; nobody travels for less money. */
const LEAST_BUDGET = 30;
const MAKE_IT = new RegExp(
  `\\b(?:make (?:it|that)|change (?:it|that|this)? ?to|(?:it|there) (?:is|are|will be)|it's|only|just|lieber|doch|plutot|mejor) (${COUNT}|\\d[\\d.,' ]{0,20}k?)\\b(?![\\s-]*[a-z])`,
);

/** Gives a number that has no unit to the field it can only mean. */
export function readBareNumber(rest: Scan, asked: readonly string[]): BareNumber {
  const correction = rest.find(MAKE_IT);
  const words = rest.rest.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const isBare =
    words.length <= MAX_BARE_WORDS &&
    /^\W*(?:about |around |ca\.? |etwa |environ |unos )?(?:\d[\d.,' ]{0,20}k?|[a-z]+(?:[- ][a-z]+){0,3})\W*$/.test(rest.rest.trim());
  if (!correction && !isBare) return NOTHING;
  const number = toNumber((correction?.match[1] ?? rest.rest).replace(/[^a-z0-9 -]/g, '').trim());
  const wantsPeople = asked.some((field) => field === 'adults' || field === 'travellers') || correction !== null;
  if (number !== null && number >= 1 && number < LEAST_BUDGET && wantsPeople) return { budget: null, travellers: number };
  if (!asked.includes('budget') && !correction) return NOTHING;
  const budget = bareBudget(rest);
  return budget && budget.amount >= LEAST_BUDGET ? { budget, travellers: null } : NOTHING;
}

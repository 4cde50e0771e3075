import { currencyCode, CURRENCY_AFTER, CURRENCY_BEFORE } from '../money/currencies.js';
import { Scan } from '../text/scan.js';
import { readNeeds } from './read-needs.js';
import type { SaidNeeds } from './read-needs.js';

const CURRENCY = new RegExp(`${CURRENCY_BEFORE}|(?<![a-z])${CURRENCY_AFTER}`);

/** What a sentence says about diet, mobility, pace and currency; needs no places, so it is quick the first time too. */
export function needsInWords(text: string): SaidNeeds & { readonly currency: string | null } {
  const scan = new Scan(text);
  const named = scan.find(CURRENCY);
  return { ...readNeeds(scan), currency: named ? currencyCode(named.match[0], undefined) : null };
}

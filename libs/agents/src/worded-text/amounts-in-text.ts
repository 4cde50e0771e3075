import { toCents } from '@app/contracts';

const NUMBER = String.raw`\d(?:[\d.,'’\u00a0\u202f]*\d)?`;
const SYMBOL = String.raw`(?:[A-Z]{1,3})?\$|[€£¥₺฿₹₩₽₪]|Fr\.|kr|zł`;
const WORD = 'euros?|dollars?|pounds?|francs?|yen|baht|lira|pesos?|rand|rupees?';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** "1,500.00", "1.500,00" and "1'500" as a number; the last separator counts as decimal only before one or two digits. */
function numberOf(text: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(text);
  const whole = (decimals ? text.slice(0, decimals.index) : text).replace(/\D/g, '');
  return Number(decimals ? `${whole}.${decimals[1]}` : whole);
}

/** Patterns of their own for each call: one with the flag "g" remembers where it was. Letters on either side make a symbol a part of a word. */
const patterns = (): RegExp[] => [
  new RegExp(`(?<!\\p{L})(?:${SYMBOL})\\s?(${NUMBER})`, 'gu'),
  new RegExp(`(${NUMBER})\\s?(?:${SYMBOL})(?!\\p{L})`, 'gu'),
  new RegExp(`(${NUMBER})\\s?(?:${WORD})(?!\\p{L})`, 'giu'),
];

/** Every number that stands beside a currency symbol, code or name, in the order found. */
export function amountsInText(text: string): number[] {
  const bySymbol = patterns().flatMap((pattern) => [...text.matchAll(pattern)].map((match) => numberOf(match[1] ?? '')));
  const byCode = [...text.matchAll(new RegExp(`\\b([A-Z]{3})\\s?(${NUMBER})|(${NUMBER})\\s?([A-Z]{3})\\b`, 'g'))]
    .filter(([, before, , , after]) => CURRENCIES.has(before ?? after ?? ''))
    .map(([, , afterCode, beforeCode]) => numberOf(afterCode ?? beforeCode ?? ''));
  return [...bySymbol, ...byCode];
}

/** True when every amount of money in the text is one of `known`, in cents or rounded to whole units. */
export function statesOnlyKnownAmounts(text: string, known: readonly number[]): boolean {
  const allowed = new Set(known.flatMap((amount) => [toCents(amount), toCents(Math.round(amount))]));
  return amountsInText(text).every((amount) => allowed.has(toCents(amount)));
}

import { toCents } from '@app/contracts';

/** Digits with separators, "k" for thousands, and the dash that stands for no cents ("999.-"). */
const NUMBER = String.raw`(\d(?:[\d.,'’\u00a0\u202f]{0,24}\d)?(?:\s?[kK](?!\p{L}))?)(?:[.,][-–—]+)?`;
const SYMBOL = String.raw`(?:[A-Z]{1,3})?\$|[€£¥₺฿₹₩₽₪]|Fr\.|kr|zł`;
const WORD = 'euros?|dollars?|pounds?|francs?|yen|baht|lira|pesos?|rand|rupees?';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
/** Codes that are no words of a sentence, so that they count in small letters too. */
const UNMISTAKABLE = new Set(['AUD', 'CAD', 'CHF', 'CNY', 'CZK', 'DKK', 'EUR', 'GBP', 'HUF', 'INR', 'JPY', 'MXN', 'NOK', 'PLN', 'SEK', 'THB', 'USD', 'ZAR']);
const isCurrency = (code: string): boolean => CURRENCIES.has(code) || UNMISTAKABLE.has(code.toUpperCase());

/** Emphasis and brackets tear a number from its currency, and signs nobody sees tear numbers apart. */
const BETWEEN = /[*_`~()\p{Cf}]/gu;

/** "1,500.00", "1.500,00", "1'500" and "1.5k" as a number; the last separator counts as decimal only before one or two digits. */
function numberOf(text: string): number {
  const digits = text.replace(/\s?k$/i, '');
  const decimals = /[.,](\d{1,2})$/.exec(digits);
  const whole = (decimals ? digits.slice(0, decimals.index) : digits).replace(/\D/g, '');
  return Number(decimals ? `${whole}.${decimals[1]}` : whole) * (digits === text ? 1 : 1000);
}

/** Patterns of their own for each call: one with the flag "g" remembers where it was. Letters on either side make a symbol a part of a word. */
const besideNames = (): RegExp[] => [
  new RegExp(`(?<!\\p{L})(?:${SYMBOL})\\s?${NUMBER}`, 'gu'),
  new RegExp(`${NUMBER}\\s?(?:${SYMBOL})(?!\\p{L})`, 'gu'),
  new RegExp(`${NUMBER}\\s?(?:${WORD})(?!\\p{L})`, 'giu'),
];

/** A code belongs to the number before it, else to the one behind it. */
const besideCodes = (): RegExp[] => [
  new RegExp(`(?<!\\p{L}|\\d\\s?)(?<code>[A-Z]{3}):?\\s?${NUMBER}`, 'giu'),
  new RegExp(`${NUMBER}\\s?(?<code>[A-Z]{3})(?!\\p{L})`, 'giu'),
];

/** Every number that stands beside a currency symbol, code or name. */
export function amountsInText(text: string): number[] {
  const plain = text.replace(BETWEEN, '');
  const named = besideNames().flatMap((pattern) => [...plain.matchAll(pattern)]);
  const coded = besideCodes().flatMap((pattern) => [...plain.matchAll(pattern)].filter(({ groups }) => isCurrency(groups?.['code'] ?? '')));
  return [...named, ...coded].map((match) => numberOf(match.find((group, index) => index > 0 && /^\d/.test(group ?? '')) ?? ''));
}

/** True when every amount of money in the text is one of `known`, in cents or rounded to whole units. */
export function statesOnlyKnownAmounts(text: string, known: readonly number[]): boolean {
  const allowed = new Set(known.flatMap((amount) => [toCents(amount), toCents(Math.round(amount))]));
  return amountsInText(text).every((amount) => allowed.has(toCents(amount)));
}

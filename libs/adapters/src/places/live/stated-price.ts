/** A price for one adult as strangers write it. */
export interface StatedPrice {
  readonly amount: number;
  readonly currency: string;
}

export interface ReadPrice {
  readonly price: StatedPrice | null;
  /** True when it is said to be free; null when nothing is said of it. */
  readonly isFree: boolean | null;
}

/** A dollar sign is the sign of twenty currencies, so it says nothing. */
const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', '₹': 'INR', '₺': 'TRY', '₪': 'ILS', '₩': 'KRW', zł: 'PLN', Kč: 'CZK' };
const SIGN = Object.keys(SIGNS).join('|');
const AMOUNT = String.raw`(\d{1,6}(?:[.,]\d{1,2})?)`;
const BEFORE = new RegExp(`(${SIGN}|\\b[A-Z]{3})\\s?${AMOUNT}(?![\\d.,]*\\d)`, 'u');
const AFTER = new RegExp(`${AMOUNT}\\s?(${SIGN}|[A-Z]{3}\\b)`, 'u');
const FREE = /\b(free|gratis|kostenlos|gratuit|frei)\b/i;
const MAX_CHARS = 200;
const NOTHING_SAID: ReadPrice = { price: null, isFree: null };

const amountOf = (text: string): number => Number(text.replace(',', '.'));

/** The first price that a text such as `€12`, `adults 5 EUR, children free` or `free` states. */
export function readPrice(text: string | undefined): ReadPrice {
  if (!text) return NOTHING_SAID;
  const words = text.slice(0, MAX_CHARS);
  const before = BEFORE.exec(words);
  const after = AFTER.exec(words);
  const [sign, amount] = before && (!after || before.index <= after.index) ? [before[1], before[2]] : [after?.[2], after?.[1]];
  if (sign !== undefined && amount !== undefined) return { price: { amount: amountOf(amount), currency: SIGNS[sign] ?? sign }, isFree: amountOf(amount) === 0 };
  return FREE.test(words) ? { price: null, isFree: true } : NOTHING_SAID;
}

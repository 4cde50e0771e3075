import { AMOUNT_WORDS, SMALL_AMOUNT_WORDS, toNumber } from '../text/number-words.js';

/** Source of a pattern for an amount: "1,500", "1.500,50", "1'500", "1 500", "1.5k", "2 thousand", "fifteen hundred". */
export const AMOUNT = `(?:\\d{1,3}(?:[ ',.]\\d{3}){1,6}(?:[.,]\\d{1,2})?|\\d{1,15}(?:[.,]\\d{1,2})?)(?:\\s?(?:k|hundred|thousand|tausend|mille|mila|mil|grand|lakhs?|crores?|m|mio|million(?:en|s)?|millon(?:es)?|milion[ei]|milhao|milhoes)(?![a-z])(?: (?:and a half|y medio|et demi|e meio|e mezzo)(?![a-z]))?)?(?!\\d)|${AMOUNT_WORDS}`;

/** The same, and "ninety": for amounts that a currency follows. */
export const SIGNED_AMOUNT = `${AMOUNT}|${SMALL_AMOUNT_WORDS}`;

const FACTOR: Readonly<Record<string, number>> = {
  k: 1000,
  hundred: 100,
  thousand: 1000,
  tausend: 1000,
  mille: 1000,
  mil: 1000,
  mila: 1000,
  grand: 1000,
  lakh: 100_000,
  lakhs: 100_000,
  crore: 10_000_000,
  crores: 10_000_000,
  m: 1_000_000,
};

/** Three digits after a separator are thousands; one or two are decimals. */
function parseDigits(text: string): number {
  const grouped = text.replace(/[ '](?=\d{3})/g, '').replace(/[.,](?=\d{3}(?!\d))/g, '');
  return Number(grouped.replace(',', '.'));
}

/** The number of a folded amount; null when it is none. */
export function parseAmount(text: string): number | null {
  const match = /^([\d ',.]*\d)\s?([a-z]*)( (?:and a|y|et|e) \w+)?$/.exec(text.trim());
  if (!match) return toNumber(text);
  const [, digits = '', factor = '', half] = match;
  const unit = FACTOR[factor] ?? (/^mi/.test(factor) ? 1_000_000 : 1);
  const value = (parseDigits(digits) + (half ? 1 / 2 : 0)) * unit;
  return Number.isFinite(value) ? Math.round(value * 100) / 100 : null;
}

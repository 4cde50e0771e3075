import type { Scan } from '../text/scan.js';

/** A word of a text that may be part of a name. */
export interface Token {
  readonly start: number;
  readonly end: number;
}

/** French and Italian join an article to a name: "Festival d'Avignon". */
const WORD = /(?:\b[dl]|\b(?:de|a|ne|da|su)ll)['’](?=\p{L})|\p{L}(?:\.\p{L})+\.?|[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;

/** The words that no other reader took, with their places in the text. */
export const tokensOf = (scan: Scan): Token[] =>
  [...scan.text.matchAll(WORD)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(({ start, end }) => !scan.rest.slice(start, end).includes('\u0001'));

/** False too for "i want THE train": small letters everywhere but in words that are shouted. */
export const hasCase = (text: string): boolean => hasCapitals(text) && /(?<!\p{L})(?:I(?!\p{L})|\p{Lu}['’]?\p{Ll})/u.test(text);

/** False where everything or nothing is in capitals: capitals then say nothing. */
export function hasCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals > 0 && capitals < letters * 0.6;
}

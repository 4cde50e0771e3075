import { Rewrite } from './rewrite.js';

const LEET_LETTERS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
};
/** Texts are folded before, so Latin letters have no accents; other scripts are not written this way. */
const CANDIDATE = /[a-z0-9@$!|+]{2,}/gi;
const HAS_LETTER = /[a-z]/i;
const MIXED = /[a-z][0-9@$!|+]+[a-z]|^[0-9@$|+][a-z]{2}/i;
const MAY_BE_MIXED = /[a-z][0-9@$!|+]|[0-9@$|+][a-z]/i;
const SYMBOL = /[013456789@$!|+]/g;
/** Words such as "a4" or "b2b" are common; one of them is no disguise. */
const MIN_MIXED_WORDS = 2;

const toLetters = (word: string): string => word.replace(SYMBOL, (symbol) => LEET_LETTERS[symbol] ?? symbol);

/** The text with digits and signs read as letters, or null when it does not look written that way. */
export function unleet(text: string): Rewrite | null {
  if (!MAY_BE_MIXED.test(text)) return null;
  const mixed = (text.match(CANDIDATE) ?? []).filter((word) => MIXED.test(word)).length;
  if (mixed < MIN_MIXED_WORDS) return null;
  return Rewrite.of(text, CANDIDATE, (word) => (HAS_LETTER.test(word) ? toLetters(word) : word));
}

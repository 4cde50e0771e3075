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
const CANDIDATE = /[\p{L}\p{N}@$!|+]{2,}/gu;
const HAS_LETTER = /\p{L}/u;
const MIXED = /\p{L}[0-9@$!|+]+\p{L}|^[0-9@$|+]\p{L}{2}/u;
const SYMBOL = /[013456789@$!|+]/g;
/** Words such as "a4" or "b2b" are common; one of them is no disguise. */
const MIN_MIXED_WORDS = 2;

const toLetters = (word: string): string => word.replace(SYMBOL, (symbol) => LEET_LETTERS[symbol] ?? symbol);

/** The text with digits and signs read as letters, or null when it does not look written that way. */
export function unleet(text: string): string | null {
  const mixed = (text.match(CANDIDATE) ?? []).filter((word) => MIXED.test(word)).length;
  if (mixed < MIN_MIXED_WORDS) return null;
  return text.replace(CANDIDATE, (word) => (HAS_LETTER.test(word) ? toLetters(word) : word));
}

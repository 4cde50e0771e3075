const LETTERS = 26;
const FIRST = 97;
const WORD = /[a-z]+/gi;
/** Shorter words have the same steps from letter to letter as others by chance. */
const MIN_SHIFTED_CHARS = 6;
const MIN_CONSONANTS = 4;
const MIN_RECOVERED_WORDS = 2;
const VOWELS = /[aeiou]/g;
const LONG_STRETCH = /([a-z])\1{2,}/gi;
const ALL_DOUBLED = /(?<![a-z])(?:([a-z])\1){4,}(?![a-z])/gi;
const DIGIT_BETWEEN_WORDS = /(?<=[a-z]{2})\d{1,2}(?=[a-z]{2})/gi;
const MIN_OCCURRENCES = 3;

const places = (word: string): number[] => [...word].map((letter) => letter.charCodeAt(0) - FIRST);

/** Equal for all words that a shift of the alphabet turns into each other. */
const stepsOf = (word: string): string => {
  const at = places(word);
  return at.map((place, index) => (index === 0 ? '' : (place - (at[index - 1] ?? 0) + LETTERS) % LETTERS)).join(' ');
};

const shifted = (text: string, by: number): string =>
  text.replace(WORD, (word) => [...word.toLowerCase()].map((letter) => String.fromCharCode(((letter.charCodeAt(0) - FIRST + by) % LETTERS) + FIRST)).join(''));

const mirrored = (text: string): string =>
  text.replace(WORD, (word) => [...word.toLowerCase()].map((letter) => String.fromCharCode(FIRST + LETTERS - 1 - (letter.charCodeAt(0) - FIRST))).join(''));

const withoutVowels = (word: string): string => word.replace(VOWELS, '');

/** "Ignore" is "ignoreay", "previous" is "reviouspay". */
const fromPigLatin = (word: string): string[] => {
  const body = /^([a-z]{3,})ay$/.exec(word)?.[1];
  return body === undefined ? [] : [body, body.slice(-1) + body.slice(0, -1), body.slice(-2) + body.slice(0, -2), body.replace(/[wy]$/, '')];
};

/** Lookups from what a cipher makes of a word to the word, for words that rules know. */
export interface CipherTables {
  readonly bySteps: ReadonlyMap<string, string>;
  readonly byConsonants: ReadonlyMap<string, string>;
}

export const buildCipherTables = (words: readonly string[]): CipherTables => ({
  bySteps: new Map(words.filter(({ length }) => length >= MIN_SHIFTED_CHARS).map((word) => [stepsOf(word), word])),
  byConsonants: new Map(words.filter((word) => withoutVowels(word).length >= MIN_CONSONANTS).map((word) => [withoutVowels(word), word])),
});

/** By how many letters the alphabet was moved, when two words that rules know agree on it. */
function shiftOf(words: Iterable<string>, { bySteps }: CipherTables): number | undefined {
  const votes = new Map<number, number>();
  for (const word of words) {
    const known = word.length < MIN_SHIFTED_CHARS ? undefined : bySteps.get(stepsOf(word));
    if (known === undefined || known === word) continue;
    const by = (known.charCodeAt(0) - word.charCodeAt(0) + LETTERS) % LETTERS;
    const count = (votes.get(by) ?? 0) + 1;
    if (count >= MIN_RECOVERED_WORDS) return by;
    votes.set(by, count);
  }
  return undefined;
}

/** The text with words replaced, when at least two of them are found. */
function replaced(text: string, words: Iterable<string>, find: (word: string) => string | undefined): string[] {
  const found = new Map<string, string>();
  for (const word of words) {
    const known = find(word);
    if (known !== undefined) found.set(word, known);
  }
  return found.size < MIN_RECOVERED_WORDS ? [] : [text.replace(WORD, (word) => found.get(word.toLowerCase()) ?? word)];
}

const isOften = (text: string, pattern: RegExp): boolean => (text.match(pattern)?.length ?? 0) >= MIN_OCCURRENCES;

/** The words worth finding behind a cipher, and how they are found. */
export interface CipherWords {
  readonly ciphers: CipherTables;
  readonly telling: ReadonlySet<string>;
}

/** Readings of a text written in a moved or mirrored alphabet, in pig latin, without vowels, with letters or digits put in. */
export function decipheredViews(text: string, words: ReadonlySet<string>, { ciphers, telling }: CipherWords): string[] {
  const by = shiftOf(words, ciphers);
  const unstretched = isOften(text, LONG_STRETCH) ? [text.replace(LONG_STRETCH, '$1')] : [];
  const halved = isOften(text, ALL_DOUBLED) ? [text.replace(/([a-z])\1/gi, '$1')] : [];
  const parted = isOften(text, DIGIT_BETWEEN_WORDS) ? [text.replace(DIGIT_BETWEEN_WORDS, ' ')] : [];
  const mirroredWords = [...words].filter((word) => telling.has(mirrored(word)));
  return [
    ...(by === undefined ? [] : [shifted(text, by)]),
    ...(mirroredWords.length < MIN_RECOVERED_WORDS ? [] : [mirrored(text)]),
    ...replaced(text, words, (word) => (word.endsWith('ay') ? fromPigLatin(word).find((plain) => telling.has(plain)) : undefined)),
    ...replaced(text, words, (word) => ciphers.byConsonants.get(word)),
    ...unstretched,
    ...halved,
    ...parted,
  ];
}

import { buildCipherTables } from './ciphers.js';
import type { CipherTables } from './ciphers.js';
import { Rewrite } from './rewrite.js';

/** Words worth recovering from misspelling, scrambling, gluing, reversal and rot13. */
export interface Vocabulary {
  readonly words: ReadonlySet<string>;
  /** Those that say something without others: no glue. */
  readonly telling: ReadonlySet<string>;
  readonly ciphers: CipherTables;
  /** All beginnings of the words, themselves included. */
  readonly beginnings: ReadonlySet<string>;
  readonly scrambled: ReadonlyMap<string, string>;
  readonly shortened: ReadonlyMap<string, string>;
}

/** All words worth recovering are Latin, and texts are folded before. */
const WORD = /[a-z]{4,64}/gi;
const GLUED = /(?<![a-z])[a-z]{14,400}(?![a-z])/gi;
/** Taking words apart costs most of all readings; a text with more runs than this is no sentence. */
const MAX_GLUED_RUNS = 30;
const MIN_WORD_CHARS = 5;
const MIN_SHORTENED_CHARS = 6;
/** One letter exchanged in a shorter word too often gives another word, such as police for policy. */
const MIN_EXCHANGED_CHARS = 8;
const MAX_WORD_CHARS = 20;
const MIN_GLUED_WORDS = 3;
const MIN_RECOVERED_WORDS = 2;
const ALPHABET = 26;
const HALF_ALPHABET = 13;
/** Small words that hold a glued sentence together. */
const GLUE = [
  'a',
  'an',
  'and',
  'any',
  'as',
  'at',
  'be',
  'by',
  'do',
  'for',
  'from',
  'in',
  'is',
  'it',
  'me',
  'my',
  'no',
  'not',
  'now',
  'of',
  'on',
  'or',
  'so',
  'that',
  'the',
  'then',
  'this',
  'to',
  'up',
  'us',
  'was',
  'were',
  'with',
  'you',
  'your',
  'are',
  'all',
  'have',
  'i',
  'will',
  'what',
];

/** First and last letter stay, the ones between are sorted: equal for words whose inner letters were shuffled. */
const shuffleKey = (word: string): string => `${word.at(0)}${[...word.slice(1, -1)].sort().join('')}${word.at(-1)}`;

const withoutEachLetter = (word: string): string[] => [...word].map((_letter, index) => word.slice(0, index) + word.slice(index + 1));

/** Lookup tables for the recoveries below, from the words the rules know. */
export function buildVocabulary(known: Iterable<string>): Vocabulary {
  const long = [...known].filter((word) => /^[a-z]+$/.test(word) && word.length >= MIN_WORD_CHARS && word.length <= MAX_WORD_CHARS);
  const lasting = long.filter((word) => word.length >= MIN_SHORTENED_CHARS);
  const all = [...long, ...[...known].filter((word) => /^[a-z]{3,4}$/.test(word)), ...GLUE];
  return {
    words: new Set(all),
    telling: new Set(long),
    ciphers: buildCipherTables(long),
    beginnings: new Set(all.flatMap((word) => [...word].map((_letter, index) => word.slice(0, index + 1)))),
    scrambled: new Map(long.map((word) => [shuffleKey(word), word])),
    shortened: new Map(lasting.flatMap((word) => [word, ...withoutEachLetter(word)].map((short): [string, string] => [short, word]))),
  };
}

function correction(word: string, vocabulary: Vocabulary): string | undefined {
  if (word.length < MIN_WORD_CHARS || word.length > MAX_WORD_CHARS || vocabulary.words.has(word)) return undefined;
  const shuffled = vocabulary.scrambled.get(shuffleKey(word));
  const missing = shuffled ?? vocabulary.shortened.get(word);
  if (missing !== undefined || word.length <= MIN_SHORTENED_CHARS) return missing;
  const accepts = (known: string | undefined): boolean => known !== undefined && (word.length >= MIN_EXCHANGED_CHARS || known.length === word.length - 1);
  return withoutEachLetter(word)
    .map((short) => vocabulary.shortened.get(short))
    .find(accepts);
}

/** The different words of a folded text that a recovery looks at, in lower case. */
export const distinctWords = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(WORD));

/** The text with shuffled or slightly misspelt key words put right, or null when there are none. */
export function correctSpelling(text: string, words: ReadonlySet<string>, vocabulary: Vocabulary): Rewrite | null {
  const corrections = new Map<string, string>();
  for (const word of words) {
    const known = correction(word, vocabulary);
    if (known !== undefined) corrections.set(word, known);
  }
  return corrections.size > 0 ? Rewrite.of(text, WORD, (word) => corrections.get(word.toLowerCase()) ?? word) : null;
}

function segment(glued: string, words: ReadonlySet<string>): string[] | null {
  const splitAt: (number | undefined)[] = [-1];
  for (let end = 1; end <= glued.length; end += 1) {
    for (let start = Math.max(0, end - MAX_WORD_CHARS); start < end; start += 1) {
      if (splitAt[start] !== undefined && words.has(glued.slice(start, end))) {
        splitAt[end] = start;
        break;
      }
    }
  }
  if (splitAt[glued.length] === undefined) return null;
  const parts: string[] = [];
  for (let end = glued.length; end > 0; end = splitAt[end] ?? 0) parts.unshift(glued.slice(splitAt[end] ?? 0, end));
  return parts;
}

/** The text with words written without spaces taken apart. */
export function splitGlued(text: string, vocabulary: Vocabulary): Rewrite {
  let runs = 0;
  return Rewrite.of(text, GLUED, (glued) => {
    runs += 1;
    if (runs > MAX_GLUED_RUNS) return glued;
    const parts = segment(glued.toLowerCase(), vocabulary.words);
    if (parts === null || parts.length < MIN_GLUED_WORDS) return glued;
    return parts.join(' ');
  });
}

const rotate = (word: string): string =>
  word.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + HALF_ALPHABET) % ALPHABET) + base);
  });

const reverse = (text: string): string => [...text].reverse().join('');

const recoveredWords = (words: ReadonlySet<string>, recover: (word: string) => string, vocabulary: Vocabulary): number => {
  const seen = new Set<string>();
  for (const word of words) {
    const recovered = word.length < MIN_WORD_CHARS ? word : recover(word);
    if (recovered.length >= MIN_WORD_CHARS && vocabulary.words.has(recovered) && !vocabulary.words.has(word)) seen.add(recovered);
  }
  return seen.size;
};

/** The text read as rot13 or backwards, where at least two key words appear that way. */
export function turnedViews(text: string, words: ReadonlySet<string>, vocabulary: Vocabulary): string[] {
  const views: string[] = [];
  if (recoveredWords(words, rotate, vocabulary) >= MIN_RECOVERED_WORDS) views.push(rotate(text));
  if (recoveredWords(words, reverse, vocabulary) >= MIN_RECOVERED_WORDS) views.push(reverse(text), text.replace(WORD, reverse));
  return views;
}

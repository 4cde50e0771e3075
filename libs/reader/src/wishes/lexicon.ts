import type { LanguageWords } from '../languages/language-words.js';
import { LANGUAGES } from '../languages/languages.js';
import { CONCEPTS, DISH_ROWS } from './concepts.js';
import type { Concept } from './concepts.js';

/** Words of concepts, looked up word by word: whole phrases by their first word, beginnings of words by themselves. */
export interface Lexicon {
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  readonly stems: ReadonlyMap<string, readonly Phrase[]>;
}

interface Phrase {
  readonly words: readonly string[];
  /** The last word may go on ("hik*"). */
  readonly isOpen: boolean;
  readonly id: string;
}

/** Short English words are words of other languages too ("art", "hut"). */
const LEAST_FOREIGN = 5;

const KNOWN = new Map<LanguageWords, Lexicon>();

function rowsOf(concepts: string): [string, string[]][] {
  return concepts
    .trim()
    .split('\n')
    .map((row) => {
      const at = row.indexOf(':');
      return [
        row.slice(0, at).trim(),
        row
          .slice(at + 1)
          .split(',')
          .map((word) => word.trim())
          .filter((word) => word !== ''),
      ];
    });
}

/** The lexicon of a language; the common dishes and the English words belong to every one, because travellers mix them in. */
export function lexiconOf(language: LanguageWords): Lexicon {
  const known = KNOWN.get(language);
  if (known) return known;
  const phrases = new Map<string, Phrase[]>();
  const stems = new Map<string, Phrase[]>();
  const english =
    language.code === 'en'
      ? []
      : rowsOf(LANGUAGES.en.wishes.concepts).map(([id, words]): [string, string[]] => [id, words.filter((word) => word.length >= LEAST_FOREIGN)]);
  for (const [id, words] of [...rowsOf(language.wishes.concepts), ...DISH_ROWS, ...english]) {
    if (!CONCEPTS.has(id)) throw new Error(`the words of ${language.code} name no concept "${id}"`);
    for (const text of words) {
      const isOpen = text.endsWith('*');
      const phrase: Phrase = { words: text.replace('*', '').split(/[ '’-]+/), isOpen, id };
      const first = phrase.words[0] ?? '';
      const map = isOpen && phrase.words.length === 1 ? stems : phrases;
      map.set(first, [...(map.get(first) ?? []), phrase]);
    }
  }
  const lexicon = { phrases, stems };
  KNOWN.set(language, lexicon);
  return lexicon;
}

export interface FoundConcept {
  readonly id: string;
  readonly concept: Concept;
  /** Index of the first word and number of words. */
  readonly at: number;
  readonly length: number;
}

const LEAST_STEM = 2;
/** No stem is longer; a word of thousands of letters is not tried at each length. */
const LONGEST_STEM = 30;

function longestAt(lexicon: Lexicon, words: readonly string[], at: number): FoundConcept | null {
  const word = words[at] ?? '';
  let best: Phrase | null = null;
  const consider = (phrase: Phrase): void => {
    const fits = phrase.words.every((part, i) => {
      const said = words[at + i] ?? '';
      return i === phrase.words.length - 1 && phrase.isOpen ? said.startsWith(part) : said === part;
    });
    if (fits && (!best || phrase.words.length > best.words.length)) best = phrase;
  };
  for (const phrase of lexicon.phrases.get(word) ?? []) consider(phrase);
  if (!best)
    for (let length = Math.min(word.length, LONGEST_STEM); length >= LEAST_STEM && !best; length--)
      for (const phrase of lexicon.stems.get(word.slice(0, length)) ?? []) consider(phrase);
  const found = best as Phrase | null;
  const concept = found && CONCEPTS.get(found.id);
  return found && concept ? { id: found.id, concept, at, length: found.words.length } : null;
}

/** Every concept that the words of a clause name, from left to right; longer phrases win. */
export function conceptsIn(lexicon: Lexicon, words: readonly string[]): FoundConcept[] {
  const found: FoundConcept[] = [];
  for (let at = 0; at < words.length;) {
    const one = longestAt(lexicon, words, at);
    if (one) found.push(one);
    at += one?.length ?? 1;
  }
  return found;
}

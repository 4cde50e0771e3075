import { SCRIPT_LOOKALIKES, STYLE_LOOKALIKES } from './homoglyphs.js';

/** More marks than this on one letter are decoration: no living orthography needs them. */
const MAX_MARKS_PER_LETTER = 2;
/** NFC, NFD and NFKC are quadratic in V8 for long runs of marks, so the runs are cut before. */
const LONG_MARK_RUN = new RegExp(`(\\p{M}{${MAX_MARKS_PER_LETTER}})\\p{M}+`, 'gu');
/** Accents, points and enclosing marks; vowel signs of Indic scripts, Thai and Japanese sound marks are letters to their readers. */
const MARKS = /[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u0610-\u061A\u064B-\u065F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]+/gu;
const DECORATED = /[^\u0000-\u007F]/u;
const WORD = /[\p{L}\p{N}]+/gu;
const LATIN = /\p{Script=Latin}/u;
const LATIN_LETTERS = /[a-z]/gi;
const FOREIGN_LETTERS = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/gu;
const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** One code point as it is written in a class of characters. */
const escaped = (letter: string): string => `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** At most two combining marks per letter; everything else unchanged. */
export const capMarks = (text: string): string => (DECORATED.test(text) ? text.replace(LONG_MARK_RUN, '$1') : text);

/** Only the letters that have a plain form; a look at every character of a long text costs too much. */
const STYLED = new RegExp(
  `[${[...STYLE_LOOKALIKES.keys()]
    .flatMap((letter) => [letter, letter.toUpperCase()])
    .map(escaped)
    .join('')}]`,
  'gu',
);

const replaceStyle = (text: string): string =>
  text.replace(STYLED, (letter) => STYLE_LOOKALIKES.get(letter) ?? STYLE_LOOKALIKES.get(letter.toLowerCase()) ?? letter);

const toLatin = (word: string): string => {
  let out = '';
  for (const character of word) {
    const latin = SCRIPT_LOOKALIKES.get(character.toLowerCase());
    if (latin === undefined) out += character;
    else out += character === character.toLowerCase() ? latin : latin.toUpperCase();
  }
  return out;
};

const isLookalike = (word: string): boolean => [...word].every((character) => SCRIPT_LOOKALIKES.has(character.toLowerCase()));

/** Cyrillic and Greek letters become Latin in words that mix scripts, or that look Latin inside a text that is then mostly Latin. */
function foldScripts(text: string): string {
  if (!FOREIGN.test(text)) return text;
  const unmixed = text.replace(WORD, (word) => (FOREIGN.test(word) && LATIN.test(word) ? toLatin(word) : word));
  // Counted only now: mixed words are Latin to a reader, so they weigh as Latin.
  if (count(unmixed, LATIN_LETTERS) <= count(unmixed, FOREIGN_LETTERS)) return unmixed;
  return unmixed.replace(WORD, (word) => (FOREIGN.test(word) && isLookalike(word) ? toLatin(word) : word));
}

/** Accents removed, styled and look-alike letters as plain Latin; case is kept. For matching, not for showing. Wants capped marks. */
export function foldLetters(text: string): string {
  if (!DECORATED.test(text)) return text;
  const plain = text.normalize('NFKD').replace(MARKS, '');
  return foldScripts(replaceStyle(plain)).normalize('NFC');
}

import { Rewrite } from './rewrite.js';

/** At least six single letters with separators of any kind between them: spaces, marks, emoji. */
const SPACED_RUN = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][^\p{L}\p{N}]{1,8}){5,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;

function joinRun(run: string): string {
  const lengths = (run.match(SEPARATORS) ?? []).map((separator) => separator.length);
  const shortest = lengths.reduce((least, length) => Math.min(least, length), Number.POSITIVE_INFINITY);
  return run.replace(SEPARATORS, (separator) => (separator.length > shortest ? ' ' : ''));
}

/** The text with runs such as "i g n o r e" or "i-g-n-o-r-e" joined; longer gaps inside a run separate words. */
export const joinSpacedLetters = (text: string): Rewrite => Rewrite.of(text, SPACED_RUN, joinRun);

/** At least four short words with a mark after each, as in "ignore: all: previous: rules" or one word to a sentence. */
const LOOSE_RUN = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}]{1,20}\s?[^\p{L}\p{N}\s"'<>]{1,3}\s{0,2}){3,}[\p{L}\p{N}]{1,20}/gu;

/** The text with such runs written as words of one sentence. */
export const joinLooseWords = (text: string): Rewrite => Rewrite.of(text, LOOSE_RUN, (run) => run.replace(SEPARATORS, ' '));

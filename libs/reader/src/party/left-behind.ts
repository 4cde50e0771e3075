import { compile } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';

/** The folded text without those who stay at home, at the same positions: "we leave the boys (6 and 9) with grandma". */
export const withoutLeftBehind = (folded: string, words: LanguageWords): string =>
  folded.replace(compile(words, words.people.leftBehind), (said: string) => ' '.repeat(said.length));

const LEFT_CHARS = 24;
/** Before those whom the writer brings along. */
const TAKING = 'tak(?:e|ing)|bring(?:ing)?|nehmen?|emmene|emmener|j.emmene|llevo(?: a)?|llevar a|porto|portare|levo|levar';

/**
 * True where the writer plans for others: "for my parents (68 and 70), not me".
 *
 * Parents for whom somebody asks go alone unless the text says "we" or puts the writer in their row.
 */
export function isForOthers(folded: string, words: LanguageWords): boolean {
  const { withoutWriter, forWhom, pair, we, and, writer, goes } = words.people;
  if (compile(words, withoutWriter).test(folded)) return true;
  const isForPair = compile(words, `(?:${forWhom}) (?:${pair})(?!,? (?:${and}) (?:${writer}))`).test(folded);
  // "My parents (72 and 75) from Helsinki wish to see ...".
  const isOfPair = compile(words, `(?:${pair})(?: ?\\([^()]{1,24}\\))?(?: \\p{L}+){0,3} (?:${goes})(?!\\p{L})`).exec(folded);
  const isAlong = (): boolean =>
    isOfPair !== null &&
    (compile(words, `(?:${and})(?: \\p{L}+){0,2}? (?:${writer})`).test(isOfPair[0]) ||
      compile(words, `(?:${and}|${TAKING})`, 'left').test(folded.slice(Math.max(0, isOfPair.index - LEFT_CHARS), isOfPair.index)));
  const isPairAlone = isOfPair !== null && !isAlong();
  return (isForPair || isPairAlone) && !compile(words, we).test(folded);
}

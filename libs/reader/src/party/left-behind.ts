import { compile } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';

/** The folded text without those who stay at home, at the same positions: "we leave the boys (6 and 9) with grandma". */
export const withoutLeftBehind = (folded: string, words: LanguageWords): string =>
  folded.replace(compile(words, words.people.leftBehind), (said: string) => ' '.repeat(said.length));

/**
 * True where the writer plans for others: "for my parents (68 and 70), not me".
 *
 * Parents for whom somebody asks go alone unless the text says "we" or puts the writer in their row.
 */
export function isForOthers(folded: string, words: LanguageWords): boolean {
  const { withoutWriter, forWhom, pair, we, and, writer } = words.people;
  if (compile(words, withoutWriter).test(folded)) return true;
  const isForPair = compile(words, `(?:${forWhom}) (?:${pair})(?!,? (?:${and}) (?:${writer}))`).test(folded);
  return isForPair && !compile(words, we).test(folded);
}

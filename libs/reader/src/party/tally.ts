import { compile, numberIn } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';

const MAX_PEOPLE = 20;
/** "We are 71 and 68" are ages, "two brothers, 24 and 27" are two. */
const LEAST_AGE = 10;
const AGE_BEHIND = /^ ?(?:and|&|\/|und|et|y|e|,) ?\d{2}(?!\d)/;
/** "We are two families" counts no people. */
const GROUP_BEHIND = /^ ?(?:\p{L}+ )?(?:famil|couples|paare|parchen|parejas|matrimon|coppie|casais|menages)/u;
/** "My husband, her husband" are two. */
const OF_OTHERS = /^(?:his|her|their|sein|ihr|deren|dessen|son|sa|ses|leurs?|sus?|suo|sua|suoi|seus?|suas?)/;
export const LEFT_CHARS = 24;

/** Stretches of the text that were counted already. */
export interface Tally {
  readonly taken: [number, number][];
}

/** A number of people as it was said, and where. */
export interface SaidCount {
  readonly count: number;
  readonly said: string;
  readonly at: number;
}

export function countAll(folded: string, words: LanguageWords, pattern: string, tally: Tally): number {
  let count = 0;
  for (const match of folded.matchAll(compile(words, pattern))) {
    if (overlaps(tally, match.index)) continue;
    count += 1;
    tally.taken.push([match.index, match.index + match[0].length]);
  }
  return count;
}

/** The same people named again are no others: "with my husband ... me and my husband". */
export function countOnce(folded: string, words: LanguageWords, pattern: string, tally: Tally): number {
  const said = new Set<string>();
  for (const match of folded.matchAll(compile(words, pattern))) {
    if (overlaps(tally, match.index)) continue;
    tally.taken.push([match.index, match.index + match[0].length]);
    const [first = '', ...others] = match[0].split(' ');
    said.add(`${OF_OTHERS.test(first) ? first : ''} ${others.at(-1) ?? first}`);
  }
  return said.size;
}

export const overlaps = ({ taken }: Tally, at: number): boolean => taken.some(([start, end]) => at >= start && at < end);
const touches = ({ taken }: Tally, from: number, to: number): boolean => taken.some(([start, end]) => from < end && start < to);

/** The largest number of people that a counted noun stands behind. */
export function sumOf(folded: string, words: LanguageWords, pattern: string, tally: Tally): number | null {
  let sum: number | null = null;
  for (const match of folded.matchAll(compile(words, pattern))) {
    const count = numberIn(
      words,
      match.slice(1).find((group) => group !== undefined),
    );
    if (count === null || count < 1 || count > MAX_PEOPLE || overlaps(tally, match.index)) continue;
    sum = (sum ?? 0) + count;
    tally.taken.push([match.index, match.index + match[0].length]);
  }
  return sum;
}

/** The largest of the counts that are named: "we are four, two of us vegan" are four. */
export function largestCount(folded: string, words: LanguageWords, patterns: readonly string[], tally: Tally): SaidCount | null {
  let largest: SaidCount | null = null;
  for (const pattern of patterns)
    for (const match of folded.matchAll(compile(words, pattern))) {
      const count = numberIn(
        words,
        match.slice(1).find((group) => group !== undefined),
      );
      if (count === null || count < 2 || count > MAX_PEOPLE || touches(tally, match.index, match.index + match[0].length)) continue;
      const behind = folded.slice(match.index + match[0].length, match.index + match[0].length + LEFT_CHARS);
      if ((count >= LEAST_AGE && AGE_BEHIND.test(behind)) || GROUP_BEHIND.test(behind)) continue;
      // "With my two sisters" counts who comes along, not everybody.
      const saysWe = compile(words, words.people.we).test(match[0]);
      if (!saysWe && compile(words, `(?:${words.people.and})(?: \\p{L}{1,8})?`, 'left').test(folded.slice(Math.max(0, match.index - LEFT_CHARS), match.index)))
        continue;
      tally.taken.push([match.index, match.index + match[0].length]);
      if (!largest || count > largest.count) largest = { count, said: match[0], at: match.index };
    }
  return largest;
}

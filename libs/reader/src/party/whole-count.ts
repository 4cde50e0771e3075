import { compile, numberIn } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';
import type { SaidCount } from './tally.js';

const MAX_PEOPLE = 12;
/** Money was blanked out before people are read. */
const MONEY = '\\u0001(?:[^\\p{L}.;!?\\n]{0,3}\\p{L}{1,12}){0,3}?[^\\p{L}.;!?\\n]{0,3}';

/** "For two nights", "for 3 days" count no people. */
const notTime = ({ calendar: { nights, days, weeks } }: LanguageWords): string =>
  `(?! ?(?:\\p{L}+ )?(?:${nights}|${days}|${weeks}|h|uhr|hours?|rooms?|tickets?)(?!\\p{L}))(?![.,:]?\\d| ?[€$£%])`;

function countOf(words: LanguageWords, match: RegExpMatchArray): number | null {
  const count = numberIn(
    words,
    match.slice(1).find((group) => group !== undefined),
  );
  return count !== null && count > 0 && count <= MAX_PEOPLE ? count : null;
}

/** "The two of us", "zu dritt" right behind the money. */
function togetherForMoney(folded: string, words: LanguageWords): SaidCount | null {
  for (const [pattern, count] of words.people.together) {
    const match = new RegExp(`${MONEY}(?:${compile(words, pattern).source})`, 'u').exec(folded);
    if (match) return { count, said: match[0], at: match.index };
  }
  return null;
}

/**
 * How many travel in all, where the text counts them for the money or as a sum: "£900 for three", "(so 4)", "4 in total".
 *
 * It holds against what the people add up to who are named, some of whom may stay at home.
 */
export function wholeCount(folded: string, words: LanguageWords): SaidCount | null {
  const { paid, inAll } = words.people;
  const forMoney = new RegExp(`${MONEY}(?:${compile(words, `(?:${paid})${notTime(words)}`).source})`, 'u').exec(folded);
  const ofMoney = forMoney && countOf(words, forMoney);
  if (forMoney && ofMoney) return { count: ofMoney, said: forMoney[0], at: forMoney.index };
  const together = togetherForMoney(folded, words);
  if (together) return together;
  for (const match of folded.matchAll(compile(words, inAll))) {
    const count = countOf(words, match);
    if (count !== null) return { count, said: match[0], at: match.index };
  }
  return null;
}

import { compile, numberIn } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';
import { LEFT_CHARS } from './tally.js';
import type { SaidCount, Tally } from './tally.js';

const MAX_PEOPLE = 12;
/** What may stand before those who travel: the beginning of a clause, or words such as "we are". */
const AT_HEAD =
  /(?:^|[.!?:;,(\n–-] ?|\u0001 ?|[^\p{L}\p{N}\s.,;'"’&+/] ?|(?<!\p{L})(?:for|us|we're|we are|just|only|the|wir|fur|nur|on est|pour|nous|les|somos|para|l[oa]s|siamo|per|noi|le|i|gli|os|as|nos) )$/u;
const OUTSIDERS = /(?<!\p{L})(?:visit\p{L}*|meet\p{L}*|see(?:ing)?|besuch\p{L}*|treffen|voir|visiter|visitar|ver|trovare|visitare)(?: \p{L}+)? $/u;

/**
 * "3 cousins from Pune", "tre ragazze di Bari", "two brothers, 24 and 27": counted people who open a clause are the travellers, the writer among
 * them. "My 3 cousins", "with two friends" and "two friends and I" have the writer on top.
 */
export function headCount(folded: string, words: LanguageWords, tally: Tally): SaidCount | null {
  const { counted, parents, parent, and, writer, relative } = words.people;
  const plural = `(?:${counted}|(?:${parents})|(?:${parent}|${relative})(?:s|n|e)?(?<=s|n|e|i))`;
  let largest: SaidCount | null = null;
  for (const match of folded.matchAll(compile(words, `{N} (?:\\p{L}+ )?${plural}`))) {
    const count = numberIn(
      words,
      match.slice(1).find((group) => group !== undefined),
    );
    // Couples are counted by two.
    if (count === null || count < 2 || count > MAX_PEOPLE || compile(words, words.people.couples).test(match[0])) continue;
    const left = folded.slice(Math.max(0, match.index - LEFT_CHARS), match.index);
    const right = folded.slice(match.index + match[0].length);
    const isOnTop = compile(words, `(?:${and}|${writer})[ ,]{0,2}`, 'left').test(left) || compile(words, `,? ?(?:${and}) (?:${writer})`, 'right').test(right);
    if (isOnTop || !AT_HEAD.test(left) || OUTSIDERS.test(left)) continue;
    tally.taken.push([match.index, match.index + match[0].length]);
    if (!largest || count > largest.count) largest = { count, said: match[0], at: match.index };
  }
  return largest;
}

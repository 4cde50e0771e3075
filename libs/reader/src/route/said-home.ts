import { compile } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';

const ASIDE_CHARS = 48;
/** Ages in an aside about people: "both late 60s", "58 und 61", "la soixantaine". */
const AGES =
  /\d{2}|(?<!\p{L})(?:soixantaine|quarantaine|cinquantaine|trentaine|sessantina|quarantina|cinquantina|cuarent\p{L}+|cincuent\p{L}+|sesent\p{L}+)(?!\p{L})/u;

/** "(retired, Linz)", "(Vienna, both late 60s)": beside their ages stands where people live. */
export function isInAsideOfPeople(folded: string, start: number, end: number, words: LanguageWords): boolean {
  const ahead = /\(([^()\n]*)$/.exec(folded.slice(Math.max(0, start - ASIDE_CHARS), start))?.[1];
  const behind = /^([^()\n]*)\)/.exec(folded.slice(end, end + ASIDE_CHARS))?.[1];
  if (ahead === undefined || behind === undefined) return false;
  const { nights, days } = words.calendar;
  const isApart = /^(?:.*, ?)?(?:from |aus |de |di |in )?$/u.test(ahead) && /^(?:,.*)?$/u.test(behind.trim());
  return isApart && AGES.test(ahead + behind) && !compile(words, `{N} ?(?:${nights}|${days})|{M}`).test(ahead + behind);
}

/** Behind where people are: what follows from it, or the end of what they say of themselves. */
const FOLLOWS =
  /^,? ?(?:(?:and |und |et |y |e )?(?:so|hence|therefore|also|deshalb|donc|alors|du coup|asi que|por lo que|quindi|percio|entao|portanto|por isso)(?!\p{L})|[.;!)]|$|, ?[\d.,]+ ?(?:€|£|\$|eur|pound|quid|dollar|chf|franken|reais))/u;

/** "We're in Plymouth, so boat or plane": said of the writers, while the trip goes elsewhere. */
export function isWhereTheyAre(left: string, right: string, words: LanguageWords): boolean {
  return compile(words, words.route.weAreIn, 'left').test(left) && FOLLOWS.test(right);
}

import type { LanguageWords } from '../languages/language-words.js';
import type { StopMention } from './stop-mentions.js';

/** The stays are named one after another with nothing between them that gives one of them more than its name. */
function isPlainList(stays: readonly StopMention[], folded: string, words: LanguageWords): boolean {
  const plain = new RegExp(`^(?:[\\s,/>→–—-]|(?:${words.people.and}|${words.route.then})(?!\\p{L}))*$`, 'u');
  return stays.slice(1).every(({ mention }, i) => plain.test(folded.slice(stays[i]?.mention.end ?? 0, mention.start)));
}

/** Nothing but "and" stands between the first two. */
const areJoined = ([first, second]: readonly StopMention[], folded: string, words: LanguageWords): boolean =>
  first !== undefined && second !== undefined && new RegExp(`^ (?:${words.people.and}) $`, 'u').test(folded.slice(first.mention.end, second.mention.start));

const isBefore = (one: StopMention, stays: readonly StopMention[]): boolean => one === stays[0] && one.nights !== null && one.nights.start < one.mention.start;

/** "Vancouver, then Victoria, 6 nights": behind a comma, and enough for each of them. */
function isBehind(one: StopMention, stays: readonly StopMention[], folded: string): boolean {
  const { nights, mention } = one;
  if (one !== stays.at(-1) || nights === null || nights.start <= mention.start) return false;
  return nights.isInDays || (nights.nights >= 2 * stays.length && /^\s{0,2},/.test(folded.slice(mention.end)));
}

/** "6 days in Porto and Lisbon", "Rome, Florence, Venice 9 days": a length beside a plain list belongs to none of its places alone. */
export function withoutTripLength(stays: readonly StopMention[], folded: string, words: LanguageWords): StopMention[] {
  const [only, ...others] = stays.filter(({ nights }) => nights !== null);
  if (stays.length < 2 || !only || others.length > 0) return [...stays];
  const isOfAll = isPlainList(stays, folded, words)
    ? isBefore(only, stays) || isBehind(only, stays, folded)
    : // "9 days Lima and Cusco in June, Machu Picchu of course".
      only.nights?.isInDays === true && isBefore(only, stays) && areJoined(stays, folded, words);
  return isOfAll ? stays.map((stay) => ({ ...stay, nights: null })) : [...stays];
}

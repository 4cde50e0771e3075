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

/** "6 days in Porto and Lisbon", "Rome, Florence, Venice 9 days": a length beside a plain list belongs to none of its places alone. */
export function withoutTripLength(stays: readonly StopMention[], folded: string, words: LanguageWords): StopMention[] {
  const counted = stays.filter(({ nights }) => nights !== null);
  const [only] = counted;
  // "9 days Lima and Cusco in June, Machu Picchu of course".
  const isList = isPlainList(stays, folded, words) || (only?.nights?.isInDays === true && only === stays[0] && areJoined(stays, folded, words));
  if (stays.length < 2 || counted.length !== 1 || !only?.nights || !isList) return [...stays];
  const { nights, mention } = only;
  const isBefore = only === stays[0] && nights.start < mention.start;
  // "Vancouver, then Victoria, 6 nights": behind a comma, and enough for each of them.
  const isForAll = nights.isInDays || (nights.nights >= 2 * stays.length && /^\s{0,2},/.test(folded.slice(mention.end)));
  const isBehind = only === stays.at(-1) && nights.start > mention.start && isForAll;
  return isBefore || isBehind ? stays.map((stay) => ({ ...stay, nights: null })) : [...stays];
}

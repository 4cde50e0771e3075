import type { Scan } from '../text/scan.js';
import { foldPlace } from './fold-place.js';
import { WEEKDAY_OR_SHORT } from '../dates/date-words.js';
import { ORDINARY_WORDS } from './ordinary-words.js';

/** A word with a capital after a word that only a place follows. */
const NAMED =
  /(?:\b(?:to|visit|visiting|explore|exploring|nach|besuchen|in|a|à|à la|en|hacia|vers|visiter|conocer|conhecer|visitar|visitare)\s{1,2})(\p{Lu}[\p{L}'’-]{2,}(?: \p{Lu}[\p{L}'’-]{2,}){0,2})/gu;
const CALENDAR = new RegExp(`^${WEEKDAY_OR_SHORT}$`);
/** Words with capitals that are no places: of a language, a season, a sight or a class. */
const NO_PLACE =
  /(?:isch|ischen|ish|ung|ungen|heit|keit|class|klasse|hotel|hostel|airbnb|museum|park|urlaub|ferien|sommer|winter|herbst|fruhling|fruhjahr|begleitung|ruhe|euro|familie|budget|strand|meer|berge|natur|stadt|suden|norden|osten|westen)$/;

/**
 * The name after "to", "in" or the like that nobody knows as a place; null when there is none.
 *
 * For texts that name no other place to go to: a plan for somewhere else would pass a guess off as what was said.
 */
export function unknownPlaceIn(scan: Scan): string | null {
  for (const match of scan.text.matchAll(NAMED)) {
    const name = match[1] ?? '';
    const start = match.index + match[0].length - name.length;
    const isRead = scan.rest.slice(start, start + name.length).includes('\u0001');
    const words = foldPlace(name).split(' ');
    if (!isRead && !words.some((word) => ORDINARY_WORDS.has(word) || NO_PLACE.test(word) || CALENDAR.test(word))) return name;
  }
  return null;
}

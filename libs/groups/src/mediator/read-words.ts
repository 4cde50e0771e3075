import type { GroupReading, GroupWords, Wish } from '@app/contracts';
import { readRequest } from '@app/reader';

/** Wishes of the first person begin with w100, of the second with w200. */
const IDS_EACH = 100;

/** The wishes in one person's words, under ids that nobody else's have. */
function wishesOf(text: string, place: number, now: Date): Wish[] {
  const { parsed } = readRequest(text, { now: now.toISOString() });
  return (parsed.wishes ?? []).slice(0, IDS_EACH - 1).map((wish, index) => ({ ...wish, id: `w${(place + 1) * IDS_EACH + index}` }));
}

/** What everybody wishes for; words that were read before are not read again. */
export const readWords = (words: readonly GroupWords[], before: readonly GroupReading[], now: Date): GroupReading[] =>
  words.map(({ by, text }, place) => {
    const known = before[place];
    return known?.by === by && known.text === text ? known : { by, text, wishes: wishesOf(text, place, now) };
  });

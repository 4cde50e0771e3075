import { compile } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';
import type { PlaceMention } from '../places/find-places.js';
import { nightsBeside } from './nights-beside.js';
import type { SaidNights } from './nights-beside.js';

/** A place of the text with what the words beside it say about its part in the trip. */
export interface StopMention {
  readonly mention: PlaceMention;
  /** English or usual name. */
  readonly name: string;
  readonly isOrigin: boolean;
  /** A word such as "from" says so. */
  readonly isSaidOrigin: boolean;
  /** "Lyon → Turin": an arrow behind it may imply the origin or join two stops. */
  readonly isBeforeArrow: boolean;
  readonly isReturn: boolean;
  readonly isStart: boolean;
  readonly isDayTrip: boolean;
  readonly isRefused: boolean;
  readonly isLastNight: boolean;
  /** "Back to": it may be a stop a second time. */
  readonly isAgain: boolean;
  /** It stands beside the place before it as one more of a list. */
  readonly isListed: boolean;
  /** "Interlaken or Lauterbrunnen": another choice for the place before it. */
  readonly isAlternative: boolean;
  /** A word of going or being stands before it. */
  readonly isTarget: boolean;
  readonly nights: SaidNights | null;
}

const LEFT_CHARS = 60;
const RIGHT_CHARS = 40;
const MAX_LIST_WORDS = 3;

interface Gap {
  readonly left: string;
  readonly right: string;
}

function gapAround(folded: string, mentions: readonly PlaceMention[], i: number): Gap {
  const at = mentions[i];
  if (!at) return { left: '', right: '' };
  const from = Math.max(mentions[i - 1]?.end ?? 0, at.start - LEFT_CHARS);
  const to = Math.min(mentions[i + 1]?.start ?? folded.length, at.end + RIGHT_CHARS);
  const left = folded.slice(from, at.start);
  const right = folded.slice(at.end, to);
  const cut = Math.max(left.lastIndexOf('.'), left.lastIndexOf('!'), left.lastIndexOf('?'), left.lastIndexOf('\n'), left.lastIndexOf(';')) + 1;
  const stop = right.search(/[.!?;\n]/);
  return { left: left.slice(cut), right: stop < 0 ? right : right.slice(0, stop) };
}

/** Words of a gap that are no joining words, numbers or nights. */
function strayWords(gap: string, words: LanguageWords): number {
  const { then, filler, destination, atLeast, near } = words.route;
  const { nights, days } = words.calendar;
  let rest = ` ${gap} `;
  for (const pattern of [`{N}(?: ?(?:-|or|oder|ou|o|a|bis|to) ?\\d)?[ -]?(?:${nights}|${days})?`, then, atLeast, near, filler, destination])
    rest = rest.replaceAll(compile(words, pattern), ' ');
  return (rest.match(/\p{L}+/gu) ?? []).length;
}

function isListedAfter(folded: string, words: LanguageWords, before: PlaceMention | undefined, at: PlaceMention): boolean {
  if (!before) return false;
  const gap = folded.slice(before.end, at.start);
  if (gap.length > 80 || /[.!?;\n]/.test(gap.replace(/\.(?=\s*\p{Ll})/u, ''))) return false;
  return strayWords(gap, words) <= (/,|→|->|>/.test(gap) || compile(words, words.route.then).test(gap) ? MAX_LIST_WORDS - 2 : 0);
}

const nameOf = ({ cities, region }: PlaceMention, said: string): string => region?.name ?? cities[0]?.name ?? said;

/** Looks at the words around every place. */
export function stopMentions(
  folded: string,
  text: string,
  words: LanguageWords,
  mentions: readonly PlaceMention[],
  origins: ReadonlySet<PlaceMention>,
): StopMention[] {
  const { route, ways } = words;
  const nights = nightsBeside(folded, words, mentions);
  const left = (pattern: string, gap: string): boolean => compile(words, pattern, 'left').test(gap);
  return mentions.map((mention, i) => {
    const gap = gapAround(folded, mentions, i);
    // "5 days in Lisbon from 10 May" goes to Lisbon, "Stuttgart from 2 August, two nights in Lucerne" starts there.
    const isAlone = !nights.has(i) && mentions.length > 1;
    const isReturn = left(route.returnFrom, gap.left);
    const isDayTrip = left(route.dayTrip, gap.left) || compile(words, route.dayTripAfter, 'right').test(gap.right);
    const between = mentions[i - 1] ? folded.slice(mentions[i - 1]?.end ?? 0, mention.start) : '';
    const isAlternative = i > 0 && new RegExp(`^[ ,]*(?:${route.or}) (?:\\p{L}+ )?$`, 'u').test(between);
    return {
      mention,
      name: nameOf(mention, text.slice(mention.start, mention.end)),
      isReturn,
      isOrigin:
        !isReturn &&
        (origins.has(mention) || left(route.origin, gap.left) || (isAlone && compile(words, route.originAfter, 'right').test(gap.right))) &&
        !isDayTrip,
      isBeforeArrow: /^\s*(?:→|->|>)/.test(gap.right),
      isSaidOrigin: !isReturn && !isDayTrip && left(route.origin, gap.left),
      isStart: left(route.startAt, gap.left),
      isDayTrip,
      isRefused: left(`(?:${ways.not}|${words.wishes.not})(?: \\p{L}+)?`, gap.left.slice(-24)),
      isAgain: left(route.again, gap.left),
      isLastNight: left(route.lastNight, gap.left),
      isListed: isListedAfter(folded, words, mentions[i - 1], mention),
      isAlternative,
      isTarget: left(route.destination, gap.left) || mention.cue.role === 'destination',
      nights: nights.get(i) ?? null,
    };
  });
}

import type { Language } from '@app/contracts';
import { weekdayIndex } from '@app/contracts';
import { formatWeekday } from '@app/messages';
import { partsOf, weekdayIn } from '../languages/compile.js';
import { LANGUAGES } from '../languages/languages.js';
import type { LanguageWords } from '../languages/language-words.js';
import type { Contradiction } from '../reading.js';
import type { SaidWords } from './read-words.js';
import { told } from './told.js';

const LEFT_CHARS = 34;

interface Patterns {
  /** A weekday directly left of a date. */
  readonly ahead: RegExp;
  /** Both weekdays left of a span of days: "Fri-Sun 11-13 June". */
  readonly bothAhead: RegExp;
  /** A weekday before the second day of "tues 9 to fri 12 march". */
  readonly within: RegExp;
}

const PATTERNS = new Map<LanguageWords, Patterns>();

function patternsOf(words: LanguageWords): Patterns {
  const { weekday } = partsOf(words);
  const gap = '\\.?,? {0,2}(?:(?:the|on|den|dem|der|le|el|il|dia|o) )?';
  const known = PATTERNS.get(words) ?? {
    ahead: new RegExp(`(?<!\\p{L})(${weekday})${gap}$`, 'u'),
    bothAhead: new RegExp(
      `(?<!\\p{L})(${weekday})\\.? ?(?:-|–|/|to|till?|until|thru|through|bis|jusqu'au|au?|al?|hasta|ao?|ate) ?(${weekday})${gap}\\(?$`,
      'u',
    ),
    within: new RegExp(`\\D(?<!\\p{L})(${weekday})${gap}(?=\\d)`, 'u'),
  };
  PATTERNS.set(words, known);
  return known;
}

type SaidWeekday = readonly [iso: string | null, name: string | undefined];

const pairs = (first: SaidWeekday, last: SaidWeekday, words: LanguageWords): { readonly iso: string; readonly weekday: number }[] =>
  [first, last].flatMap(([iso, name]) => {
    const weekday = weekdayIn(words, name ?? '');
    return iso === null || weekday === null ? [] : [{ iso, weekday }];
  });

/** Weekdays that the text gives to the first and the last day of the trip. */
function saidWeekdays({ dates, named, rest }: SaidWords, words: LanguageWords): { readonly iso: string; readonly weekday: number }[] {
  const { ahead, bothAhead, within } = patternsOf(words);
  const { start, end } = dates ?? { start: null, end: null };
  const wordsOf = (at: { start: number; end: number }): string => rest.text.slice(at.start, at.end).trim();
  return named.flatMap((mention) => {
    const isStart = wordsOf(mention) === dates?.startWords;
    const isEnd = wordsOf(mention) === dates?.endWords;
    const first = isStart ? start : isEnd ? end : null;
    const before = rest.folded.slice(Math.max(0, mention.start - LEFT_CHARS), mention.start);
    const both = mention.last ? bothAhead.exec(before) : null;
    if (both) return pairs([start, both[1]], [end, both[2]], words);
    const left = ahead.exec(before);
    const inner = mention.last ? within.exec(rest.folded.slice(mention.start, mention.end)) : null;
    const said = [
      { iso: first, weekday: left ? weekdayIn(words, left[1] ?? '') : null },
      { iso: mention.last ? end : null, weekday: inner ? weekdayIn(words, inner[1] ?? '') : null },
    ];
    return said.flatMap(({ iso, weekday }) => (iso === null || weekday === null ? [] : [{ iso, weekday }]));
  });
}

/** "Saturday 14 May 2027" is a Friday: either the weekday or the date is wrong. What was asked before is not asked again. */
export function weekdayDoubts(said: SaidWords, language: Language, asked: readonly string[]): Contradiction[] {
  const { start, end } = said.dates ?? { start: null, end: null };
  return saidWeekdays(said, LANGUAGES[language]).flatMap(({ iso, weekday }) => {
    const field = iso === end && iso !== start ? 'travelEndDate' : 'travelStartDate';
    if (weekdayIndex(iso) + 1 === weekday || asked.includes(field)) return [];
    // Any Monday names that weekday: 2024 began with one.
    const words = formatWeekday(language, `2024-01-0${weekday}`);
    return [{ field, message: told(language, 'doubt.weekday', { date: iso, said: words, actual: formatWeekday(language, iso) }) }];
  });
}

import { compile, numberIn, weekdayIn } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';
import { sentencesOf } from '../text/sentences.js';

/** How long a trip with open dates may be, in days with both ends included, and on which weekdays it may begin. */
export interface Length {
  readonly min: number;
  readonly max: number;
  readonly startWeekdays: readonly number[];
  readonly taken: readonly Range[];
}

type Range = readonly [start: number, end: number];
interface Counted {
  readonly min: number;
  readonly days: number;
  readonly range: Range;
}
interface WeekdaySpan {
  readonly first: number;
  readonly days: number;
  readonly range: Range;
}

const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;
const MAX_DAYS = 60;
const LONGEST_WEEKEND_DAYS = 5;
/** "10ish days", "so 10 Tage". */
const ISH = '(?:[- ]?ish)?';

const rangesOf = (folded: string, pattern: RegExp): Range[] =>
  [...folded.matchAll(pattern)].map((match): Range => [match.index, match.index + match[0].length]);

/** "Friday to Monday", "do-so": the first weekday and the number of days. Weekdays of work are none of the trip. */
function weekdaySpans(folded: string, words: LanguageWords): WeekdaySpan[] {
  const atWork = sentencesOf(folded).filter(({ start, end }) => compile(words, words.calendar.work).test(folded.slice(start, end)));
  return [...folded.matchAll(compile(words, `{W}${words.calendar.weekdayTo}{W}`))].flatMap((match) => {
    const [first, last] = [weekdayIn(words, match[1] ?? ''), weekdayIn(words, match[2] ?? '')];
    if (first === null || last === null || atWork.some(({ start, end }) => match.index >= start && match.index < end)) return [];
    const days = ((last - first + 7) % 7 || 7) + 1;
    return [{ first, days, range: [match.index, match.index + match[0].length] as const }];
  });
}

/** Counts of one unit that stand in the text, as days of a trip; "5 or 6 days" is a range. */
function countsOf(folded: string, words: LanguageWords, unit: string, toDays: (count: number) => number, least: number): Counted[] {
  const pattern = `(?:{N}${ISH} ?${words.calendar.rangeOf} ?)?{N}${ISH}[ -]?(?:\\p{L}+ )?(?:${unit})`;
  return [...folded.matchAll(compile(words, pattern))].flatMap((match) => {
    const count = numberIn(words, match[2]);
    if (count === null || count < least || count > MAX_DAYS) return [];
    const fewest = numberIn(words, match[1]);
    const min = fewest !== null && fewest < count && fewest * 2 >= count ? fewest : count;
    return [{ min: toDays(min), days: toDays(count), range: [match.index, match.index + match[0].length] as const }];
  });
}

/** "A fortnight", "paar Tage": lengths without a count. */
const namedLengths = (folded: string, words: LanguageWords): Counted[] =>
  words.calendar.lengths.flatMap(([pattern, min, days]) => rangesOf(folded, compile(words, pattern)).map((range) => ({ min, days, range })));

/** "The first two weeks of March" are a time and no length. */
const withoutMonthParts = (folded: string, words: LanguageWords): string =>
  words.calendar.monthParts.reduce((text, [pattern]) => text.replace(compile(words, pattern), (said: string) => '\u0001'.repeat(said.length)), folded);

/** The longest count of days or weeks, else of nights; parts of a route are shorter. */
function countedLength(text: string, words: LanguageWords): Counted | null {
  const folded = withoutMonthParts(text, words);
  const { nights, days, weeks } = words.calendar;
  const named = namedLengths(folded, words);
  const isFree = ({ range: [start, end] }: Counted): boolean => !named.some(({ range: [from, to] }) => start < to && from < end);
  const inDays = countsOf(folded, words, days, (count) => count, 2).filter(isFree);
  const counted = [...inDays, ...countsOf(folded, words, weeks, (count) => count * 7, 1).filter(isFree)];
  const inNights = countsOf(folded, words, nights, (count) => count + 1, 1).filter(isFree);
  const longest = [...counted, ...inNights].sort((a, b) => b.days - a.days)[0] ?? null;
  // "10 days, 9 nights" counts days; "a week, 7 nights" does not.
  const sameInDays = longest && inDays.find(({ days: count }) => count >= longest.days - 1);
  // "A few days in Porto" beside a count of days is a part of the trip.
  return sameInDays ?? longest ?? named.sort((a, b) => b.days - a.days)[0] ?? null;
}

interface Spans {
  readonly long: readonly Range[];
  readonly short: readonly Range[];
  readonly weekdays: readonly WeekdaySpan[];
  readonly counted: Counted | null;
  readonly taken: readonly Range[];
}

const ofDays = (min: number, max: number, startWeekdays: readonly number[], taken: readonly Range[]): Length => ({ min, max, startWeekdays, taken });

/** "Thursday to Sunday or Friday to Monday". */
function ofWeekdays({ weekdays, counted, long, short, taken }: Spans): Length {
  const lengths = weekdays.map(({ days }) => days);
  const isCounted = counted !== null && counted.days > 2 && long.length + short.length === 0;
  const days = isCounted ? counted.days : Math.max(...lengths);
  return ofDays(Math.min(days, ...lengths), days, [...new Set(weekdays.map(({ first }) => first))], taken);
}

/** A weekend has two or three days, a long one three or four; a count beside it says which. */
function ofWeekend({ long, counted, taken }: Spans, nights: readonly number[]): Length {
  const ofNights = nights.length === 1 ? (nights[0] ?? 0) + 1 : null;
  const days = ofNights ?? (counted && counted.days <= LONGEST_WEEKEND_DAYS ? counted.days : 0);
  if (days > 1) return ofDays(days, days, days > 3 ? [THURSDAY, FRIDAY] : days === 2 ? [SATURDAY] : [FRIDAY], taken);
  return long.length > 0 ? ofDays(3, 4, [THURSDAY, FRIDAY, SATURDAY], taken) : ofDays(2, 3, [FRIDAY, SATURDAY], taken);
}

/**
 * The length of a trip as it is said beside open dates; null when the text says none.
 *
 * `nightsOfRoute` are the nights that the stops add up to, where all of them are said.
 */
export function saidLength(folded: string, words: LanguageWords, nightsOfRoute: number | null): Length | null {
  const { longWeekend, weekend, nights } = words.calendar;
  const long = rangesOf(folded, compile(words, longWeekend));
  const short = rangesOf(folded, compile(words, weekend));
  const counted = countedLength(folded, words);
  const weekdays = weekdaySpans(folded, words);
  const taken = [...long, ...short, ...weekdays.map(({ range }) => range)];
  const spans: Spans = { long, short, weekdays, counted, taken };
  const isLonger = counted !== null && counted.days > LONGEST_WEEKEND_DAYS + 1;
  if (weekdays.length > 0 && !isLonger) return ofWeekdays(spans);
  if (long.length + short.length > 0 && !isLonger)
    return ofWeekend(
      spans,
      [...folded.matchAll(compile(words, `{N}[ -]?(?:\\p{L}+ )?(?:${nights})`))].map((match) => numberIn(words, match[1]) ?? 0),
    );
  if (nightsOfRoute !== null && nightsOfRoute + 1 > (counted?.days ?? 0)) return ofDays(nightsOfRoute + 1, nightsOfRoute + 2, [], taken);
  return counted && ofDays(counted.min, counted.days, [], taken);
}

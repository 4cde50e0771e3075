import type { DateWindow } from '@app/contracts';
import { addDays, daysBetween } from '@app/contracts';
import { compile, numberIn, occurs, weekdayIn } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';
import { spansIn } from './month-spans.js';
import type { TextSpan } from './month-spans.js';

/** Dates that are open, and where the text says so. */
export interface SaidWindow {
  readonly window: DateWindow;
  /** Parts of the text that nothing else may read as a date. */
  readonly taken: readonly (readonly [start: number, end: number])[];
}

interface Length {
  readonly min: number;
  readonly max: number;
  readonly startWeekdays: readonly number[];
  readonly taken: readonly (readonly [number, number])[];
}

const FRIDAY = 5;
const SATURDAY = 6;
const MAX_DAYS = 60;

type Range = readonly [number, number];
const rangesOf = (folded: string, pattern: RegExp): (Range & { readonly 0: number })[] =>
  [...folded.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length] as const);

/** "Friday to Monday", "do-so": the first weekday and the number of days. */
function weekdaySpans(folded: string, words: LanguageWords): { readonly first: number; readonly days: number; readonly range: Range }[] {
  return [...folded.matchAll(compile(words, `{W}${words.calendar.weekdayTo}{W}`))].flatMap((match) => {
    const [first, last] = [weekdayIn(words, match[1] ?? ''), weekdayIn(words, match[2] ?? '')];
    if (first === null || last === null) return [];
    const days = ((last - first + 7) % 7 || 7) + 1;
    return [{ first, days, range: [match.index, match.index + match[0].length] as const }];
  });
}

/** Counts of one unit that stand in the text, as days of a trip. */
function countsOf(
  folded: string,
  words: LanguageWords,
  unit: string,
  toDays: (count: number) => number,
  least: number,
): { readonly days: number; readonly range: Range }[] {
  return [...folded.matchAll(compile(words, `{N}[ -]?(?:\\p{L}+ )?(?:${unit})`))].flatMap((match) => {
    const count = numberIn(words, match[1]);
    if (count === null || count < least || count > MAX_DAYS) return [];
    return [{ days: toDays(count), range: [match.index, match.index + match[0].length] as const }];
  });
}

/** The longest count of days or weeks, else of nights; parts of a route are shorter. */
function countedLength(folded: string, words: LanguageWords): { readonly days: number; readonly range: Range } | null {
  const { nights, days, weeks } = words.calendar;
  const inDays = [...countsOf(folded, words, days, (count) => count, 2), ...countsOf(folded, words, weeks, (count) => count * 7, 1)];
  const inNights = countsOf(folded, words, nights, (count) => count + 1, 1);
  const longest = [...inDays, ...inNights].sort((a, b) => b.days - a.days)[0] ?? null;
  const sameInDays = longest && inDays.find(({ days: count }) => count >= longest.days - 1);
  return sameInDays ?? longest;
}

interface Spans {
  readonly long: readonly Range[];
  readonly short: readonly Range[];
  readonly weekdays: readonly { readonly first: number; readonly days: number; readonly range: Range }[];
  readonly counted: { readonly days: number } | null;
  readonly taken: readonly Range[];
}

const LONGEST_WEEKEND_DAYS = 5;
const THURSDAY = 4;

const ofDays = (min: number, max: number, startWeekdays: readonly number[], taken: readonly Range[]): Length => ({ min, max, startWeekdays, taken });

/** "Thursday to Sunday or Friday to Monday". */
function ofWeekdays({ weekdays, counted, long, short, taken }: Spans): Length {
  const lengths = weekdays.map(({ days }) => days);
  const isCounted = counted !== null && counted.days > 2 && long.length + short.length === 0;
  const days = isCounted ? counted.days : Math.max(...lengths);
  return ofDays(Math.min(days, ...lengths), days, [...new Set(weekdays.map(({ first }) => first))], taken);
}

/** A weekend has two or three days, a long one three or four, unless its nights are counted. */
function ofWeekend({ long, counted, taken }: Spans, nights: readonly number[]): Length {
  const ofNights = nights.length === 1 ? (nights[0] ?? 0) + 1 : null;
  const days = ofNights ?? (counted && counted.days <= LONGEST_WEEKEND_DAYS ? counted.days : 0);
  if (days > 1) return ofDays(days, days, days > 3 ? [THURSDAY, FRIDAY] : days === 2 ? [SATURDAY] : [FRIDAY], taken);
  return long.length > 0 ? ofDays(3, 4, [THURSDAY, FRIDAY, SATURDAY], taken) : ofDays(2, 3, [FRIDAY, SATURDAY], taken);
}

function lengthIn(folded: string, words: LanguageWords, nightsOfRoute: number | null): Length | null {
  const { longWeekend, weekend, nights } = words.calendar;
  const long = rangesOf(folded, compile(words, longWeekend));
  const short = rangesOf(folded, compile(words, weekend));
  const weekdays = weekdaySpans(folded, words);
  const counted = countedLength(folded, words);
  const taken = [...long, ...short, ...weekdays.map(({ range }) => range)];
  const spans: Spans = { long, short, weekdays, counted, taken };
  if (weekdays.length > 0) return ofWeekdays(spans);
  if (taken.length > 0)
    return ofWeekend(
      spans,
      [...folded.matchAll(compile(words, `{N}[ -]?(?:\\p{L}+ )?(?:${nights})`))].map((match) => numberIn(words, match[1]) ?? 0),
    );
  if (nightsOfRoute !== null && nightsOfRoute + 1 > (counted?.days ?? 0)) return ofDays(nightsOfRoute + 1, nightsOfRoute + 2, [], taken);
  return counted && ofDays(counted.days, counted.days, [], taken);
}

/** "January or February", "in May/June": neighbours become one span. */
function joined(folded: string, words: LanguageWords, spans: readonly TextSpan[]): TextSpan[] {
  const joins = new RegExp(`^${words.calendar.joins}$`, 'u');
  const out: TextSpan[] = [];
  for (const span of spans) {
    const before = out.at(-1);
    const gap = before ? folded.slice(before.end, span.start) : '';
    if (before && (gap.trim() === '' || joins.test(gap)) && !before.isFeast) {
      const shifted = withSameYear(before, span);
      out[out.length - 1] = {
        ...before,
        end: span.end,
        from: shifted.from,
        to: span.to > shifted.to ? span.to : shifted.to,
        isOpen: before.isOpen || span.isOpen,
        hasYear: before.hasYear || span.hasYear,
      };
    } else out.push(span);
  }
  return out;
}

/** The year said behind the second month holds for the first. */
function withSameYear(first: TextSpan, second: TextSpan): { from: string; to: string } {
  if (first.hasYear || !second.hasYear) return first;
  const years = Number(second.from.slice(0, 4)) - Number(first.from.slice(0, 4));
  const move = (iso: string): string => `${Number(iso.slice(0, 4)) + years}${iso.slice(4)}`;
  const moved = { from: move(first.from), to: move(first.to) };
  return moved.from <= second.from
    ? moved
    : { from: `${Number(moved.from.slice(0, 4)) - 1}${moved.from.slice(4)}`, to: `${Number(moved.to.slice(0, 4)) - 1}${moved.to.slice(4)}` };
}

const chooseOf = (folded: string, words: LanguageWords): DateWindow['choose'] =>
  occurs(words, words.calendar.cheapest, folded) ? 'cheapest' : occurs(words, words.calendar.bestWeather, folded) ? 'best_weather' : 'any';

export interface WindowContext {
  readonly today: string;
  /** Nights that the stops of the route add up to, where all of them are said. */
  readonly nightsOfRoute: number | null;
  /** Days that the text names exactly, in order of the text. */
  readonly days: readonly { readonly start: number; readonly end: number; readonly iso: string }[];
}

/** The days around a single date that is meant loosely, such as a birthday. */
function aroundDate(folded: string, words: LanguageWords, length: Length, { days }: WindowContext): { from: string; to: string; range: Range } | null {
  const around = compile(words, words.calendar.around, 'left');
  for (const day of days) {
    const left = around.exec(folded.slice(Math.max(0, day.start - 60), day.start));
    if (left) return { from: addDays(day.iso, 1 - length.max), to: addDays(day.iso, length.max - 1), range: [day.start - left[0].length, day.end] };
  }
  return null;
}

/** "Between 4 and 26 September" with a shorter length is a window. */
function betweenDates(folded: string, words: LanguageWords, length: Length, { days }: WindowContext): { from: string; to: string; range: Range } | null {
  const [before] = words.calendar.between;
  const cue = compile(words, before, 'left');
  for (const [i, first] of days.entries()) {
    const last = days[i + 1];
    const left = cue.exec(folded.slice(Math.max(0, first.start - 20), first.start));
    if (last && left && daysBetween(first.iso, last.iso) + 1 > length.max)
      return { from: first.iso, to: last.iso, range: [first.start - left[0].length, last.end] };
  }
  return null;
}

/**
 * Dates that are left open: a part of a month, months, a season or a feast together with a length, or days around a date.
 *
 * Null when the text names the days themselves, or no length.
 */
export function readWindow(folded: string, words: LanguageWords, context: WindowContext): SaidWindow | null {
  const length = lengthIn(folded, words, context.nightsOfRoute);
  const around = length && aroundDate(folded, words, length, context);
  const between = length && !around ? betweenDates(folded, words, length, context) : null;
  const near = around ?? between;
  if (length && near) return windowOf(folded, words, length, { ...near, end: near.range[1], start: near.range[0] }, [near.range]);
  if (context.days.length > 0) return null;
  const spans = joined(folded, words, spansIn(folded, words, context.today));
  const span = spans.find(({ isOpen, isFeast }) => isOpen && !isFeast) ?? spans.find(({ isOpen }) => isOpen) ?? spans[0];
  if (!span || span.to < context.today) return null;
  const own = length ?? (span.isFeast ? { min: 3, max: 4, startWeekdays: [], taken: [] } : null);
  return (
    own &&
    windowOf(
      folded,
      words,
      own,
      span,
      spans.map(({ start, end }) => [start, end] as const),
    )
  );
}

function windowOf(
  folded: string,
  words: LanguageWords,
  length: Length,
  span: { start: number; end: number; from: string; to: string },
  taken: readonly Range[],
): SaidWindow {
  const room = daysBetween(span.from, span.to) + 1;
  // A trip longer than the span begins in it.
  const to = room < length.max ? addDays(span.from, room + length.max - 2) : span.to;
  const said = folded.slice(span.start, span.end).trim().slice(0, 300);
  return {
    window: { from: span.from, to, minDays: length.min, maxDays: length.max, startWeekdays: [...length.startWeekdays], choose: chooseOf(folded, words), said },
    taken: [...taken, ...length.taken],
  };
}

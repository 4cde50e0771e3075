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
  /** Said in days or nights, not only as a weekend. */
  readonly isCounted: boolean;
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

function lengthIn(folded: string, words: LanguageWords, nightsOfRoute: number | null): Length | null {
  const { longWeekend, weekend, nights } = words.calendar;
  const long = rangesOf(folded, compile(words, longWeekend));
  const short = rangesOf(folded, compile(words, weekend));
  const spans = weekdaySpans(folded, words);
  const counted = countedLength(folded, words);
  const saidNights = [...folded.matchAll(compile(words, `{N}[ -]?(?:\\p{L}+ )?(?:${nights})`))].map((match) => numberIn(words, match[1]) ?? 0);
  const taken = [...long, ...short, ...spans.map(({ range }) => range)];
  const startsOfSpans = [...new Set(spans.map(({ first }) => first))];
  if (spans.length > 0) {
    const days = counted && counted.days > 2 && long.length + short.length === 0 ? counted.days : Math.max(...spans.map((span) => span.days));
    return { min: Math.min(days, ...spans.map((span) => span.days)), max: days, startWeekdays: startsOfSpans, taken, isCounted: true };
  }
  const isWeekend = long.length > 0 || short.length > 0;
  if (isWeekend) {
    const count = saidNights.length === 1 ? (saidNights[0] ?? 0) + 1 : counted && counted.days <= 5 ? counted.days : null;
    if (count !== null && count > 1)
      return { min: count, max: count, startWeekdays: count > 3 ? [4, FRIDAY] : count === 2 ? [SATURDAY] : [FRIDAY], taken, isCounted: true };
    if (long.length > 0) return { min: 3, max: 4, startWeekdays: [4, FRIDAY, SATURDAY], taken, isCounted: false };
    return { min: 2, max: 3, startWeekdays: [FRIDAY, SATURDAY], taken, isCounted: false };
  }
  if (nightsOfRoute !== null && (!counted || nightsOfRoute + 1 > counted.days))
    return { min: nightsOfRoute + 1, max: nightsOfRoute + 2, startWeekdays: [], taken, isCounted: true };
  return counted ? { min: counted.days, max: counted.days, startWeekdays: [], taken, isCounted: true } : null;
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
  const own = length ?? (span.isFeast ? { min: 3, max: 4, startWeekdays: [], taken: [], isCounted: false } : null);
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

import type { DateWindow } from '@app/contracts';
import { addDays, daysBetween } from '@app/contracts';
import { compile, occurs } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';
import { spansIn } from './month-spans.js';
import type { TextSpan } from './month-spans.js';
import { windowLimits, withinLimits } from './window-limits.js';
import type { WindowLimits } from './window-limits.js';
import { saidLength } from './said-length.js';
import type { Length } from './said-length.js';

/** Dates that are open, and where the text says so. */
export interface SaidWindow {
  readonly window: DateWindow;
  /** Parts of the text that nothing else may read as a date. */
  readonly taken: readonly (readonly [start: number, end: number])[];
  /** No length was said, so that the usual one of such a trip was taken. */
  readonly isLengthOpen: boolean;
}

type Range = readonly [number, number];

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
  /** Days of such a trip where the text does not say how many. */
  readonly usualDays: number;
  /** Seasons are those of the southern hemisphere. */
  readonly isSouth: boolean;
  /** Days that the text names exactly, in order of the text. */
  readonly days: readonly { readonly start: number; readonly end: number; readonly iso: string }[];
  /** Both ends of the trip are said in days, beside the name of a feast too. */
  readonly areDaysSaid: boolean;
  /** The day of an event that is the only date of the text; the trip holds it. */
  readonly eventDay: string | null;
}

/** The days around a single date that is meant loosely, such as a birthday. */
function aroundDate(folded: string, words: LanguageWords, length: Length, days: WindowContext['days']): { from: string; to: string; range: Range } | null {
  const around = compile(words, words.calendar.around, 'left');
  for (const day of days) {
    const left = around.exec(folded.slice(Math.max(0, day.start - 60), day.start));
    if (left) return { from: addDays(day.iso, 1 - length.max), to: addDays(day.iso, length.max - 1), range: [day.start - left[0].length, day.end] };
  }
  return null;
}

const OPEN_LEFT_CHARS = 60;
const OPEN_RIGHT_CHARS = 30;

/** "Between the 4th and the 26th", "any five nights during 4-26 September", "4-26 September, within that 5 nights". */
function opensDates(folded: string, words: LanguageWords): (start: number, end: number) => number | null {
  const { between, openDates } = words.calendar;
  const left = [compile(words, `(?:${between[0]})(?: {W},?)?`, 'left'), compile(words, openDates.before, 'left')];
  const right = compile(words, `[,;:.()]* ?(?:${openDates.behind})`, 'right');
  return (start, end) => {
    const ahead = folded.slice(Math.max(0, start - OPEN_LEFT_CHARS), start);
    const cue = left.map((pattern) => pattern.exec(ahead)).find((match) => match !== null);
    if (cue) return cue[0].length;
    return right.test(folded.slice(end, end + OPEN_RIGHT_CHARS)) ? 0 : null;
  };
}

/** Dates that are open with a shorter length are a window. */
function betweenDates(folded: string, words: LanguageWords, length: Length, days: WindowContext['days']): { from: string; to: string; range: Range } | null {
  const opens = opensDates(folded, words);
  for (const [i, first] of days.entries()) {
    const last = days[i + 1];
    if (!last || daysBetween(first.iso, last.iso) + 1 <= length.max) continue;
    const cueChars = opens(first.start, last.end);
    if (cueChars !== null) return { from: first.iso, to: last.iso, range: [first.start - cueChars, last.end] };
  }
  return null;
}

const BETWEEN_CHARS = 24;
const AND = /^ ?(?:and|to|until|till|und|bis|et|y|e|ed|a|ate|al|-)(?: (?:the|dem|den|zum|le|la|el|il|o|os|a|al|l'))? ?$/u;

/** "Between 10 January and the end of February": a day and a part of a month bound the time. */
function betweenDayAndSpan(
  folded: string,
  words: LanguageWords,
  days: WindowContext['days'],
  spans: readonly TextSpan[],
): { start: number; end: number; from: string; to: string } | null {
  const cue = compile(words, words.calendar.between[0], 'left');
  const isBetween = (start: number): number | null => cue.exec(folded.slice(Math.max(0, start - BETWEEN_CHARS), start))?.[0].length ?? null;
  for (const day of days)
    for (const span of spans) {
      const [first, second] = day.start < span.start ? [day, span] : [span, day];
      const ahead = isBetween(first.start);
      if (ahead === null || !AND.test(folded.slice(first.end, second.start))) continue;
      const year = span.hasYear ? span.from.slice(0, 4) : day.iso.slice(0, 4);
      const iso = `${year}${day.iso.slice(4)}`;
      const [from, to] = first === day ? [iso, span.to] : [`${year}${span.from.slice(4)}`, iso];
      if (from < to) return { start: first.start - ahead, end: second.end, from, to };
    }
  return null;
}

/** Dates of which any trip of that length holds the day of the event, in its middle where it can. */
function aroundEvent({ eventDay, days }: WindowContext, { max }: Length): { start: number; end: number; from: string; to: string } {
  const day = eventDay ?? '';
  const [said] = days;
  const margin = max > 2 ? max - 2 : max - 1;
  return { start: said?.start ?? 0, end: said?.end ?? 0, from: addDays(day, -margin), to: addDays(day, margin) };
}

/** A feast holds a length of its own, as far as it is a short one. */
const LONGEST_FEAST_DAYS = 5;

function ownLength({ isFeast, from, to }: TextSpan): Length | null {
  const days = daysBetween(from, to) + 1;
  return isFeast && days <= LONGEST_FEAST_DAYS + 1 ? { min: Math.min(3, days), max: Math.min(4, days), startWeekdays: [], taken: [] } : null;
}

/** A month that only stands there, such as "may" in English, is a time of the trip beside a length alone. */
const isTime = ({ isOpen, hasYear }: TextSpan): boolean => isOpen || hasYear;

/** Days around a date that the text names, where that date is not the trip's own. */
function nearDates(folded: string, words: LanguageWords, length: Length | null, context: WindowContext): SaidWindow | null {
  const { days, eventDay } = context;
  const near = length && (aroundDate(folded, words, length, days) ?? betweenDates(folded, words, length, days));
  if (length && near) return windowOf(folded, words, { length, isLengthOpen: false }, { ...near, end: near.range[1], start: near.range[0] }, [near.range]);
  if (eventDay === null) return null;
  const ofTrip = length ?? usualLength(context);
  return windowOf(folded, words, { length: ofTrip, isLengthOpen: length === null }, aroundEvent(context, ofTrip), []);
}

const usualLength = ({ usualDays }: WindowContext): Length => ({ min: usualDays, max: usualDays, startWeekdays: [], taken: [] });

/** "Ponte del 25 aprile" holds a date and names none. */
function withoutHolidays(folded: string, words: LanguageWords, { days }: WindowContext): WindowContext['days'] {
  const holidays = words.calendar.holidays.flatMap(([pattern]) => [...folded.matchAll(compile(words, pattern))]);
  return days.filter(({ start }) => !holidays.some((match) => start >= match.index && start < match.index + match[0].length));
}

interface OpenTime {
  readonly spans: readonly TextSpan[];
  readonly limits: WindowLimits | null;
  /** Named days that only limit the time. */
  readonly used: WindowLimits['used'];
}

function spansAndLimits(folded: string, words: LanguageWords, context: WindowContext, named: WindowContext['days']): OpenTime {
  const unnamed = named.reduce((text, { start, end }) => text.slice(0, start) + '\u0001'.repeat(end - start) + text.slice(end), folded);
  const spans = joined(unnamed, words, spansIn(unnamed, words, context));
  const limits = spans.some(isTime) ? windowLimits(folded, named) : null;
  return { spans, limits, used: limits?.used ?? [] };
}

/** The time that is open, within its limits: one that was said to be so before a feast or a month that merely stands there. */
function widestOf(spans: readonly TextSpan[], limits: WindowLimits | null): TextSpan | undefined {
  const widest = spans.find(({ isOpen, isFeast }) => isOpen && !isFeast) ?? spans.find(({ isOpen }) => isOpen) ?? spans[0];
  return widest && limits ? withinLimits(widest, limits) : widest;
}

/**
 * Dates that are left open: a part of a month, months, a season or a feast, or days around a date; without a length the usual one is taken.
 *
 * Null when the text names the days themselves, or no time.
 */
export function readWindow(folded: string, words: LanguageWords, context: WindowContext): SaidWindow | null {
  const length = saidLength(folded, words, context.nightsOfRoute);
  const named = withoutHolidays(folded, words, context);
  const { spans, limits, used } = spansAndLimits(folded, words, context, named);
  const mixed = length && betweenDayAndSpan(folded, words, named, spans);
  if (length && mixed) return windowOf(folded, words, { length, isLengthOpen: false }, mixed, [[mixed.start, mixed.end]]);
  const days = named.filter((day) => !used.includes(day));
  const near = nearDates(folded, words, length, { ...context, days });
  if (near !== null || days.length > 0 || (context.areDaysSaid && used.length === 0)) return near;
  const span = widestOf(spans, limits);
  if (!span || span.to < context.today || (length === null && !isTime(span))) return null;
  const known = length ?? ownLength(span);
  return windowOf(
    folded,
    words,
    { length: known ?? usualLength(context), isLengthOpen: known === null },
    span,
    [...spans, ...used].map(({ start, end }) => [start, end] as const),
  );
}

function windowOf(
  folded: string,
  words: LanguageWords,
  { length, isLengthOpen }: { readonly length: Length; readonly isLengthOpen: boolean },
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
    isLengthOpen,
  };
}

import { compile, monthIn } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';
import { daysOfMonth, nextSpan, sixMonthsOn, spanInYear, weekendOfMonth } from './year-spans.js';
import type { DaySpan } from './year-spans.js';

/** A span of days as it stands in the text. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
  readonly hasYear: boolean;
  /** "In", "sometime in" stands before it, so that a month alone is a window. */
  readonly isOpen: boolean;
  /** Feasts hold a length of their own. */
  readonly isFeast: boolean;
}

const LIMIT_CHARS = 48;
const NEXT_YEAR_CHARS = 24;
const AHEAD_CHARS = 40;
/** "L'été dernier", "el verano pasado". */
const OVER_BEHIND = /^ ?(?:dernier|derniere|pasad[oa]|scors[oa]|passad[oa])(?!\p{L})/u;

const YEAR_BEHIND = /^,? (?:de |del |of |do |en |im jahr )?(20\d{2})(?!\d)/;

/** The ordinals of a language are first to fourth, and last. */
const LAST_ORDINAL = 4;

interface SpanContext {
  readonly today: string;
  readonly isSouth: boolean;
}

/** What a stretch of text names, in any year. */
interface Named {
  readonly start: number;
  readonly end: number;
  readonly at: (year: number) => DaySpan;
  readonly year: number | null;
  readonly isOpen: boolean;
  readonly isFeast?: boolean;
}

/** Parts of months, the weekends of a month, and months. */
function monthsNamed(folded: string, words: LanguageWords): Named[] {
  const { calendar } = words;
  const named = (pattern: string, toSpan: (year: number, month: number) => DaySpan, left: (start: number) => string | null): Named[] =>
    [...folded.matchAll(compile(words, pattern))].flatMap((match) => {
      const month = monthIn(words, match.slice(1).find((group) => group !== undefined) ?? '');
      const before = left(match.index);
      const base = { start: match.index - (before?.length ?? 0), end: match.index + match[0].length, isOpen: before !== '' };
      return month ? [{ ...base, at: (year: number) => toSpan(year, month.month), year: month.year }] : [];
    });
  const ahead = compile(words, calendar.before, 'left');
  const leftOf = (start: number): string => ahead.exec(folded.slice(Math.max(0, start - AHEAD_CHARS), start))?.[0] ?? '';
  return [
    ...calendar.monthParts.flatMap(([pattern, fromDay, toDay]) =>
      named(
        pattern,
        (year, month) => daysOfMonth(year, month, fromDay, toDay),
        () => null,
      ),
    ),
    ...calendar.ordinals.flatMap((ordinal, nth) =>
      named(
        `(?:${ordinal}) (?:${calendar.weekend}) ?(?:of|in|im|des|de|del|d'|di|do)? ?{M}`,
        (year, month) => weekendOfMonth(year, month, nth === LAST_ORDINAL ? -1 : nth + 1),
        () => null,
      ),
    ),
    ...named('{M}', (year, month) => daysOfMonth(year, month, 1, 0), leftOf),
  ];
}

function seasonsNamed(folded: string, words: LanguageWords, { isSouth }: SpanContext): Named[] {
  const { seasons, holidays, feasts } = words.calendar;
  const rows = [
    ...seasons.map(([pattern, span]) => ({ pattern, span: isSouth ? sixMonthsOn(span) : span, isFeast: false })),
    ...holidays.map(([pattern, span]) => ({ pattern, span, isFeast: false })),
    ...feasts.map(([pattern, span]) => ({ pattern, span, isFeast: true })),
  ];
  return rows.flatMap(({ pattern, span, isFeast }) =>
    [...folded.matchAll(compile(words, pattern))].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      at: (year: number) => spanInYear(span, year),
      year: null,
      isOpen: true,
      isFeast,
    })),
  );
}

/** "Some time next year" alone. */
const yearNamed = (folded: string, words: LanguageWords, { today }: SpanContext): Named[] =>
  [...folded.matchAll(compile(words, words.calendar.nextYear))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    at: (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` }),
    year: Number(today.slice(0, 4)) + 1,
    isOpen: true,
  }));

/** The year that stands in the span or behind it; else the next one in which it is not over. */
function dated(folded: string, words: LanguageWords, { today }: SpanContext, { start, end, at, year, isOpen, isFeast = false }: Named): TextSpan {
  const behind = year === null ? YEAR_BEHIND.exec(folded.slice(end, end + 20)) : null;
  const isNextYear = year === null && !behind && compile(words, words.calendar.nextYear, 'right').test(folded.slice(end, end + NEXT_YEAR_CHARS));
  const said = year ?? (behind ? Number(behind[1]) : isNextYear ? Number(today.slice(0, 4)) + 1 : null);
  return { start, end: end + (behind?.[0].length ?? 0), ...nextSpan(at, said, today), hasYear: said !== null, isOpen, isFeast };
}

/** Without those that are over, or that limit the trip instead of being its time; a limit counts where nothing else is said. */
function meantOf(found: readonly TextSpan[], folded: string, words: LanguageWords): TextSpan[] {
  const limit = compile(words, words.calendar.limit, 'left');
  const past = compile(words, words.calendar.past, 'left');
  const left = (start: number): string => folded.slice(Math.max(0, start - LIMIT_CHARS), start);
  // "Before the baby comes (due in March)": what stands in brackets is an aside.
  const isLimit = ({ start }: TextSpan): boolean => /\([^()]*$/.test(left(start)) || limit.test(left(start));
  const isOver = ({ start, end }: TextSpan): boolean => past.test(left(start)) || OVER_BEHIND.test(folded.slice(end, end + LIMIT_CHARS));
  const ahead = found.filter((one) => !isOver(one));
  const meant = ahead.filter((one) => !isLimit(one));
  return meant.length > 0 ? meant : ahead.map((one) => ({ ...one, isOpen: false, hasYear: false }));
}

/** Parts of months, months, seasons and feasts that the text names, from left to right; where two overlap the longer one counts, then the earlier. */
export function spansIn(folded: string, words: LanguageWords, context: SpanContext): TextSpan[] {
  const named = [...monthsNamed(folded, words), ...seasonsNamed(folded, words, context)];
  const all = named.length > 0 ? named : yearNamed(folded, words, context);
  const meant = meantOf(
    all.map((one) => dated(folded, words, context, one)),
    folded,
    words,
  );
  const kept: TextSpan[] = [];
  for (const one of meant.sort((a, b) => b.end - b.start - (a.end - a.start) || (a.from < b.from ? -1 : 1)))
    if (!kept.some((other) => one.start < other.end && other.start < one.end)) kept.push(one);
  return kept.sort((a, b) => a.start - b.start);
}

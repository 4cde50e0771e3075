import { IsoDate, addDays } from '@app/contracts';
import { compile, monthIn } from '../languages/compile.js';
import type { LanguageWords, YearSpan } from '../languages/language-words.js';
import { toIso } from '../dates/calendar.js';

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

const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
const pad = (value: number): string => String(value).padStart(2, '0');

function daysOfMonth(year: number, month: number, fromDay: number, toDay: number): { from: string; to: string } {
  const last = lastDay(year, month);
  const to = toDay === 0 ? last : Math.min(toDay, last);
  return { from: `${year}-${pad(month)}-${pad(fromDay)}`, to: `${year}-${pad(month)}-${pad(to)}` };
}

/** Easter Sunday by the Gregorian computus. */
export function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return toIso(year, month, day) ?? `${year}-04-05`;
}

function spanInYear(span: YearSpan | readonly [number, number], year: number): { from: string; to: string } {
  const [from, to] = span;
  if (typeof from === 'number' || typeof to === 'number') {
    const easter = easterOf(year);
    return { from: addDays(easter, Number(from)), to: addDays(easter, Number(to)) };
  }
  const end = `${to < from ? year + 1 : year}-${to}`;
  return { from: `${year}-${from}`, to: IsoDate.safeParse(end).success ? end : `${end.slice(0, 8)}28` };
}

/** The first such span that is not over; a stated year is kept. */
function nextSpan(at: (year: number) => { from: string; to: string }, year: number | null, today: string): { from: string; to: string } {
  if (year !== null) return at(year);
  const thisYear = Number(today.slice(0, 4));
  return [thisYear - 1, thisYear, thisYear + 1].map(at).find(({ from, to }) => to >= today && from >= addDays(today, -15)) ?? at(thisYear + 1);
}

const LIMIT_CHARS = 48;

const YEAR_BEHIND = /^,? (?:de |del |of |do |en |im jahr )?(20\d{2})(?!\d)/;

/** Parts of months, months, seasons and feasts that the text names, from left to right; where two overlap the longer one counts. */
export function spansIn(folded: string, words: LanguageWords, today: string): TextSpan[] {
  const { calendar } = words;
  const found: TextSpan[] = [];
  const add = (
    start: number,
    end: number,
    at: (year: number) => { from: string; to: string },
    year: number | null,
    flags: { isOpen: boolean; isFeast?: boolean },
  ): void => {
    const behind = year === null ? YEAR_BEHIND.exec(folded.slice(end, end + 20)) : null;
    const said = year ?? (behind ? Number(behind[1]) : null);
    const { from, to } = nextSpan(at, said, today);
    found.push({ start, end: end + (behind?.[0].length ?? 0), from, to, hasYear: said !== null, isOpen: flags.isOpen, isFeast: flags.isFeast ?? false });
  };
  for (const [pattern, fromDay, toDay] of calendar.monthParts)
    for (const match of folded.matchAll(compile(words, pattern))) {
      const month = monthIn(words, match.slice(1).find((group) => group !== undefined) ?? '');
      if (month) add(match.index, match.index + match[0].length, (year) => daysOfMonth(year, month.month, fromDay, toDay), month.year, { isOpen: true });
    }
  const before = compile(words, calendar.before, 'left');
  for (const match of folded.matchAll(compile(words, '{M}'))) {
    const month = monthIn(words, match[1] ?? '');
    const left = before.exec(folded.slice(Math.max(0, match.index - 40), match.index))?.[0] ?? '';
    if (month)
      add(match.index - left.length, match.index + match[0].length, (year) => daysOfMonth(year, month.month, 1, 0), month.year, { isOpen: left !== '' });
  }
  for (const [rows, isFeast] of [
    [calendar.seasons, false],
    [calendar.feasts, true],
  ] as const)
    for (const [pattern, span] of rows)
      for (const match of folded.matchAll(compile(words, pattern)))
        add(match.index, match.index + match[0].length, (year) => spanInYear(span, year), null, { isOpen: true, isFeast });
  const limit = compile(words, calendar.limit, 'left');
  // "Before the baby comes (due in March)": what stands in brackets is an aside.
  const isAside = (start: number): boolean => /\([^()]*$/.test(folded.slice(Math.max(0, start - LIMIT_CHARS), start));
  const isLimit = ({ start }: TextSpan): boolean => isAside(start) || limit.test(folded.slice(Math.max(0, start - LIMIT_CHARS), start));
  const meant = found.filter((one) => !isLimit(one));
  const longest = meant.length > 0 ? meant : found;
  const kept: TextSpan[] = [];
  for (const one of longest.sort((a, b) => b.end - b.start - (a.end - a.start)))
    if (!kept.some((other) => one.start < other.end && other.start < one.end)) kept.push(one);
  return kept.sort((a, b) => a.start - b.start);
}

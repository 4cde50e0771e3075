import type { Language, ParsedRequest } from '@app/contracts';
import { addDays, daysBetween, weekdayIndex } from '@app/contracts';
import { told } from './told.js';
import { addMonths } from '../dates/calendar.js';
import type { SaidDuration } from '../dates/read-duration.js';
import type { Contradiction } from '../reading.js';
import { foldKeepingPositions } from '../text/scan.js';
import type { SaidWords } from './read-words.js';

/** The dates of the trip as far as they are known, and what does not fit. */
export interface SettledDates {
  readonly start: string | null;
  readonly end: string | null;
  readonly durationDays: number | null;
  readonly contradictions: readonly Contradiction[];
}

const MAX_DAYS = 365;
const MAX_WEEKEND_DAYS = 5;
const [FRIDAY, SATURDAY, SUNDAY] = [4, 5, 6] as const;
const SAME_DAY = /\bsame day\b|\bam selben tag\b|\ble meme jour\b|\bel mismo dia\b/;
const NEXT_MONTH = /\bnext month\b|\bnachsten monat\b|\ble mois prochain\b|\bel (?:proximo mes|mes que viene)\b/;
const LATER = /\b(?:a|one|(\d{1,2})|two|three) (day|week|month)s? (later|earlier)\b/;
const LONGER = /\b(?:a|one|(\d{1,2})|two|three) (?:more )?(?:days?|nights?) (longer|shorter|more|less)\b/;

const inclusiveDays = (start: string, end: string): number => daysBetween(start, end) + 1;

/** Dates and a stated length fit when one may count days or, loosely, nights. */
function fits(days: number, said: SaidDuration): boolean {
  if (said.isPart) return true;
  if (said.isWeekend) return days <= MAX_WEEKEND_DAYS;
  return days === said.days || days === said.days + 1 || (said.isLoose && days === said.nights);
}

const unsettled = (start: string | null, end: string | null, durationDays: number | null, contradictions: readonly Contradiction[] = []): SettledDates => ({
  start,
  end,
  durationDays,
  contradictions,
});

const PART_DAYS = 2;
const LEAST_DAYS_AROUND = 4;
/** "One night in a techno club" between two dates is a part of the trip. */
const isPart = (days: number, duration: NonNullable<SaidWords['duration']>): boolean => duration.days <= PART_DAYS && days >= LEAST_DAYS_AROUND;

const bothEnds = (message: string): Contradiction[] => [
  { field: 'travelStartDate', message },
  { field: 'travelEndDate', message },
];

/** Both ends were said: they win unless they cannot be, or the stated length says otherwise. */
function fromBothEnds(start: string, end: string, said: SaidWords, language: Language): SettledDates {
  const days = inclusiveDays(start, end);
  // Either of them may be the wrong one, or they were swapped.
  if (days < 1) return unsettled(start, null, null, bothEnds(told(language, 'doubt.end_before_start', { start, end })));
  if (days > MAX_DAYS)
    return unsettled(start, null, null, [{ field: 'travelEndDate', message: told(language, 'doubt.too_long', { start, end, days, max: MAX_DAYS }) }]);
  if (!said.duration || fits(days, said.duration) || isPart(days, said.duration)) return unsettled(start, end, days);
  if (said.dates?.isWindow && days > said.duration.days) return unsettled(null, null, said.duration.days);
  const message = told(language, 'doubt.length', { said: said.duration.words, start, end, days });
  return unsettled(start, null, null, [{ field: 'travelEndDate', message }]);
}

function fromStart(start: string, days: number | null): SettledDates {
  return unsettled(start, days === null ? null : addDays(start, days - 1), days);
}

const isSameDay = ({ rest, duration }: SaidWords): boolean => SAME_DAY.test(rest.folded) && (duration?.nights ?? 0) === 0;

/** The number of a phrase, in digits or as a word; one where none stands there. */
const countIn = ([words, digits]: RegExpExecArray): number => (digits ? Number(digits) : /\btwo\b/.test(words) ? 2 : /\bthree\b/.test(words) ? 3 : 1);

/** Phrases that only make sense against known dates: "next month instead", "a week later", "the same day". */
function shifted(said: SaidWords, previous: ParsedRequest | null, today: string): SettledDates | null {
  const { travelStartDate: start, travelEndDate: end } = previous ?? {};
  const text = said.rest.folded;
  if (isSameDay(said)) {
    const day = said.dates?.start ?? start;
    return day ? unsettled(day, day, 1) : null;
  }
  if (!start) return null;
  const keepLength = (moved: string): SettledDates =>
    end ? fromStart(moved, inclusiveDays(start, end)) : unsettled(moved, null, previous?.durationDays ?? null);
  if (!said.dates && NEXT_MONTH.test(text)) return keepLength(toNextMonth(start, today));
  const later = LATER.exec(text);
  if (!later) return null;
  const count = countIn(later) * (later[3] === 'earlier' ? -1 : 1);
  return keepLength(later[2] === 'month' ? addMonths(start, count) : addDays(start, later[2] === 'week' ? count * 7 : count));
}

/** The same day in the month after today's; when the trip lies there already, one month on. */
function toNextMonth(start: string, today: string): string {
  const monthsOf = (iso: string): number => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7));
  const ahead = monthsOf(today) + 1 - monthsOf(start);
  return addMonths(start, ahead === 0 ? 1 : ahead);
}

/** How many days the known trip has been asked to grow or shrink by; zero when nothing says so. */
function stretch(text: string): number {
  const match = LONGER.exec(text);
  if (!match) return 0;
  const count = countIn(match);
  return /shorter|less/.test(match[2] ?? '') ? -count : count;
}

/** What was known of the dates, and the length that this message gives or changes. */
interface KnownDates {
  readonly start: string | null;
  readonly end: string | null;
  readonly days: number | null;
  readonly saidDays: number | null;
}

function knownDates(said: SaidWords, previous: ParsedRequest | null): KnownDates {
  const start = previous?.travelStartDate ?? null;
  const end = previous?.travelEndDate ?? null;
  const days = start && end ? inclusiveDays(start, end) : (previous?.durationDays ?? null);
  const extra = start && end ? stretch(said.rest.folded) : 0;
  const saidDays = extra !== 0 && days !== null ? Math.max(1, days + extra) : (said.duration?.days ?? null);
  return { start, end, days, saidDays };
}

const WEEKEND = /\b(?:week-?end|wochenende|fin de semana)\b/;

/** A weekend that begins on a given Friday or Saturday ends on its Sunday; null on other days. */
function weekendDays(start: string, text: string): number | null {
  const day = WEEKEND.test(text) ? weekdayIndex(start) : SUNDAY;
  return day === FRIDAY || day === SATURDAY ? SUNDAY - day + 1 : null;
}

function withNewStart(start: string, known: KnownDates): SettledDates {
  if (known.saidDays !== null) return fromStart(start, known.saidDays);
  const fitsOldEnd = known.start === null && known.end !== null && known.end >= start;
  return fitsOldEnd && known.end ? unsettled(start, known.end, inclusiveDays(start, known.end)) : fromStart(start, known.days);
}

function withNewEnd(end: string, known: KnownDates, said: SaidWords, language: Language): SettledDates {
  if (known.saidDays !== null) return unsettled(addDays(end, 1 - known.saidDays), end, known.saidDays);
  return known.start ? fromBothEnds(known.start, end, { ...said, duration: null }, language) : unsettled(null, end, null);
}

/** A message that names at most one end, laid over what was known. */
function fromPieces(said: SaidWords, previous: ParsedRequest | null, language: Language): SettledDates {
  const known = knownDates(said, previous);
  if (said.dates?.start) {
    const isLengthOpen = known.saidDays === null || WEEKEND.test(foldKeepingPositions(said.duration?.words ?? ''));
    const saidDays = (isLengthOpen ? weekendDays(said.dates.start, said.rest.folded) : null) ?? known.saidDays;
    return withNewStart(said.dates.start, { ...known, saidDays });
  }
  if (said.dates?.end) return withNewEnd(said.dates.end, known, said, language);
  if (known.saidDays === null) return unsettled(known.start, known.end, known.days);
  return known.start ? fromStart(known.start, known.saidDays) : unsettled(null, known.end, known.saidDays);
}

/** Lays the dates and the length of this message over what was known; corrections win. */
export function settleDates(said: SaidWords, previous: ParsedRequest | null, today: string, language: Language): SettledDates {
  const moved = shifted(said, previous, today);
  const { dates } = said;
  const settled = moved ?? (dates?.start && dates.end ? fromBothEnds(dates.start, dates.end, said, language) : fromPieces(said, previous, language));
  const past = settled.start !== null && settled.start < today && dates !== null;
  if (!past) return settled;
  const message = told(language, 'doubt.past', { start: settled.start ?? today, today });
  return { ...settled, contradictions: [...settled.contradictions, { field: 'travelStartDate', message }] };
}

import { daysBetween } from '@app/contracts';
import type { Scan } from '../text/scan.js';
import type { DateMention } from './date-mention.js';
import {
  AND,
  ARRIVING,
  BACK_BEHIND,
  BETTER_BEHIND,
  BETWEEN,
  CLEAR_START,
  CONNECTOR,
  CORRECTION,
  DAYTIME_BEHIND,
  END_CUE,
  EVENT_CUE,
  LEAVING,
  ONLY_START,
  SAYS_BACK,
  START_CUE,
  STAYING_ON,
} from './date-cues.js';
import { MONTH_NAME, monthNumber } from './date-words.js';
import { besideDates } from './beside-dates.js';
import { takeDayRanges, takeLoneDays, takeRelativeDates } from './relative-dates.js';

/** The days a text names for the trip, before a stated length is laid against them. */
export interface SaidDates {
  readonly start: string | null;
  readonly end: string | null;
  readonly startWords: string;
  readonly endWords: string;
  /** "Between 1 and 20 May": a window rather than the trip itself. */
  readonly isWindow: boolean;
}

export interface DateContext {
  readonly today: string;
  /** The start that is known from earlier messages. */
  readonly knownStart: string | null;
  /** A lone date answers the question for the end. */
  readonly onlyEndAsked: boolean;
  /** As this message or an earlier one says. */
  readonly nights?: number | null;
}

const CUE_CHARS = 45;
const BACK_CHARS = 48;

interface PairContext extends DateContext {
  /** Some words of the text take something back. */
  readonly isCorrection: boolean;
}

interface Role {
  readonly mention: DateMention;
  readonly cue: string;
  /** "On 29 May we are back": the words behind the date say that it is the end. */
  readonly isBack: boolean;
}

/** What stands before a mention, back to the mention before it. */
function rolesOf(scan: Scan, mentions: readonly DateMention[]): Role[] {
  return mentions.map((mention, i) => ({
    mention,
    cue: scan.folded.slice(Math.max(mention.start - CUE_CHARS, mentions[i - 1]?.end ?? 0), mention.start),
    isBack: BACK_BEHIND.test(scan.folded.slice(mention.end, mention.end + BACK_CHARS)),
  }));
}

const isEvent = ({ cue, isBack }: Role): boolean => EVENT_CUE.test(cue) && !isBack && !CLEAR_START.test(cue);
const isHabit = ({ mention, cue, isBack }: Role, scan: Scan): boolean =>
  mention.isWeekday === true &&
  DAYTIME_BEHIND.test(scan.folded.slice(mention.end, mention.end + BACK_CHARS)) &&
  !isBack &&
  !START_CUE.test(cue) &&
  !END_CUE.test(cue);

/** Without weekdays of markets, and without the day of an event where others bound the trip. */
function rolesOfTrip(scan: Scan, mentions: readonly DateMention[]): Role[] {
  const said = rolesOf(scan, mentions).filter((role) => !isHabit(role, scan));
  const isDated = said.some(({ mention }) => mention.month !== undefined);
  // "Domingo de carrusel!! ... domingo 7 de febrero": a weekday alone is nothing beside a date.
  const isIdle = ({ mention, cue, isBack }: Role): boolean =>
    mention.isWeekday === true && !isBack && !START_CUE.test(cue) && !END_CUE.test(cue) && said[0]?.mention === mention;
  // "Next weekend, so Fri 5 to Sun 7 March": the days say which weekend.
  const hasDatedRange = said.some(({ mention }) => mention.last && mention.month !== undefined);
  const isSaidTwice = ({ mention }: Role): boolean => hasDatedRange && mention.last !== undefined && mention.month === undefined;
  const roles = isDated ? said.filter((role) => !isIdle(role) && !isSaidTwice(role)) : said;
  const others = roles.filter((role) => !isEvent(role));
  return others.length > 1 || others.some(({ mention }) => mention.last) ? others : roles;
}

interface Pair {
  readonly start: DateMention | null;
  readonly end: DateMention | null;
  readonly isWindow: boolean;
}

/** "10-14 May, but 17-21 is better": the later of two ranges, where the words say so. */
function correctedRange(scan: Scan, roles: readonly Role[]): Pair | null {
  const ranges = roles.filter(({ mention }) => mention.last);
  const later = ranges.at(-1);
  if (ranges.length < 2 || !later?.mention.last) return null;
  const { mention, cue } = later;
  const isMeant = CORRECTION.test(cue) || BETTER_BEHIND.test(scan.folded.slice(mention.end, mention.end + CUE_CHARS));
  return isMeant ? { start: mention, end: { ...mention, first: mention.last ?? mention.first }, isWindow: false } : null;
}

/** "16 to 19 for work, then I stay on until Sunday": the last day is that Sunday. */
function withExtension(pair: Pair, roles: readonly Role[]): Pair {
  const { end } = pair;
  const longer = end && roles.find(({ mention, cue }) => mention.start > end.start && mention.isWeekday && END_CUE.test(cue) && STAYING_ON.test(cue))?.mention;
  if (!end || !longer) return pair;
  const first: DateMention['first'] = (reference, yearHint) => {
    const before = end.first(reference, yearHint);
    return longer.first({ ...reference, from: before ?? reference.from }, yearHint);
  };
  return { ...pair, end: { ...end, first } };
}

function pairOf(roles: readonly Role[], context: PairContext): Pair {
  for (const [i, { mention, cue }] of roles.entries()) {
    const next = roles[i + 1];
    const isBetween = BETWEEN.test(cue);
    if (mention.last) return { start: mention, end: { ...mention, first: mention.last }, isWindow: isBetween };
    if (next && !next.mention.last && CONNECTOR.test(next.cue) && (isBetween || !AND.test(next.cue)))
      return { start: mention, end: next.mention, isWindow: isBetween };
  }
  return byCues(roles, context);
}

/** "Leaving on the 10th until the 14th" has both cues; the nearer one counts unless it is the first date. */
const isEndCue = (cue: string, isFirst: boolean): boolean => END_CUE.test(cue) && (SAYS_BACK.test(cue) || !isFirst || !START_CUE.test(cue));

/** "Married on 9 October, leaving on the 11th": a date with such a word is the start rather than one without. */
const saysStartBetter = (role: Role, start: Role): boolean => !START_CUE.test(start.cue) && !ARRIVING.test(start.cue) && CLEAR_START.test(role.cue);

const isEnd = (role: Role, isFirst: boolean): boolean => isEndCue(role.cue, isFirst) || (role.isBack && !isFirst);

/** No range was said in one breath: each date goes where the words before it say. */
function byCues(roles: readonly Role[], context: PairContext): Pair {
  let start: Role | null = null;
  let end: Role | null = null;
  for (const role of roles) {
    const isCorrection = CORRECTION.test(role.cue);
    const followsAtOnce = start !== null && !isCorrection && /^[\s,]*$/.test(role.cue);
    const leavesAgain: boolean = start !== null && ARRIVING.test(start.cue) && LEAVING.test(role.cue);
    const isClearer: boolean = start !== null && end === null && saysStartBetter(role, start);
    if (isEnd(role, start === null) || followsAtOnce || leavesAgain) end = role;
    else if (isClearer) start = role;
    else if (start === null || isCorrection) start = role;
  }
  return asAnswer(start, end, context);
}

/** "Leaving on the 16th" behind the known start is the way home; a correction only where the length says so too. */
function isBehindStart({ mention, cue }: Role, { knownStart, today, nights, isCorrection }: PairContext): boolean {
  const day = mention.first({ today, from: today });
  if (knownStart === null || day === null || day <= knownStart || ONLY_START.test(cue)) return false;
  return !(isCorrection && START_CUE.test(cue)) || daysBetween(knownStart, day) === nights;
}

/** A lone date without a cue answers the question for the end when only that was asked. */
function asAnswer(start: Role | null, end: Role | null, context: PairContext): Pair {
  const { onlyEndAsked } = context;
  const isLone = onlyEndAsked && end === null && start !== null;
  const answersEnd = isLone && (isBehindStart(start, context) || (!START_CUE.test(start.cue) && !CORRECTION.test(start.cue)));
  const [first, last] = answersEnd ? [null, start] : [start, end];
  return { start: first?.mention ?? null, end: last?.mention ?? null, isWindow: false };
}

/** The year said at one end holds for the other, across New Year too. */
function startYearHint(pair: Pair): number | undefined {
  const { start, end } = pair;
  if (!start || !end || start.year !== undefined || end.year === undefined) return undefined;
  return start.month !== undefined && end.month !== undefined && start.month > end.month ? end.year - 1 : end.year;
}

interface ResolveContext extends DateContext {
  readonly month: number | undefined;
  /** A date with its month: "the wedding on 19 June, we arrive on the 17th". */
  readonly beside: DateMention | undefined;
}

function resolve(pair: Pair, context: ResolveContext): { start: string | null; end: string | null } {
  const { today, knownStart, month, beside } = context;
  const start = pair.start?.first({ today, from: today, month: beside?.month ?? month }, startYearHint(pair) ?? beside?.year) ?? null;
  const from = [start, start ? null : knownStart, today].find((date) => date !== null && date !== undefined) ?? today;
  const isPastStart = start !== null && start < today;
  // "We retired in June ... from Friday 1 October to Tuesday the 5th": the month of the start holds, not one that merely comes up.
  const endMonth = pair.start?.month === undefined ? month : undefined;
  const end = pair.end?.first({ today, from: isPastStart || from > today ? from : today, month: endMonth }) ?? null;
  return { start, end };
}

/** Short forms are months behind "in" only. */
const LONE_MONTH = new RegExp(`(?<!\\bchiang )\\b(${MONTH_NAME})\\b|(?<=\\b(?:in|im) )(jan|feb|apr|aug|sept?|oct|okt|nov|dec|dez)\\b`, 'g');
const NEXT_MONTH =
  /\bnext month\b|\b(?:nachste[nmr]?|kommende[nmr]?) monat\b|\bmois prochain\b|\bmes que viene\b|\b(?:proximo|prossimo) mese?\b|\bmese prossimo\b|\bmes que vem\b/;

/** "In May" names no day, but it is no town either. */
function takeLoneMonths(scan: Scan): FoundDates['month'] {
  const found = scan.findAll(LONE_MONTH);
  for (const { start, end } of found) scan.take(start, end);
  const name = found.find(({ match }) => match[1] !== undefined)?.match[1] ?? found[0]?.match[2];
  if (name !== undefined) return monthNumber(name);
  const next = scan.find(NEXT_MONTH);
  if (next) scan.take(next.start, next.end);
  return next ? 'next' : undefined;
}

/** Every day that a text names, before it is known which is the start. */
export interface FoundDates {
  readonly mentions: readonly DateMention[];
  /** 1 to 12; a month without a day, or the one after today's. */
  readonly month: number | 'next' | undefined;
}

const monthAfter = (today: string): number => (Number(today.slice(5, 7)) % 12) + 1;

/** Takes the dates that lean on today and the months without a day, beside those that were taken before. */
export function takeOtherDates(scan: Scan, absolute: readonly DateMention[]): FoundDates {
  const named = besideDates(scan, absolute);
  const isMonthSaid = NEXT_MONTH.test(scan.rest) || scan.findAll(LONE_MONTH).length > 0;
  const ranges = isMonthSaid ? takeDayRanges(scan) : [];
  const relative = takeRelativeDates(scan);
  const month = takeLoneMonths(scan);
  const lone = isMonthSaid ? takeLoneDays(scan) : [];
  return { mentions: [...named, ...ranges, ...relative, ...lone].sort((a, b) => a.start - b.start), month };
}

/** Says which of the dates is the start and which the end; null when there is none. */
export function readDates(scan: Scan, { mentions, month }: FoundDates, context: DateContext): SaidDates | null {
  if (mentions.length === 0) return null;
  const roles = rolesOfTrip(scan, mentions);
  if (roles.length === 0) return null;
  const pair = withExtension(correctedRange(scan, roles) ?? pairOf(roles, { ...context, isCorrection: CORRECTION.test(scan.folded) }), roles);
  const ofMonth = month === 'next' ? monthAfter(context.today) : month;
  const { start, end } = resolve(pair, { ...context, month: ofMonth, beside: mentions.find((one) => one.month !== undefined) });
  const words = (mention: DateMention | null): string => (mention ? scan.words(mention.start, mention.end) : '');
  return { start, end, startWords: words(pair.start), endWords: words(pair.end), isWindow: pair.isWindow };
}

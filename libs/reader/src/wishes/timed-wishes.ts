import type { Wish, WishKind } from '@app/contracts';
import { weekdayIndex } from '@app/contracts';
import { compile, numberIn, weekdayIn } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';
import { foldKeepingPositions } from '../text/scan.js';
import { clockTime } from './clock-time.js';
import type { PartOfDay } from './clock-time.js';

/** A wish without its number in the ledger, and where it stands. */
export interface DraftWish extends Omit<Wish, 'id'> {
  readonly start: number;
  readonly end: number;
}

const PART_OF_DAY: Readonly<Partial<Record<WishKind, PartOfDay>>> = {
  not_before: 'morning',
  not_after: 'evening',
  arrive_after: 'evening',
  depart_after: 'afternoon',
  back_by: 'evening',
};
const WITH_TIME: ReadonlySet<WishKind> = new Set(Object.keys(PART_OF_DAY) as WishKind[]);
/** Hours that a way home or a first item is not meant for: "between 4 and 6" of another sentence. */
const EARLIEST_EVENING = '15:00';
const LATEST_MORNING = '13:30';
const EARLIEST_MORNING = '05:00';
/** Stands where something was read; no word and no space. */
const READ = '\u0002';
const UNTIMED = 100;
const UNIT_CHARS = 16;

const hhmm = (value: number): string => `${String(Math.floor(value / 100)).padStart(2, '0')}:${String(value % 100).padStart(2, '0')}`;

export interface TimedContext {
  /** Days of the trip, where known; a weekday beside a time is one of them. */
  readonly start: string | null;
  readonly end: string | null;
}

/** Wishes that hold a time of day or a number of things: first and last item, things a day, free days, ways home. */
export function timedWishes(folded: string, text: string, words: LanguageWords, context: TimedContext): DraftWish[] {
  const found: DraftWish[] = [];
  let left = folded;
  const usual = new Set<DraftWish>();
  const { timed, dayOut } = words.wishes;
  const isDayOut = context.start !== null && context.start === context.end;
  for (const [kind, pattern, fixed] of isDayOut ? [...timed, ...dayOut] : timed)
    for (const match of left.matchAll(compile(words, pattern))) {
      const range = [match.index, match.index + match[0].length] as const;
      if (WITH_TIME.has(kind) && countsMore(folded, words, match)) continue;
      const wish = isOnOtherDay(kind, match, words, context) ? null : wishOf(kind, match, words, fixed, context);
      if (!wish) continue;
      const [start, end] = range;
      const everyDay = meansEveryDay(folded, match, wish) ? { kind: 'not_before' as const } : {};
      const draft = { ...wish, ...everyDay, said: text.slice(start, end).trim().slice(0, 300), start, end };
      if (wish.time && fixed !== undefined) usual.add(draft);
      found.push(draft);
      // What was read is read no more: "two things a day and one day off" are two wishes.
      left = `${left.slice(0, start)}${READ.repeat(end - start)}${left.slice(end)}`;
    }
  // "A lie-in (nothing before ten)": the time that was said counts, not the usual one.
  const isSaid = (kind: WishKind): boolean => found.some((one) => one.kind === kind && !usual.has(one));
  const meant = found.filter((one) => !usual.has(one) || !isSaid(one.kind));
  return meant.map((wish) => ofDayOut(wish, words, context)).sort((a, b) => a.start - b.start);
}

/** "No longer than 5 hours", "pas plus de 5 heures de vol": how long, how far or how many. */
const MEASURE =
  /^\s?(?:hours?|hrs?|h|stunden?|std|minutes?|minuten|min|minutos?|minuti|km|kilomet\p{L}*|miles?|eur|euros?|usd|people|personen|personnes|personas|persone|pessoas)(?!\p{L})/u;
const OF_WAY =
  /^\s?(?:de |d['’]|di )(?:vol|route|avion|train|trajet|voiture|vuelo|viaje|coche|carretera|tren|volo|viaggio|treno|macchina|voo|viagem|carro|estrada)(?!\p{L})/u;

/** "Not arriving late, then 4 nights": the number is no hour. */
function countsMore(folded: string, words: LanguageWords, { index, 0: said }: RegExpExecArray): boolean {
  const { nights, days, weeks } = words.calendar;
  const after = folded.slice(index + said.length, index + said.length + UNIT_CHARS);
  if (OF_WAY.test(after) || (/\d$/.test(said) && MEASURE.test(after))) return true;
  return (
    /\d$/.test(said) && compile(words, `(?:${nights}|${days}|${weeks})`, 'right').test(folded.slice(index + said.length, index + said.length + UNIT_CHARS))
  );
}

/** On a day out who is "back by nine" is home by nine. */
function ofDayOut(wish: DraftWish, words: LanguageWords, { start, end }: TimedContext): DraftWish {
  const isBack = wish.kind === 'not_after' && start !== null && start === end && compile(words, words.wishes.back).test(foldKeepingPositions(wish.said));
  return isBack ? { ...wish, kind: 'back_by', date: end } : wish;
}

function isPlausible(kind: WishKind, time: string): boolean {
  if (kind === 'not_before') return time >= EARLIEST_MORNING && time <= LATEST_MORNING;
  return kind !== 'not_after' || time >= EARLIEST_EVENING;
}

/** "In Girona by noon on Saturday" says nothing of the way home where the trip ends on a Monday. */
function isOnOtherDay(kind: WishKind, match: RegExpMatchArray, words: LanguageWords, { start, end }: TimedContext): boolean {
  const day = kind === 'back_by' ? end : kind === 'depart_after' ? start : null;
  const weekday = match.slice(1).flatMap((group: string | undefined) => (group === undefined ? [] : (weekdayIn(words, group) ?? [])))[0] ?? null;
  return day !== null && weekday !== null && weekdayIndex(day) + 1 !== weekday;
}

/** "Quiet mornings, I work until noon" is said of every day, not of the one they leave on. */
const EVERY_MORNING =
  /(?<!\p{L})(?:every|each|daily|mornings?|jeden (?:tag|morgen|vormittag)|vormittags?|morgens|taglich|(?:tous les|chaque) (?:jours?|matins?)|le matin|todos los dias|cada (?:dia|manana)|las mananas|ogni (?:giorno|mattina)|tutti i giorni|la mattina|todos os dias|cada (?:dia|manha)|as manhas|de manha)(?!\p{L})/u;
const WORKING = /(?<!\p{L})(?:work|arbeit|travaill|trabaj|lavor|trabalh)\p{L}*/u;
const MORNING_CHARS = 40;

/** Work that ends by the early afternoon keeps every day from beginning before. */
function meansEveryDay(
  folded: string,
  { index, 0: said }: RegExpMatchArray,
  { kind, time }: Pick<DraftWish, 'kind'> & { readonly time?: string | null | undefined },
): boolean {
  const around = folded.slice(Math.max(0, (index ?? 0) - MORNING_CHARS), (index ?? 0) + said.length + MORNING_CHARS);
  return kind === 'depart_after' && (time ?? '') <= LATEST_MORNING && WORKING.test(said) && EVERY_MORNING.test(around);
}

function wishOf(
  kind: WishKind,
  match: RegExpMatchArray,
  words: LanguageWords,
  fixed: number | undefined,
  { end }: TimedContext,
): Omit<DraftWish, 'said' | 'start' | 'end'> | null {
  const groups = match.slice(1).filter((group): group is string => group !== undefined);
  const base = { kind, targets: [], often: 'once' as const, must: false };
  if (!WITH_TIME.has(kind)) {
    const count = groups.map((group) => numberIn(words, group)).find((value) => value !== null) ?? fixed ?? null;
    return kind === 'nap' ? { ...base, targets: ['nap'] } : { ...base, count };
  }
  if (fixed !== undefined && fixed >= UNTIMED && groups.length === 0) return { ...base, time: hhmm(fixed) };
  const part = PART_OF_DAY[kind] ?? 'as_said';
  const time = groups.map((group) => clockTime(words, group, part)).find((value) => value !== null) ?? null;
  if (time === null || !isPlausible(kind, time)) return null;
  return { ...base, time, ...(kind === 'back_by' && end !== null ? { date: end } : {}) };
}

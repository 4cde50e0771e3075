import type { Hours, HoursRule } from '@app/contracts';

/** What of the `opening_hours` package is used; see https://openingh.openstreetmap.de */
interface ParsedHours {
  getOpenIntervals(from: Date, to: Date): [Date, Date, boolean, string | undefined][];
}
type ParseHours = new (value: string, place: null, options: { mode: number }) => ParsedHours;

/** Reads the weekly hours in the syntax of OpenStreetMap; null for what it cannot say as such. */
export type HoursReader = (value: string) => Hours | null;

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const DAYS_PER_WEEK = 7;
const DAY_MS = 86_400_000;
const MAX_CHARS = 255;
const TIME_RANGES_ONLY = 0;
/** A week of spring and one of late autumn, without holidays of their own in most countries: hours that differ depend on the season. */
const WEEKS: readonly (readonly [number, number, number])[] = [
  [2027, 4, 10],
  [2027, 10, 15],
];
/** Holidays need a calendar of the country; the plan looks at weekdays only. */
const HOLIDAY_RULE = /^\s*(PH|SH)\b/;
const HOLIDAY_IN_LIST = /,\s*(PH|SH)\b|\b(PH|SH)\s*,/g;

let loaded: Promise<ParseHours> | undefined;
/** The package takes 60 ms and 20 MB, so a process without live places does without. */
const load = (): Promise<ParseHours> => (loaded ??= import('opening_hours').then((module) => module.default as unknown as ParseHours));

const hhmm = (date: Date): string => `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`;

/** The rules of one week; null when some of its hours are said to be uncertain. */
function weekOf(parsed: ParsedHours, [year, month, day]: readonly [number, number, number]): HoursRule[] | null {
  const intervals = parsed.getOpenIntervals(new Date(year, month, day), new Date(year, month, day + DAYS_PER_WEEK));
  if (intervals.some(([, , isUncertain]) => isUncertain)) return null;
  return intervals.flatMap(([from, to]) => rulesBetween(from, to));
}

/** An interval may span midnight, and a place that never closes the whole week. */
function rulesBetween(from: Date, to: Date): HoursRule[] {
  const rules: HoursRule[] = [];
  for (let start = from; start < to;) {
    const midnight = new Date(start.getFullYear(), start.getMonth(), start.getDate() + 1);
    const end = to < midnight ? to : midnight;
    // A bar that closes at two is open until midnight here: the hours after it belong to the next day.
    if (start === from || to.getTime() - from.getTime() >= DAY_MS)
      rules.push({ days: DAYS[start.getDay()] ?? 'Mon', from: hhmm(start), to: end === midnight ? '24:00' : hhmm(end) });
    start = midnight;
  }
  return rules;
}

const isAlways = (rules: readonly HoursRule[]): boolean => rules.length === DAYS_PER_WEEK && rules.every(({ from, to }) => from === '00:00' && to === '24:00');

/** Days of equal hours as one rule: `Mon,Tue,Wed` becomes `Mon-Wed`. */
function joined(rules: readonly HoursRule[]): HoursRule[] {
  const isFirstOfSpan = (rule: HoursRule, index: number): boolean => rules.findIndex(({ from, to }) => from === rule.from && to === rule.to) === index;
  return rules.filter(isFirstOfSpan).map(({ from, to }) => {
    const days = WEEK.filter((day) => rules.some((rule) => rule.days === day && rule.from === from && rule.to === to));
    return { days: daysWords(days), from, to };
  });
}

function daysWords(days: readonly (typeof WEEK)[number][]): string {
  const runs: (typeof WEEK)[number][][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (last && before && WEEK.indexOf(before) + 1 === WEEK.indexOf(day)) last.push(day);
    else runs.push([day]);
  }
  return runs.map((run) => (run.length === 1 ? run[0] : `${run[0]}-${run.at(-1)}`)).join(',');
}

function read(value: string, Parse: ParseHours): Hours | null {
  const weekly = value
    .slice(0, MAX_CHARS)
    .split(';')
    .filter((rule) => !HOLIDAY_RULE.test(rule))
    .join(';')
    .replace(HOLIDAY_IN_LIST, '');
  const parsed = new Parse(weekly, null, { mode: TIME_RANGES_ONLY });
  const [spring, autumn] = WEEKS.map((week) => weekOf(parsed, week));
  if (!spring || !autumn || spring.length === 0 || JSON.stringify(spring) !== JSON.stringify(autumn)) return null;
  return isAlways(spring) ? 'always' : joined(spring);
}

/** A reader of hours in the syntax of OpenStreetMap. Hours that change with the season, depend on the sun or are uncertain are not told. */
export async function createHoursReader(): Promise<HoursReader> {
  const Parse = await load();
  return (value) => {
    try {
      return read(value, Parse);
    } catch {
      // The package throws for everything that is not its syntax, such as a sentence.
      return null;
    }
  };
}

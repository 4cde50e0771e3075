import { weekdayIndex } from '@app/contracts';
import type { Found, Scan } from '../text/scan.js';
import { firstFitting } from './calendar.js';
import type { DayParts } from './calendar.js';
import type { DateMention } from './date-mention.js';
import { DAY_NUMBER, MONTH, ORDINAL_WORD, WEEKDAY_IN_DATE, dayNumber, monthNumber, weekdayNumber } from './date-words.js';

/** "10 May, 2000 euros" names no year. */
const YEAR = '(?:20\\d{2})(?![\\d.,]*\\d)(?!\\s{0,2}(?:€|\\$|£|k\\b|eur|usd|chf|gbp|dollar|pound|franken|francs|yen|budget|in total|total))';
const DAY = `(?:(?:${DAY_NUMBER})(?:st|nd|rd|th|er|\\.|[º°]|o(?=\\s{1,2}de))?|${ORDINAL_WORD})`;
const ARTICLE = '(?:the |den |dem |le |el |il |lo |o |dia |vom |on (?:the )?)?';
/** "Du vendredi 4 au dimanche 6 juin". */
const ON_WEEKDAY = `(?:${WEEKDAY_IN_DATE}\\b\\.?,? ?)?(?:the |den |dem |le |el |il |o |dia )?`;
/** Words between the two ends of a range; "and" only counts here because both ends share one month. */
const TO = "\\s{0,2}(?:-|to|until|till?|through|thru|and|bis(?: zum)?|und|au|et|al|hasta el|fino al|all'|ao|ate|a|y|e|auf|para|su|→|>)\\s{0,2}";
const OF = "\\s{0,2}(?:of |de |di |d'|-)?\\s{0,2}";
const WITH_YEAR = `(?:,?\\s{0,2}(?:of |de |del )?(${YEAR}))?`;
/** A number after a month is a day unless it counts something. */
const NOT_A_COUNT =
  '(?![a-z])(?!\\s{0,2}(?:-\\s{0,2})?(?:adult|people|person|kid|child|day|night|week|cit|guest|travel|star|tage|nacht|erwachsen|jours?|nuits?|dias|noches|eur|usd|chf|gbp|k\\b|€|\\$|£|%|:\\d|[.,]\\d|[ap]\\.?m\\b))';

const ISO = /(?<![\d-])(\d{4})-(\d{2})-(\d{2})(?:t[\d:.]+z?)?(?![\d-])/g;
const DOTTED = /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}|\d{2}(?!\d|[.,]\d)))?(?!\d)/g;
/** "12.5. - 16.5.2027": what runs to another date is one. */
const DATE_CHARS = 20;
const DATE_BEHIND = /^\s?(?:-|bis(?: zum)?|to|au|al|ao|a)\s?\d{1,2}\.\s?\d{1,2}\./;
/** Without a year 4.1. may be a rating or an amount, so a word for a date must stand before it. */
const DATE_AHEAD = new RegExp(
  `(?:\\b(?:${WEEKDAY_IN_DATE})\\.?,?(?: (?:the|den|dem|le|el|dia))?|${/^|\b(?:am|vom|bis|zum|ab|den|dem|von|und|zwischen|from|on|to|until|till|between|and|le|du|au|el|al|del)|[-,(]/.source})\\s{0,2}$`,
);
/** "1.-4.5.2027", "1.–4.5.". */
const DOTTED_DAYS = /(?<![\d.])(\d{1,2})\.?\s?(?:-|bis(?: zum)?)\s?(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}|\d{2}(?![\d.,])))?(?!\d)/g;
const SLASHED_DAYS = /(?<![\d/])(\d{1,2})\s?(?:-|to|a|au|al|ao)\s?(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/g;
const SLASHED = /(?<![\d/])(\d{1,2})[/](\d{1,2})(?:[/](\d{4}|\d{2}))?(?![\d/])/g;
const YEAR_FIRST = /(?<![\d/])(\d{4})[/.](\d{1,2})[/.](\d{1,2})(?![\d/])/g;
const DASHED = /(?<![\d-])(\d{1,2})-(\d{1,2})-(\d{4})(?![\d-])/g;
const DAYS_MONTH = new RegExp(`\\b(${DAY})${TO}${ARTICLE}${ON_WEEKDAY}(${DAY})${OF}(${MONTH})\\b\\.?${WITH_YEAR}`, 'g');
const MONTH_DAYS = new RegExp(
  `\\b(${MONTH})\\.?\\s{0,2}(?:the )?(${DAY})${TO}${ARTICLE}${ON_WEEKDAY}(${DAY})${NOT_A_COUNT}${WITH_YEAR}(?!\\s{0,2}(?:${MONTH})\\b)`,
  'g',
);
/** "In May 2027 (8 to 15)". */
const DAYS_IN_BRACKETS = new RegExp(
  `\\b(${MONTH})\\.?,? ?(20\\d{2}),? ?\\((?:vom |from |del |du |dal |de |the )?(${DAY})\\.?${TO}${ARTICLE}(${DAY})\\.?\\)`,
  'g',
);
const DAY_MONTH = new RegExp(`(?<![\\d.,])\\b(${DAY})${OF}(${MONTH})\\b\\.?${WITH_YEAR}`, 'g');
const MONTH_DAY = new RegExp(`\\b(${MONTH})\\.?\\s{0,2}(?:the )?(${DAY})${NOT_A_COUNT}${WITH_YEAR}`, 'g');

const fullYear = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  return text.length === 2 ? 2000 + Number(text) : Number(text);
};

function mention(found: Found, parts: DayParts, last?: DayParts): DateMention {
  const at =
    (day: DayParts): DateMention['first'] =>
    (reference, yearHint) =>
      firstFitting({ ...day, year: day.year ?? yearHint }, reference.from);
  const base = { start: found.start, end: found.end, year: parts.year, month: parts.month, first: at(parts) };
  return last ? { ...base, last: at(last) } : base;
}

type Parts = (groups: readonly (string | undefined)[]) => { readonly first: DayParts; readonly last?: DayParts } | null;

const isRealMonthDay = (month: number, day: number): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31;

const numeric = (year: number | undefined, month: number, day: number): ReturnType<Parts> =>
  isRealMonthDay(month, day) ? { first: { year, month, day } } : null;

const numericDays = (year: number | undefined, month: number, first: number, last: number): ReturnType<Parts> =>
  first < last && isRealMonthDay(month, last) && first > 0 ? { first: { year, month, day: first }, last: { year, month, day: last } } : null;

/** Month first only where the locale says so, or where the other reading is no date. */
const slashed =
  (monthFirst: boolean): Parts =>
  ([, a, b, year]) => {
    const [x, y] = [Number(a), Number(b)];
    const american = monthFirst ? isRealMonthDay(x, y) : !isRealMonthDay(y, x);
    return american ? numeric(fullYear(year), x, y) : numeric(fullYear(year), y, x);
  };

/** "28 to 3 August" runs over the end of a month, "10 to 8 August" runs backwards. */
const OVER_MONTH_END = 15;

const range = (day1: string, day2: string, month: string, year?: string): ReturnType<Parts> => {
  const [first, last] = [dayNumber(day1), dayNumber(day2)];
  const shared = { year: fullYear(year), month: monthNumber(month) };
  const end = { ...shared, day: last };
  if (first - last < OVER_MONTH_END) return { first: { ...shared, day: first }, last: end };
  const { month: of, year: said } = shared;
  return { first: { day: first, month: of === 1 ? 12 : of - 1, year: of === 1 && said !== undefined ? said - 1 : said }, last: end };
};

const rules = (monthFirst: boolean): readonly (readonly [RegExp, Parts])[] => [
  [ISO, ([, y, m, d]) => numeric(Number(y), Number(m), Number(d))],
  [YEAR_FIRST, ([, y, m, d]) => numeric(Number(y), Number(m), Number(d))],
  [DASHED, ([, a, b, y]) => slashed(monthFirst)([undefined, a, b, y])],
  [DAYS_MONTH, ([, a = '', b = '', month = '', y]) => range(a, b, month, y)],
  [DAYS_IN_BRACKETS, ([, month = '', y, a = '', b = '']) => range(a, b, month, y)],
  [MONTH_DAYS, ([, month = '', a = '', b = '', y]) => range(a, b, month, y)],
  [DAY_MONTH, ([, d = '', month = '', y]) => ({ first: { year: fullYear(y), month: monthNumber(month), day: dayNumber(d) } })],
  [MONTH_DAY, ([, month = '', d = '', y]) => ({ first: { year: fullYear(y), month: monthNumber(month), day: dayNumber(d) } })],
  [DOTTED_DAYS, ([, a, b, m, y]) => numericDays(fullYear(y), Number(m), Number(a), Number(b))],
  [SLASHED_DAYS, ([, a, b, m, y]) => numericDays(fullYear(y), Number(m), Number(a), Number(b))],
  [DOTTED, ([, d, m, y]) => numeric(fullYear(y), Number(m), Number(d))],
  [SLASHED, slashed(monthFirst)],
];

/** Countries that write the month first. */
const isMonthFirst = (locale: string | undefined): boolean => locale === undefined || /^en(?:-US|-PH)?$|-US$/i.test(locale);
/** One date that can only be day first shows how all of them are meant. */
const DAY_FIRST = /(?<![\d/])(?:1[3-9]|2\d|3[01])\/\d{1,2}(?:\/\d{2,4})?(?![\d/])/;

const WITH_WEEKDAY = new RegExp(`\\b(${WEEKDAY_IN_DATE})\\.?,? (\\d{1,2})/(\\d{1,2})/(20\\d{2})(?![\\d/])`, 'g');

/** "Saturday 4/10/2027" tells by its weekday whether the month comes first; null where it does not. */
function orderByWeekday(rest: string): boolean | null {
  const fits = (weekday: string, year: number, month: number, day: number): boolean =>
    isRealMonthDay(month, day) && weekdayIndex(new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)) === weekdayNumber(weekday);
  for (const [, weekday = '', a, b, year] of rest.matchAll(WITH_WEEKDAY)) {
    const monthFirst = fits(weekday, Number(year), Number(a), Number(b));
    if (monthFirst !== fits(weekday, Number(year), Number(b), Number(a))) return monthFirst;
  }
  return null;
}

/** Takes every date that names its month, in the order of the rules: the most explicit forms first. */
export function takeAbsoluteDates(scan: Scan, locale: string | undefined): DateMention[] {
  const monthFirst = orderByWeekday(scan.rest) ?? (isMonthFirst(locale) && !DAY_FIRST.test(scan.rest));
  return rules(monthFirst).flatMap(([pattern, toParts]) =>
    scan.findAll(pattern).flatMap((found) => {
      const parts = toParts(found.match);
      const isBare = (pattern === DOTTED || pattern === SLASHED) && found.match[3] === undefined;
      const isDate =
        !isBare ||
        DATE_AHEAD.test(scan.rest.slice(Math.max(0, found.start - 20), found.start)) ||
        DATE_BEHIND.test(scan.folded.slice(found.end, found.end + DATE_CHARS));
      if (!parts || !isDate) return [];
      scan.take(found.start, found.end);
      return [mention(found, parts.first, parts.last)];
    }),
  );
}

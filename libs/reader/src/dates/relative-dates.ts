import { addDays, weekdayIndex } from '@app/contracts';
import { COUNT, toNumber } from '../text/number-words.js';
import { TAKEN_CLASS } from '../text/scan.js';
import type { Found, Scan } from '../text/scan.js';
import { addMonths, dayInMonth, firstDayOnWeekday, firstFitting, nextWeekday, weekdayOfWeek } from './calendar.js';
import type { DateMention } from './date-mention.js';
import { DAY_NUMBER, MONTH, WEEKDAY, WEEKDAY_IN_DATE, WEEKDAY_OR_SHORT, dayNumber, knownWeekday, weekdayNumber } from './date-words.js';

type Resolver = DateMention['first'];
interface Meaning {
  readonly first: Resolver;
  readonly last?: Resolver;
  readonly isWeekday?: boolean;
}
type Rule = readonly [pattern: RegExp, meaning: (match: RegExpMatchArray) => Meaning | null];

const fromToday = (days: number): Meaning => ({ first: ({ today }) => addDays(today, days) });

const weekdayInWeek = (name: string, weeks: number): Meaning => ({ first: ({ today }) => weekdayOfWeek(today, weekdayNumber(name), weeks) });

/** "This Friday" is today or later; said on a Saturday it is the Friday to come. */
const upcoming = (name: string): Meaning => ({
  first: ({ today }) => (weekdayIndex(today) === weekdayNumber(name) ? today : nextWeekday(today, weekdayNumber(name))),
});

/** A bare weekday: after the start of the trip when that is known, else after today. */
const bareWeekday = (name: string): Meaning => ({ isWeekday: true, first: ({ from, today }) => nextWeekday(from > today ? from : today, weekdayNumber(name)) });

const weekend = (weeks: number): Meaning => ({
  first: ({ today }) => (weeks === 0 && weekdayIndex(today) === 6 ? today : weekdayOfWeek(today, 5, weeks)),
  last: ({ today }) => weekdayOfWeek(today, 6, weeks),
});

const NEXT_WEEK =
  '(?:next week|nachste(?:r|n)? woche|kommende(?:r|n)? woche|(?:la )?semaine prochaine|(?:la )?(?:proxima semana|semana que viene|semana proxima))';
const NEXT = '(?:next|nachste[nrs]?|kommende[nrs]?|(?:el )?proximo)';
const THIS = '(?:this|this coming|this upcoming|coming|diese[nrs]?|ce|este)';
const UNIT = '(days?|weeks?|months?|tage?n?|wochen?|monate?n?|jours?|semaines?|mois|dias?|semanas?|giorn[io]|settiman[ae]|mes(?:es|e|i)?)';

function inUnits(amount: string, unit: string): Meaning | null {
  const count = amount === 'um' ? 1 : toNumber(amount);
  if (count === null) return null;
  if (/^(?:mo|mes)/.test(unit)) return { first: ({ today }) => addMonths(today, count) };
  return fromToday(/^(?:w|sem|sett)/.test(unit) ? count * 7 : count);
}

const dayOfMonth = (text: string, months: number): Meaning => ({
  first: ({ today }) => dayInMonth(addMonths(`${today.slice(0, 7)}-01`, months), dayNumber(text)),
});

const openDay = (text: string): Meaning => ({
  first: ({ from, month }, year) => firstFitting({ day: dayNumber(text), month, ...(month === undefined ? {} : { year }) }, from),
});

/** "Sat 9" is the next 9th that is a Saturday; where the text names a month, the 9th of that. */
const dayOnWeekday = (name: string, text: string): Meaning => ({
  first: (reference, year) => {
    const weekday = reference.month === undefined ? knownWeekday(name) : null;
    const fitting = weekday === null ? null : firstDayOnWeekday(dayNumber(text), weekday, reference.from);
    return fitting ?? openDay(text).first(reference, year);
  },
});

const ORDINAL_DAY = `(${DAY_NUMBER})(?:st|nd|rd|th)`;

const RULES: readonly Rule[] = [
  [
    new RegExp(
      `\\b(?:(?:today|heute|aujourd'hui|hoy|oggi|hoje) (?:in|en|dans|dentro de|fra|tra|daqui a)|dans|dentro de|daqui a|da qui a|tra|fra) (${COUNT}|a|an|um) ${UNIT}\\b(?! (?:e|ed|y|et|and)\\b)`,
      'g',
    ),
    ([, amount = '', unit = '']) => inUnits(amount, unit),
  ],
  [/\b(?:the )?day after tomorrow\b|\bubermorgen\b|\bapres[- ]demain\b|\bpasado manana\b/g, () => fromToday(2)],
  [/\btomorrow\b|(?<!\b(?:am|guten|jeden) )\bmorgen\b(?! (?:fruh))|\bdemain\b|(?<!\b(?:la|por) )\bmanana\b/g, () => fromToday(1)],
  [/\b(?:later )?today\b|\btonight\b|\bheute\b|\baujourd'hui\b|\bhoy\b/g, () => fromToday(0)],
  [
    /\b(?:this|dieses|ubers|am|ce|este) (?:coming )?(?:weekend|wochenende|week-end|fin de semana)\b(?!,? (?:of|on|from|am|vom|ab|du|del|de|le|el)\b[^.;!?]{0,12}\u0001)/g,
    () => weekend(0),
  ],
  [/\b(?:next|nachstes|kommendes) (?:weekend|wochenende)\b|\bweek-?end prochain\b|\bproximo fin de semana\b/g, () => weekend(1)],
  [new RegExp(`\\b(${WEEKDAY_OR_SHORT})\\.?,? (?:of )?${NEXT_WEEK}\\b`, 'g'), ([, name = '']) => weekdayInWeek(name, 1)],
  [new RegExp(`\\b${NEXT_WEEK},? (?:on )?(${WEEKDAY_OR_SHORT})\\b`, 'g'), ([, name = '']) => weekdayInWeek(name, 1)],
  [
    new RegExp(`\\b(?:this )?(${WEEKDAY_OR_SHORT}),? (?:of )?(?:this week|diese woche|cette semaine|esta semana)\\b`, 'g'),
    ([, name = '']) => weekdayInWeek(name, 0),
  ],
  [new RegExp(`\\b${NEXT} (${WEEKDAY_OR_SHORT})\\b`, 'g'), ([, name = '']) => weekdayInWeek(name, 1)],
  [new RegExp(`\\b(${WEEKDAY_OR_SHORT}) (?:prochain|proximo|que viene)\\b`, 'g'), ([, name = '']) => weekdayInWeek(name, 1)],
  [new RegExp(`\\b${THIS} (${WEEKDAY_OR_SHORT})\\b`, 'g'), ([, name = '']) => upcoming(name)],
  [new RegExp(`\\b(?:the )?(${DAY_NUMBER})(?:st|nd|rd|th)? of (?:this|the current) month\\b`, 'g'), ([, day = '']) => dayOfMonth(day, 0)],
  [new RegExp(`\\b(?:the )?(${DAY_NUMBER})(?:st|nd|rd|th)? (?:of )?next month\\b`, 'g'), ([, day = '']) => dayOfMonth(day, 1)],
  [new RegExp(`\\b(${COUNT}|a|an) ${UNIT} (?:from (?:now|today)|later from now)\\b`, 'g'), ([, amount = '', unit = '']) => inUnits(amount, unit)],
  [
    new RegExp(`\\b(?:in|dans|en|dentro de) (?:about )?(${COUNT}|a|an) (weeks?|months?|wochen?|monate?n?|semaines?|mois|semanas?|mes(?:es)?)\\b`, 'g'),
    ([, amount = '', unit = '']) => inUnits(amount, unit),
  ],
  [
    new RegExp(
      `(?<=\\b(?:leav(?:e|ing)|depart(?:ing)?|start(?:ing|s)?|begin(?:ning|s)?|go(?:ing)?|fly(?:ing)?|travel(?:l?ing)?|trip|starte[nt]?|fliege[nt]?|partir|part|salir|salgo|salimos)\\b[^.;!?]{0,25})\\b(?:in|dans|en|dentro de) (${COUNT}) (days?|tagen?|jours?|dias?)\\b`,
      'g',
    ),
    ([, amount = '', unit = '']) => inUnits(amount, unit),
  ],
  [new RegExp(`\\b(?:the )${ORDINAL_DAY}(?! ?(?:floor|street|avenue|century|time|person|night|day|city))`, 'g'), ([, day = '']) => openDay(day)],
  [
    new RegExp(`(?<=\\b(?:on|for|until|till|by|from|to|-)\\s?)${ORDINAL_DAY}\\b(?! ?(?:floor|street|avenue|century|time|person|night|day|city))`, 'g'),
    ([, day = '']) => openDay(day),
  ],
  [new RegExp(`\\b(?:am|vom|bis zum|zum|ab dem) (${DAY_NUMBER})\\.(?!\\d)`, 'g'), ([, day = '']) => openDay(day)],
  [new RegExp(`\\b(?:am|vom|bis zum|zum|ab dem) (${DAY_NUMBER})(?= (?:hin|zuruck|los)\\b)`, 'g'), ([, day = '']) => openDay(day)],
  [
    new RegExp(`\\b(?:le|el|al|el dia) (${DAY_NUMBER})(?=\\s{0,2}(?:[,.;!?]|$|a |au |al |hasta |jusqu|pour |para |pendant |durante |avec |con |et |y ))`, 'g'),
    ([, day = '']) => openDay(day),
  ],
  [
    new RegExp(
      `\\b(${WEEKDAY_IN_DATE})\\.?,? (?:the |den |dem |le |el |il |dia )?(${DAY_NUMBER})(?:st|nd|rd|th|\\.)?(?=\\s{0,2}(?:[,.;!?)]|$|(?:and|to|until|till|bis|und|au|et|al|y|a|ao|e|at|by|um|vor|before|after|avant|apres|antes|despues|depois|prima|dopo|nach|ab|tengo|tenemos|dobbiamo|devo|temos|tenho|muss|mussen|we|wir|nous|on|i|ich|early|late|hin|zuruck)\\b))(?!\\s{0,2}(?:${MONTH})\\b)`,
      'g',
    ),
    ([, name = '', day = '']) => dayOnWeekday(name, day),
  ],
  [
    /(?<=\b(?:volta|voltamos|volto|regress\w{1,6}|torn(?:o|iamo)|ritorno|rientro|vuelta|volvemos|vuelvo|retour|rentrons|rentre|zuruck|back|return|returning|home) (?:a|al|el|le|il|on|on the|am|dia|no dia|em) )(\d{1,2})(?:st|nd|rd|th|\.)?(?![\d:h]|[.,]\d|\s{0,2}(?:uhr|h\b|am\b|pm\b|euro|€|people|nights?))/g,
    ([, day = '']) => openDay(day),
  ],
  // A weekday beside a date that was taken already only decorates it.
  [new RegExp(`\\b(${WEEKDAY})\\b(?!,? (?:the )?${TAKEN_CLASS})`, 'g'), ([, name = '']) => bareWeekday(name)],
  [new RegExp(`(?<=\\b(?:on|from|until|till|to) )(${WEEKDAY_OR_SHORT})\\b(?!,? (?:the )?${TAKEN_CLASS})`, 'g'), ([, name = '']) => bareWeekday(name)],
];

const toMention = (found: Found, meaning: Meaning): DateMention => ({ start: found.start, end: found.end, ...meaning });

/** What may follow a bare day; a unit would count something. */
const DAY_ENDS = '(?=\\s{0,2}(?:[,.;!?)]|$|(?:in|to|with|for|from|en|nach|mit|ab|avec|con|com|per|para|pour|a|au|de|da|di|e|y|et|and|und|i)\\b))';
/** Days whose month is said elsewhere: "next month, 8 to 10", "le mois prochain, du 8 au 10". */
const DAY_RANGES: readonly Rule[] = [
  [
    new RegExp(
      `\\b(?:from|vom|du|del|dal|dall'|de|dia) ?(?:the |dia )?(${DAY_NUMBER})(?:st|nd|rd|th|\\.)? ?(?:to|until|till|-|bis(?: zum)?|au|al|all'|a|ao|ate)(?: the| o)?(?: dia)? ?(${DAY_NUMBER})(?:st|nd|rd|th|\\.(?!\\d))?${DAY_ENDS}`,
      'g',
    ),
    ([, first = '', last = '']) => ({ first: openDay(first).first, last: openDay(last).first }),
  ],
];
/** "Mês que vem, dia 14". */
const LONE_DAYS: readonly Rule[] = [[new RegExp(`\\b(?:dia|tag|the|le|el|il) (${DAY_NUMBER})${DAY_ENDS}`, 'g'), ([, day = '']) => openDay(day)]];

/** Takes spans of days that are said without their month, where the text names one. */
export const takeDayRanges = (scan: Scan): DateMention[] => takeBy(scan, DAY_RANGES);
/** Takes single ones. */
export const takeLoneDays = (scan: Scan): DateMention[] => takeBy(scan, LONE_DAYS);

/** Takes dates that lean on today, on the week or on the trip's start. */
export const takeRelativeDates = (scan: Scan): DateMention[] => takeBy(scan, RULES);

function takeBy(scan: Scan, rules: readonly Rule[]): DateMention[] {
  return rules.flatMap(([pattern, toMeaning]) =>
    scan.findAll(pattern).flatMap((found) => {
      const meaning = toMeaning(found.match);
      if (!meaning) return [];
      scan.take(found.start, found.end);
      return [toMention(found, meaning)];
    }),
  );
}

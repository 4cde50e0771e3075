import { addDays, weekdayIndex } from '@app/contracts';
import { COUNT, toNumber } from '../text/number-words.js';
import type { Scan } from '../text/scan.js';
import type { DateMention } from './date-mention.js';
import { EVENT_CUE } from './date-cues.js';
import { WEEKDAY_OR_SHORT, weekdayNumber } from './date-words.js';

const AFTER = 'after|later|following|nach|danach|darauf|spater|apres|suivante?|despues|siguiente|posterior|dopo|successiv[oa]|depois|seguinte';
const BEFORE = 'before|earlier|prior|vor|vorher|davor|zuvor|avant|precedente?|antes|anterior|previo|prima|precedente';
const isAfter = (word: string): boolean => new RegExp(`^(?:${AFTER})$`).test(word);
const WEEK = 7;
const LEFT_CHARS = 48;

/** "The Tuesday after 3 October": a weekday directly left of a date. */
const WEEKDAY_AHEAD = new RegExp(`(?<![a-z])(${WEEKDAY_OR_SHORT}) (${AFTER}|${BEFORE})(?: d[eaio]l?)? ?(?:the |dem |den |le |el |il |o |dia )?$`);
/** "We arrive two days before and leave the Monday after". */
const MOVES =
  'arriv\\w*|come|fly(?:ing)?|be there|get there|travel|leav\\w*|back|home|return\\w*|stay(?:ing)? (?:until|till)|anreis\\w*|ankommen|hin|fahren|fliegen|zuruck|heim|arriv\\w*|part\\w*|repart\\w*|rentr\\w*|lleg\\w*|sal\\w*|volv\\w*|torn\\w*|cheg\\w*|volt\\w*|sa[ií]\\w*';
const STEP = new RegExp(
  `\\b(?:${MOVES})\\b[^.;!?\\n\\u0001]{0,20}?\\b(?:(?:(?:the|le|el|il|o|am|den|die|der) )?(${WEEKDAY_OR_SHORT}|day|tag|jour|dia|giorno|lendemain|veille)|(${COUNT}|a|an) (?:days?|nights?|tage?n?|nachte|jours?|nuits?|dias?|noches|giorn[io]|notti|noites)) (${AFTER}|${BEFORE})\\b(?! (?:christmas|weihnachten|noel|navidad|natale|natal|easter|we|i|that|the))`,
  'g',
);

/** The nearest such weekday (0 is Monday) strictly after or before a day. */
function weekdayBeside(iso: string, weekday: number, after: boolean): string {
  const ahead = (weekday - weekdayIndex(iso) + WEEK) % WEEK || WEEK;
  return addDays(iso, after ? ahead : ahead === WEEK ? -WEEK : ahead - WEEK);
}

type Resolve = DateMention['first'];

const moved =
  (event: DateMention, to: (iso: string) => string): Resolve =>
  (reference, yearHint) => {
    const iso = event.first(reference, yearHint);
    return iso === null ? null : to(iso);
  };

/** A date that only says which weekday is meant: "Tuesday after 3 October" is that Tuesday. */
function withWeekdayAhead(scan: Scan, mention: DateMention): DateMention {
  const match = mention.last ? null : WEEKDAY_AHEAD.exec(scan.folded.slice(Math.max(0, mention.start - LEFT_CHARS), mention.start));
  const [said, name, side] = match ?? [];
  if (said === undefined || name === undefined || side === undefined) return mention;
  const start = mention.start - said.length;
  scan.take(start, mention.start);
  return { ...mention, start, first: moved(mention, (iso) => weekdayBeside(iso, weekdayNumber(name), isAfter(side))) };
}

/** Days of the trip that are counted from its one event: "two days before", "the Monday after". */
function stepsFrom(scan: Scan, event: DateMention): DateMention[] {
  return scan.findAll(STEP).flatMap(({ start, end, match }) => {
    const [, day, count, side = ''] = match;
    const after = isAfter(side);
    const days = day === undefined ? toNumber(count ?? '') : 1;
    if (days === null) return [];
    const isWeekday = day !== undefined && new RegExp(`^${WEEKDAY_OR_SHORT}$`).test(day);
    const to = (iso: string): string => (isWeekday ? weekdayBeside(iso, weekdayNumber(day), after) : addDays(iso, after ? days : -days));
    const from = start + match[0].lastIndexOf(day ?? count ?? '');
    scan.take(from, end);
    return [{ start: from, end, month: event.month ?? 0, first: moved(event, to) }];
  });
}

/** Dates that lean on another date of the text, beside those that stand for themselves. */
export function besideDates(scan: Scan, named: readonly DateMention[]): DateMention[] {
  const dates = named.map((mention) => withWeekdayAhead(scan, mention));
  const [event] = dates;
  const isEvent =
    event !== undefined && dates.length === 1 && !event.last && EVENT_CUE.test(scan.folded.slice(Math.max(0, event.start - LEFT_CHARS), event.start));
  return isEvent ? [...dates, ...stepsFrom(scan, event)] : dates;
}

import { COUNT, toNumber } from '../text/number-words.js';
import type { Scan } from '../text/scan.js';

/** How long the trip was said to be. */
export interface SaidDuration {
  /** Weekends have two to four days, so that dates of any of these fit. */
  readonly isWeekend?: boolean;
  /** One day of a longer trip, such as "one full day at the fair". */
  readonly isPart?: boolean;
  readonly days: number;
  /** "4 nights" from the 10th end on the 14th; "4 days" on the 13th. */
  readonly nights: number;
  /** A week from 10 to 17 May is as right as one to 16 May. */
  readonly isLoose: boolean;
  readonly words: string;
}

const MAX_DAYS = 365;
const LAST_TIME_CHARS = 90;
const DAYS = 'days?|tage?n?|tagige[nrs]?|jours?|journees?|dias?|giorn[io]';
const NIGHTS = '(?<=\\d)n|nights?|nts?|nachte?n?|ubernachtungen|nuits?|nuitees?|noches?|nott[ei]|noites?';
/** "Un week-end" is no week. */
const WEEKS = 'wks?|weeks?(?![- ]?ends?\\b)|wochen?|wochige[nrs]?|semaines?|semanas?|settiman[ae]';
const NOT_AGO = '(?! (?:ago|before|earlier|later|from now|in advance|old|notice|vor|vorher|pass)\\b)';
/** "In two weeks" is a date, "per day" is no length. */
const NOT_RELATIVE = '(?<!\\b(?:every|each|pro|jeden|par|next|last|this|same|first|second|the) )';
/** What stands for the trip's length: "5 days", "5-day", "two weeks", "four nights". */
const LENGTH = new RegExp(
  `${NOT_RELATIVE}\\b(?:(\\d{1,2}) ?\\+ ?)?(${COUNT}|a|an|full|whole)(?: (?:full|whole|entire|ganze[nr]?|volle))?[- ]{0,2}(?:(${DAYS})|(${NIGHTS})|(${WEEKS}))(?:[- ]long)?\\b${NOT_AGO}`,
  'g',
);
const WEEK_LONG = /\bweek-?long\b|\bwochenlang\w*/;
const DAY_TRIP =
  /\bday ?-?trip\b|\bday return\b|\btages(?:ausflug|trip|tour)\b|\baller-retour [^.;!?]{0,40}?(?:dans|en|sur|pour) (?:la|une) journee\b|\by vuelta en el (?:mismo )?dia\b|\bir e voltar [^.;!?]{0,40}?no mesmo dia\b|\bgita di un giorno\b|\bida y vuelta en el (?:mismo )?dia\b|\bbate[- ]e[- ]volta\b|\bgita in giornata\b|\bbate e volta\b|\bexcursion d'un jour\b|\bexcursion de un dia\b/;
const FORTNIGHT = /\bfortnight\b|\bquinzaine\b|\bquincena\b|\bquinzena\b|\bquindicina\b/;
const TEN_DAYS = /\bdizaine de jours\b|\bdecina di giorni\b|\bde[cz]ena de dias\b/;
/** "Last time we were stuck for three days" is no length of this trip. */
const LAST_TIME = /\b(?:last time|letztes mal|letzten? mal|derniere fois|ultima vez|ultima volta|vez passada)\b[^.;!?]{0,60}$/;
const LONG_WEEKEND =
  /(?<=^|\b(?:a|one|the|ein(?:em)?|un) (?:[a-z]+ )?)(?:long weekend|langes wochenende|long week-?end|week-?end prolonge|verlangertes wochenende|fin de semana largo|finde largo|week-?end lungo|fim de semana prolongado)\b/;
const WEEKEND =
  /(?:^|\b(?:a|one|the|ein(?:em)?|un) )(?:(?:city|romantic|short) )?(?:weekend|wochenende|week-?end|fin de semana|finde|fim de semana|fine settimana)\b/;
/** A single "a day" mostly prices something or names a part of the trip. */
const isWeak = (words: string): boolean => /^(?:a|an|ein\w*|une?|una|uma|full|whole) ?-?(?:day|tag|jour|dia)/.test(words);
/** "120 a night" is a price. */
const PRICE_AHEAD = /(?:\d|[€$£k]|euros?|eur|pounds?|gbp|dollars?|usd|bucks|quid|chf|francs?)\s?$/;
const PRICE_CHARS = 10;
const isPrice = (words: string, left: string): boolean => /^an? ?(?:night|week)/.test(words) && PRICE_AHEAD.test(left);

const ofDays = (days: number, words: string): SaidDuration => ({ days, nights: days - 1, isLoose: false, words });
const ofNights = (nights: number, words: string): SaidDuration => ({ days: nights + 1, nights, isLoose: false, words });
const ofWeeks = (weeks: number, words: string): SaidDuration => ({ days: weeks * 7, nights: weeks * 7 - 1, isLoose: true, words });

function countOf(word: string): number {
  return word === 'full' || word === 'whole' ? 1 : (toNumber(word) ?? 0);
}

function takeFixed(scan: Scan): SaidDuration | null {
  const fixed: readonly (readonly [RegExp, (words: string) => SaidDuration])[] = [
    [DAY_TRIP, (words) => ofDays(1, words)],
    [WEEK_LONG, (words) => ofWeeks(1, words)],
    [FORTNIGHT, (words) => ofWeeks(2, words)],
    [TEN_DAYS, (words) => ({ ...ofDays(10, words), isLoose: true })],
    [LONG_WEEKEND, (words) => ({ ...ofDays(3, words), isWeekend: true })],
    [WEEKEND, (words) => ({ ...ofDays(2, words), isWeekend: true })],
  ];
  for (const [pattern, make] of fixed) {
    const found = scan.find(pattern);
    if (!found) continue;
    scan.take(found.start, found.end);
    return make(scan.words(found.start, found.end));
  }
  return null;
}

/** "Two days in Rome, then three in Florence" are parts that add up. */
const IN_TURN = /\b(?:then|followed by|after that|dann|danach|puis|ensuite|luego|despues)\b/;

function inTurn(parts: readonly SaidDuration[]): SaidDuration {
  const days = parts.reduce((sum, part) => sum + part.days, 0);
  return { days, nights: days - 1, isLoose: true, words: parts.map(({ words }) => words).join(', ') };
}

/** Takes every length and gives the trip's: the longest said, because parts ("two days in Porto") are shorter. */
export function takeDuration(scan: Scan): SaidDuration | null {
  const said: SaidDuration[] = [];
  for (const { start, end, match } of scan.findAll(LENGTH)) {
    // "4 + 3 nights".
    const [whole, more = '0', amount = '', days, nights] = match;
    const count = countOf(amount) + Number(more);
    const left = scan.folded.slice(Math.max(0, start - LAST_TIME_CHARS), start);
    if (count < 1 || count > MAX_DAYS || isWeak(whole) || isPrice(whole, left.slice(-PRICE_CHARS)) || LAST_TIME.test(left)) continue;
    scan.take(start, end);
    const words = scan.words(start, end);
    said.push(days ? { ...ofDays(count, words), isPart: count === 1 } : nights ? ofNights(count, words) : ofWeeks(count, words));
  }
  const fixed = takeFixed(scan);
  if (fixed) said.push(fixed);
  const parts = said.filter(({ isLoose }) => !isLoose);
  if (parts.length > 1 && IN_TURN.test(scan.folded)) return inTurn(parts);
  return said.reduce<SaidDuration | null>((longest, one) => (longest && longest.days >= one.days ? longest : one), null);
}

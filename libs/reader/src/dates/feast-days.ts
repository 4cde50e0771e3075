import { addDays } from '@app/contracts';
import { easterOf } from '../open-dates/year-spans.js';
import type { Scan } from '../text/scan.js';
import { nextWeekday } from './calendar.js';
import type { DateMention } from './date-mention.js';
import { WEEKDAY, weekdayNumber } from './date-words.js';

/** Days that have a name, as days from Easter Sunday or as MM-DD. */
const FEAST_DAYS: readonly (readonly [pattern: string, day: number | string])[] = [
  ['palm sunday|palmsonntag|dimanche des rameaux|domingo de ramos|domenica delle palme', -7],
  ['maundy thursday|grundonnerstag|jeudi saint|jueves santo|giovedi santo|quinta(?:-feira)? santa', -3],
  ['good friday|karfreitag|vendredi saint|viernes santo|venerdi santo|sexta(?:-feira)? santa', -2],
  ['holy saturday|easter saturday|karsamstag|ostersamstag|samedi saint|sabado santo|sabato santo|sabado de aleluia', -1],
  ['easter sunday|ostersonntag|dimanche de paques|domingo de (?:resurreccion|pascua|pascoa)|domenica di pasqua', 0],
  ["easter monday|ostermontag|lundi de paques|lunes de pascua|pasquetta|lunedi (?:dell'angelo|di pasqua)|segunda-feira de pascoa", 1],
  ["ascension (?:day|thursday)|himmelfahrtstag|jeudi de l'ascension", 39],
  ['pfingstfreitag', 47],
  ['pfingstsamstag', 48],
  ['whit sunday|pfingstsonntag|dimanche de pentecote|domingo de pentecostes|domenica di pentecoste', 49],
  ['whit monday|pfingstmontag|lundi de pentecote|lunes de pentecostes|lunedi di pentecoste', 50],
  ['christmas eve|heiligabend|reveillon de noel|nochebuena|vigilia di natale|vespera de natal', '12-24'],
  ['christmas day|(?:erster|1\\.) weihnachts(?:feier)?tag|jour de noel|dia de navidad|giorno di natale|dia de natal', '12-25'],
  ['boxing day|(?:zweiter|2\\.) weihnachts(?:feier)?tag|santo stefano', '12-26'],
  ["new year'?s eve|silvester|(?:la )?saint[- ]sylvestre|nochevieja|san silvestro|vespera de ano novo", '12-31'],
  ["new year'?s day|neujahr(?:stag)?|jour de l'an|ano nuevo|(?:dia de )?ano novo|capodanno", '01-01'],
  ['epiphany|dreikonig(?:e|stag)?|epiphanie|(?:dia de )?reyes|epifania|befana|dia de reis', '01-06'],
];
const FEAST_DAY = FEAST_DAYS.map(([pattern]) => pattern).join('|');
const TO = "(?:-|to|till|until|through|bis(?: zum)?|au|jusqu'au|a|al|alla|fino a|hasta(?: el)?|ate(?: a| o)?)";
/** "Good Friday to Easter Monday", "de Sexta-feira Santa a segunda-feira". */
const FEAST_RANGE = new RegExp(
  `(?<![a-z])(${FEAST_DAY})(?:,? (20\\d{2}))?\\s{0,2}${TO}\\s{0,2}(?:the |le |il |el )?(?:(${FEAST_DAY})|(${WEEKDAY}))(?![a-z])(?! (?:de|du|di|des)\\b)`,
  'g',
);
const YEAR = '(20\\d{2})(?!\\d|\\s?(?:€|\\$|£|k\\b|eur|usd|chf|gbp|dollar|pound|franken|reais))';
const YEAR_AHEAD = new RegExp(`\\b${YEAR}[^.;!?\\n\\d]{0,20}$`);
const YEAR_BEHIND = new RegExp(`^[^.;!?\\n\\d]{0,10}\\b${YEAR}`);
const BESIDE_CHARS = 24;
const EASTER_MONTH = 4;

const dayOf = (name: string): number | string => FEAST_DAYS.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(name))?.[1] ?? 0;

/** The first such day not before `from`; a stated year is kept. */
function feastOn(day: number | string, from: string, year?: number): string {
  const inYear = (at: number): string => (typeof day === 'number' ? addDays(easterOf(at), day) : `${at}-${day}`);
  const current = Number(from.slice(0, 4));
  if (year !== undefined) return inYear(year);
  return inYear(current) >= from ? inYear(current) : inYear(current + 1);
}

function yearBeside(scan: Scan, start: number, end: number): number | undefined {
  const behind = YEAR_BEHIND.exec(scan.folded.slice(end, end + BESIDE_CHARS));
  const said = behind ?? YEAR_AHEAD.exec(scan.folded.slice(Math.max(0, start - BESIDE_CHARS), start));
  return said ? Number(said[1]) : undefined;
}

/** Takes spans of days from one that has a name to another one or to a weekday; alone such a day is a time of the year. */
export function takeFeastDays(scan: Scan): DateMention[] {
  return scan.findAll(FEAST_RANGE).map(({ start, end, match }) => {
    const [, name = '', ownYear, lastName, weekday = ''] = match;
    const day = dayOf(name);
    const year = ownYear === undefined ? yearBeside(scan, start, end) : Number(ownYear);
    const first: DateMention['first'] = ({ from }) => feastOn(day, from, year);
    const last: DateMention['first'] = (reference) => {
      const begin = feastOn(day, reference.from, year);
      return lastName === undefined ? nextWeekday(begin, weekdayNumber(weekday)) : feastOn(dayOf(lastName), begin);
    };
    scan.take(start, end);
    return { start, end, month: typeof day === 'number' ? EASTER_MONTH : Number(day.slice(0, 2)), first, last, ...(year === undefined ? {} : { year }) };
  });
}

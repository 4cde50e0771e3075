const MONTHS: readonly (readonly string[])[] = [
  ['january', 'januar', 'janner', 'janvier', 'enero', 'gennaio', 'janeiro', 'jan', 'janv', 'ene', 'genn'],
  ['february', 'februar', 'feber', 'fevrier', 'febrero', 'febbraio', 'fevereiro', 'feb', 'febr', 'fev', 'febb'],
  ['march', 'marz', 'maerz', 'mars', 'marzo', 'marco', 'mar'],
  ['april', 'avril', 'abril', 'aprile', 'apr', 'avr', 'abr'],
  ['may', 'mai', 'mayo', 'maggio', 'maio', 'magg'],
  ['june', 'juni', 'juin', 'junio', 'giugno', 'junho', 'jun', 'giu'],
  ['july', 'juli', 'juillet', 'julio', 'luglio', 'julho', 'jul', 'juil', 'lug'],
  ['august', 'aout', 'agosto', 'aug'],
  ['september', 'septembre', 'septiembre', 'setiembre', 'settembre', 'setembro', 'sept', 'sep', 'sett'],
  ['october', 'oktober', 'octobre', 'octubre', 'ottobre', 'outubro', 'oct', 'okt', 'ott'],
  ['november', 'novembre', 'noviembre', 'novembro', 'nov'],
  ['december', 'dezember', 'decembre', 'diciembre', 'dicembre', 'dezembro', 'dec', 'dez', 'dic'],
];

const WEEKDAYS: readonly (readonly string[])[] = [
  ['monday', 'montag', 'lundi', 'lunes', 'lunedi', 'segunda-feira', 'mon'],
  ['tuesday', 'dienstag', 'mardi', 'martes', 'martedi', 'terca-feira', 'tues', 'tue'],
  ['wednesday', 'mittwoch', 'mercredi', 'miercoles', 'mercoledi', 'quarta-feira', 'weds', 'wed'],
  ['thursday', 'donnerstag', 'jeudi', 'jueves', 'giovedi', 'quinta-feira', 'thurs', 'thur', 'thu'],
  ['friday', 'freitag', 'vendredi', 'viernes', 'venerdi', 'sexta-feira', 'fri'],
  ['saturday', 'samstag', 'sonnabend', 'samedi', 'sabado', 'sabato', 'sat'],
  ['sunday', 'sonntag', 'dimanche', 'domingo', 'domenica', 'sun'],
];

const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  thirteenth: 13,
  fourteenth: 14,
  fifteenth: 15,
  sixteenth: 16,
  seventeenth: 17,
  eighteenth: 18,
  nineteenth: 19,
  twentieth: 20,
  'twenty-first': 21,
  'twenty-second': 22,
  'twenty-third': 23,
  'twenty-fourth': 24,
  'twenty-fifth': 25,
  'twenty-sixth': 26,
  'twenty-seventh': 27,
  'twenty-eighth': 28,
  'twenty-ninth': 29,
  thirtieth: 30,
  'thirty-first': 31,
  premier: 1,
  ersten: 1,
  primero: 1,
};

const indexOfNames = (names: readonly (readonly string[])[]): ReadonlyMap<string, number> =>
  new Map(names.flatMap((row, index) => row.map((name) => [name, index] as const)));
const longestFirst = (words: Iterable<string>): string => [...words].sort((a, b) => b.length - a.length).join('|');

const MONTH_INDEX = indexOfNames(MONTHS);
const WEEKDAY_INDEX = indexOfNames(WEEKDAYS);

/** Sources of patterns over folded text. */
export const MONTH = `(?:${longestFirst(MONTH_INDEX.keys())})`;
/** Months written out: short forms such as "mar" are words of their own. */
export const MONTH_NAME = longestFirst(
  [...MONTH_INDEX.keys()].filter(
    (name) =>
      (name.length > 4 && name !== 'marco' && name !== 'janeiro') ||
      ['may', 'mai', 'mayo', 'june', 'juni', 'juin', 'july', 'juli', 'marz', 'mars', 'aout'].includes(name),
  ),
);
export const WEEKDAY = `(?:${longestFirst([...WEEKDAY_INDEX.keys()].filter((name) => name.length > 4))})`;
/** Short names such as "Sat" are ordinary words too, so they count only after words like "on" or "next". */
export const WEEKDAY_OR_SHORT = `(?:${longestFirst(WEEKDAY_INDEX.keys())})`;
const SHORT_WEEKDAYS =
  'mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mie|jue|vie|sab|dom|gio|seg|ter|qua|qui|sex|segunda|terca|quarta|quinta|sexta|thurs|tues|weds|thur'.split(
    '|',
  );
/** A weekday in any language and short form: only beside the number of a day, because most of them are words of their own. */
export const WEEKDAY_IN_DATE = `(?:${longestFirst([...WEEKDAY_INDEX.keys(), ...SHORT_WEEKDAYS])})`;
export const ORDINAL_WORD = `(?:${longestFirst(Object.keys(ORDINALS))})`;
export const DAY_NUMBER = '(?:0?[1-9]|[12]\\d|3[01])(?!\\d)';

/** 1 to 12. */
export const monthNumber = (name: string): number => (MONTH_INDEX.get(name) ?? 0) + 1;
/** 0 for Monday to 6 for Sunday. */
export const weekdayNumber = (name: string): number => WEEKDAY_INDEX.get(name) ?? 0;
/** 0 for Monday to 6 for Sunday; null for short names that are words of their own. */
export const knownWeekday = (name: string): number | null => WEEKDAY_INDEX.get(name) ?? null;
/** Day of the month of "9", "9th" or "ninth". */
export const dayNumber = (text: string): number => ORDINALS[text] ?? Number.parseInt(text, 10);

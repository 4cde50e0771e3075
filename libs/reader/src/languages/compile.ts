import type { CalendarWords, LanguageWords, Pattern } from './language-words.js';

const longestFirst = (words: readonly string[]): string => [...new Set(words)].sort((a, b) => b.length - a.length).join('|');

const YEAR = '20\\d{2}';
/** Clock times as written in any of the languages; words such as "noon" are added by language. */
const DIGIT_TIME =
  '(?:(?:0?[5-9]|1\\d|2[0-3])(?:00|15|30|45)(?!\\d)|\\d{1,2}(?:(?:[:.h]\\d{2})|h(?![a-z]))?)(?: (?:e meia|y media|e mezza|et demie))?(?: ?(?:am|pm|a\\.m\\.?|p\\.m\\.?|uhr|heures?|horas?|ore|h|o.?clock))?(?: (?:in the (?:morning|evening)|du matin|du soir|de la (?:manana|tarde|noche)|da (?:manha|noite|tarde)|di sera|di mattina|abends|morgens|hs?))?';

/** German joins a month with its parts: "Septemberhälfte", "Maiwoche". */
const WHOLE_WORD = '(?!(?!halfte|woche)\\p{L})';

interface Parts {
  readonly number: string;
  readonly month: string;
  readonly weekday: string;
  readonly time: string;
}

const PARTS = new Map<LanguageWords, Parts>();

function monthSource({ months }: CalendarWords): string {
  return `(?:${longestFirst(months.flatMap((names) => names.split('|')))})\\.?${WHOLE_WORD}(?:,? (?:de |del |of |do )?${YEAR})?`;
}

/** Sources for the placeholders of one language. */
export function partsOf(words: LanguageWords): Parts {
  const known = PARTS.get(words);
  if (known) return known;
  const { calendar, wishes } = words;
  const numbers = longestFirst(Object.keys(calendar.numbers));
  const named = longestFirst(wishes.clock.map(([word]) => word));
  const hours = longestFirst(Object.entries(calendar.numbers).flatMap(([word, value]) => (value > 1 && value <= 12 ? [word] : [])));
  const parts = {
    number: `(?:\\d{1,3}|(?:${numbers})(?!\\p{L}))`,
    month: monthSource(calendar),
    weekday: `(?:${longestFirst(calendar.weekdays.flatMap((names) => names.split('|')))})(?!\\p{L})\\.?`,
    time: `(?:(?:${wishes.half}) (?:\\d{1,2}|${hours})(?!\\p{L})|${DIGIT_TIME}|(?:${named})(?!\\p{L})|(?:${hours})(?: (?:uhr|o.?clock|thirty|heures|e mezza|y media|e meia))?(?!\\p{L}))`,
  };
  PARTS.set(words, parts);
  return parts;
}

/** Fills the placeholders of a pattern; see {@link Pattern}. */
export function sourceOf(words: LanguageWords, pattern: Pattern): string {
  const { number, month, weekday, time } = partsOf(words);
  // "Sœur" keeps its place of one character.
  const spelled = words.code === 'fr' ? pattern.replaceAll('oeu', '(?:oe|œ)u') : pattern;
  return spelled
    .replaceAll('{N}', `(${number})`)
    .replaceAll('{M}', `(${month})`)
    .replaceAll('{W}', `(${weekday})`)
    .replaceAll('{T}', `((?<![\\d/])${time}(?!/\\d))`)
    .replaceAll('{.}', '[^.;!?\\n]{0,40}?');
}

const COMPILED = new Map<string, RegExp>();

/** The pattern of a language between word ends; flags `gu`, or `u` with an anchor. */
export function compile(words: LanguageWords, pattern: Pattern, anchor: 'any' | 'left' | 'right' = 'any'): RegExp {
  const key = `${words.code} ${anchor} ${pattern}`;
  const known = COMPILED.get(key);
  if (known) {
    known.lastIndex = 0;
    return known;
  }
  const body = `(?:${sourceOf(words, pattern)})`;
  const start = '(?<![\\p{L}\\p{N}])';
  const end = '(?![\\p{L}\\p{N}])';
  const regex =
    anchor === 'any'
      ? new RegExp(`${start}${body}${end}`, 'gu')
      : anchor === 'left'
        ? new RegExp(`(?:^|${start})${body}[\\s'’]*$`, 'u')
        : new RegExp(`^\\s{0,2}${body}${end}`, 'u');
  COMPILED.set(key, regex);
  return regex;
}

/** True when the pattern of a language occurs in the folded text. */
export const occurs = (words: LanguageWords, pattern: Pattern, folded: string): boolean => compile(words, pattern).test(folded);

/** A number in digits or in the words of the language; null when it is none. */
export function numberIn(words: LanguageWords, text: string | undefined): number | null {
  if (text === undefined) return null;
  const trimmed = text.trim();
  return /^\d+$/.test(trimmed) ? Number(trimmed) : (words.calendar.numbers[trimmed] ?? null);
}

/** Index of a month (1 to 12) and the year where it is said. */
export function monthIn(words: LanguageWords, text: string): { readonly month: number; readonly year: number | null } | null {
  const name = /^\p{L}+/u.exec(text)?.[0] ?? '';
  const index = words.calendar.months.findIndex((names) => names.split('|').includes(name));
  const year = /20\d{2}/.exec(text)?.[0];
  return index < 0 ? null : { month: index + 1, year: year ? Number(year) : null };
}

/** 1 for Monday to 7 for Sunday; null when it is none. */
export function weekdayIn(words: LanguageWords, text: string): number | null {
  const name = text.trim().replace(/\.$/, '');
  const index = words.calendar.weekdays.findIndex((names) => names.split('|').includes(name));
  return index < 0 ? null : index + 1;
}

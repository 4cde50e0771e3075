import { numberIn } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';

const pad = (value: number): string => String(value).padStart(2, '0');
const EVENING = /pm|p\.m|abends|soir|noche|tarde|noite|sera|evening/;
const MORNING = /\bam\b|a\.m|morgens|matin|manana|manha|mattina|morning/;
const NOON = 12;

interface SaidTime {
  readonly hour: number;
  readonly minute: number;
}

/** "Half nine" by the habit of the language. */
function halfHour(words: LanguageWords, text: string): SaidTime | null {
  const half = new RegExp(`^(?:${words.wishes.half}) (\\S+)`, 'u').exec(text);
  const hour = half ? numberIn(words, half[1]) : null;
  if (hour === null) return null;
  const { halfMinutes } = words.wishes;
  return halfMinutes < 0 ? { hour: hour - 1, minute: 60 + halfMinutes } : { hour, minute: halfMinutes };
}

function fullHour(words: LanguageWords, text: string): SaidTime | null {
  const digits = /^(\d{1,2})(?:[:.h]?(\d{2}))(?!\d)/.exec(text) ?? /^(\d{1,2})/.exec(text);
  const hour = digits ? Number(digits[1]) : numberIn(words, /^\p{L}+/u.exec(text)?.[0]);
  const minute = digits?.[2] ?? (/thirty|e mezza|y media|e meia|et demie/.test(text) ? '30' : '0');
  return hour === null ? null : { hour, minute: Number(minute) };
}

/** Which half of the day an hour from one to eleven is in; in the afternoon the hours from eight on are those of the morning. */
export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'as_said';
const LAST_OF_AFTERNOON = 7;

function inDay(hour: number, text: string, part: PartOfDay): number {
  if (hour === NOON) return /\bam\b/.test(text) ? 0 : hour;
  const isLate = part === 'evening' || (part === 'afternoon' && hour <= LAST_OF_AFTERNOON);
  const isEvening = EVENING.test(text) || (isLate && hour > 0 && !MORNING.test(text));
  return hour < NOON && isEvening ? hour + NOON : hour;
}

/**
 * The time of day that folded words name, as HH:MM; null when they name none.
 *
 * `part` says which half of the day an hour from one to eleven means: people who are in bed "by ten" mean the evening.
 */
export function clockTime(words: LanguageWords, said: string, part: PartOfDay): string | null {
  const text = said.trim();
  const named = words.wishes.clock.find(([word]) => text === word);
  if (named) return named[1];
  const time = halfHour(words, text) ?? fullHour(words, text);
  if (!time || time.hour > 24 || time.minute > 59) return null;
  const hour = inDay(time.hour, text, part);
  return hour >= 24 ? '23:59' : `${pad(hour)}:${pad(time.minute)}`;
}

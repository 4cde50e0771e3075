import { numberIn } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';

const pad = (value: number): string => String(value).padStart(2, '0');
const EVENING = /pm|p\.m|abends|soir|noche|tarde|noite|sera|evening/;
const MORNING = /\bam\b|a\.m|morgens|matin|manana|manha|mattina|morning/;
const NOON = 12;

/**
 * The time of day that folded words name, as HH:MM; null when they name none.
 *
 * `part` says which half of the day an hour from one to eleven means: people who are in bed "by ten" mean the evening.
 */
export function clockTime(words: LanguageWords, said: string, part: 'morning' | 'evening' | 'as_said'): string | null {
  const text = said.trim();
  const named = words.wishes.clock.find(([word]) => text === word);
  if (named) return named[1];
  const half = new RegExp(`^(?:${words.wishes.half}) (\\S+)`, 'u').exec(text);
  const digits = /^(\d{1,2})(?:[:.h](\d{2}))?/.exec(text);
  const hourWord = /^\p{L}+/u.exec(text)?.[0];
  let hour = half ? numberIn(words, half[1]) : digits ? Number(digits[1]) : numberIn(words, hourWord);
  let minute = half ? words.wishes.halfMinutes : Number(digits?.[2] ?? (/thirty|e mezza|y media|e meia/.test(text) ? 30 : 0));
  if (hour === null) return null;
  if (minute < 0) [hour, minute] = [hour - 1, minute + 60];
  if (hour > 24 || minute > 59) return null;
  if (hour < NOON && EVENING.test(text)) hour += NOON;
  else if (part === 'evening' && hour < NOON && hour > 0 && !MORNING.test(text)) hour += NOON;
  if (hour === NOON && /\bam\b/.test(text)) hour = 0;
  return hour >= 24 ? '23:59' : `${pad(hour)}:${pad(minute)}`;
}

import { addDays } from '@app/contracts';
import type { ItineraryDay } from '@app/contracts';
import { foldName } from '@app/guide';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const MONTH = MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|');

/** Days of the trip that a question names; `outside` says in words what it names that is no day of the trip. */
export interface AskedDays {
  readonly days: readonly ItineraryDay[];
  readonly outside: string | null;
}

/** The days that a question is about: by number, weekday, date, or words such as "tomorrow" and "last day"; none when it names none. */
export function askedDays(question: string, days: readonly ItineraryDay[], today: string): AskedDays {
  const text = foldName(question);
  const number = dayNumber(text, days.length);
  if (number !== null) {
    const day = days[number - 1];
    return day ? { days: [day], outside: null } : { days: [], outside: `day ${number}` };
  }
  const date = namedDate(question, text, { days, today });
  if (date !== null) {
    const found = days.filter((day) => day.date === date);
    return { days: found, outside: found.length > 0 ? null : date };
  }
  const weekdays = WEEKDAYS.flatMap((name, index) => (new RegExp(`\\b${name}s?\\b`).test(text) ? [index] : []));
  if (weekdays.length === 0) return { days: [], outside: null };
  const found = days.filter((day) => weekdays.includes(new Date(`${day.date}T00:00:00Z`).getUTCDay()));
  return { days: found, outside: found.length > 0 ? null : (WEEKDAYS[weekdays[0] ?? 0] ?? null) };
}

function dayNumber(text: string, count: number): number | null {
  const digits = /\bday (?:number )?(\d{1,3})\b|\b(\d{1,2})(?:st|nd|rd|th) day\b/.exec(text);
  if (digits) return Number(digits[1] ?? digits[2]);
  if (/\blast day\b|\bday of departure\b|\bdeparture day\b/.test(text)) return count;
  if (/\barrival day\b|\bday of arrival\b/.test(text)) return 1;
  const ordinal = ORDINALS.findIndex((word) => new RegExp(`\\b${word} day\\b|\\bday ${word}\\b`).test(text));
  return ordinal < 0 ? null : ordinal + 1;
}

interface Calendar {
  readonly days: readonly ItineraryDay[];
  readonly today: string;
}

function namedDate(question: string, text: string, { days, today }: Calendar): string | null {
  const iso = /\b\d{4}-\d{2}-\d{2}\b/.exec(question);
  if (iso) return iso[0];
  const dayFirst = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH})\\b`).exec(text);
  const monthFirst = new RegExp(`\\b(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)?\\b`).exec(text);
  const [dayText, monthText] = dayFirst ? [dayFirst[1], dayFirst[2]] : [monthFirst?.[2], monthFirst?.[1]];
  if (dayText && monthText) {
    const month = MONTHS.findIndex((name) => name.startsWith(monthText.slice(0, 3))) + 1;
    const end = `-${String(month).padStart(2, '0')}-${dayText.padStart(2, '0')}`;
    return days.find((day) => day.date.endsWith(end))?.date ?? `${(days[0]?.date ?? today).slice(0, 4)}${end}`;
  }
  if (/\btomorrow\b/.test(text)) return addDays(today, 1);
  return /\btoday\b|\btonight\b/.test(text) ? today : null;
}

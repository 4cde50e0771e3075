import type { ParsedRequest } from '@app/contracts';
import { MAX_TRIP_DAYS, addDays, weekdayIndex } from '@app/contracts';
import { toIso } from '../dates/calendar.js';
import { numberIn, occurs } from '../languages/compile.js';
import { LANGUAGES } from '../languages/languages.js';
import { saidLength } from '../open-dates/said-length.js';
import { foldKeepingPositions } from '../text/scan.js';

type End = Pick<ParsedRequest, 'travelEndDate' | 'durationDays'>;

const SUNDAY = 6;
const WEEK = 7;
const BARE = /^(?:for |about |around |the |until |till |ca |so |bis |etwa |environ |unos |circa |uns )?(\p{L}+|\d{1,2}(?:st|nd|rd|th)?)$/u;

/** "15" is the fifteenth behind a start on the tenth, "5" the number of nights. */
function fromNumber(start: string, count: number): End | null {
  const day = Number(start.slice(8, 10));
  const iso = count > day ? toIso(Number(start.slice(0, 4)), Number(start.slice(5, 7)), count) : null;
  if (iso !== null) return { travelEndDate: iso, durationDays: count - day + 1 };
  return count >= 1 && count < MAX_TRIP_DAYS ? lasting(start, count + 1) : null;
}

const lasting = (start: string, days: number): End => ({ travelEndDate: addDays(start, days - 1), durationDays: days });

/** What a reply without a date says of the end of a trip whose start is known: a bare number, "over the weekend", "a few days"; null when nothing. */
export function answeredEnd(text: string, { travelStartDate: start, language }: ParsedRequest): End | null {
  if (start === null) return null;
  const words = LANGUAGES[language ?? 'en'];
  const folded = foldKeepingPositions(text.trim());
  const count = numberIn(words, BARE.exec(folded.replace(/[.!,~]/g, ''))?.[1]?.replace(/(?<=\d)(?:st|nd|rd|th)$/, ''));
  if (count !== null) return fromNumber(start, count);
  if (/\d/.test(folded)) return null;
  if (occurs(words, words.calendar.weekend, folded)) return lasting(start, ((SUNDAY - weekdayIndex(start) + WEEK) % WEEK) + 1);
  const length = saidLength(folded, words, null);
  return length && length.max <= MAX_TRIP_DAYS ? lasting(start, length.max) : null;
}

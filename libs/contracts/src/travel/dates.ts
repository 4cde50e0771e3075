import { z } from 'zod';

const ISO_DATE = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** A day that exists in the Gregorian calendar, as YYYY-MM-DD. */
export const IsoDate = z
  .string()
  .regex(ISO_DATE, { error: 'must be a date as YYYY-MM-DD' })
  .refine((text) => isRealDate(text), { error: 'is no day of the calendar' });

/** Local wall-clock time as HH:MM, 24 hours. */
export const LocalTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time as HH:MM' });

/** Local date and time without a zone, as YYYY-MM-DDTHH:MM. */
export const LocalDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a local date-time as YYYY-MM-DDTHH:MM' });

const toUtcMs = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00Z`);

function isRealDate(isoDate: string): boolean {
  const ms = toUtcMs(isoDate);
  return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(isoDate);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. Calendar days, so no zone and no DST. */
export const daysBetween = (from: string, to: string): number => Math.round((toUtcMs(to) - toUtcMs(from)) / DAY_MS);

/** The date `days` after `isoDate`. */
export const addDays = (isoDate: string, days: number): string => new Date(toUtcMs(isoDate) + days * DAY_MS).toISOString().slice(0, 10);

/** Every date from `from` to `to`, both included; empty when `to` is earlier. */
export const dateRange = (from: string, to: string): string[] => Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, i) => addDays(from, i));

/** 0 for Monday to 6 for Sunday. */
export const weekdayIndex = (isoDate: string): number => (new Date(toUtcMs(isoDate)).getUTCDay() + 6) % 7;

/** 0 for January to 11 for December. */
export const monthIndex = (isoDate: string): number => Number(isoDate.slice(5, 7)) - 1;

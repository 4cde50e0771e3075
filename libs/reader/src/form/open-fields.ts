import type { ParsedRequest } from '@app/contracts';
import { occurs } from '../languages/compile.js';
import { LANGUAGES } from '../languages/languages.js';
import { foldKeepingPositions } from '../text/scan.js';
import { MAX_TRIP_DAYS, REQUIRED_FIELDS, addDays, daysBetween } from '@app/contracts';

/** More people than one request may hold are asked about, not refused. */
export const MAX_PEOPLE_OF_A_KIND = 9;

/** A field of `userRequest` that has no usable value yet. */
export type OpenField = (typeof REQUIRED_FIELDS)[number] | 'adults' | 'children';

/** The last day as said, or as start and length give it. */
export function endOf({ travelStartDate, travelEndDate, durationDays }: ParsedRequest): string | null {
  return travelEndDate ?? (travelStartDate && durationDays ? addDays(travelStartDate, durationDays - 1) : null);
}

/** True when the traveller leaves the field to the planner. */
export const isLeftToUs = ({ leftToUs }: Pick<ParsedRequest, 'leftToUs'>, field: string): boolean => leftToUs?.includes(field) ?? false;

/** People who say "we" are two where nothing else is said. */
function impliedPeople({ requestText, language }: ParsedRequest): number {
  const words = LANGUAGES[language ?? 'en'];
  return occurs(words, words.people.we, foldKeepingPositions(requestText)) ? 2 : 1;
}

/** Grown-ups as said, or all travellers without the children, or what the words imply. */
export const adultsOf = (parsed: ParsedRequest): number => {
  const { adults, travellers, children } = parsed;
  return adults ?? (travellers === null ? impliedPeople(parsed) : Math.max(1, travellers - (children ?? 0)));
};

/** The dates are to be found, in a window or wherever the planner likes. */
export const areDatesOpen = (parsed: ParsedRequest, today?: string): boolean =>
  (parsed.dateWindow != null && (today === undefined || parsed.dateWindow.to >= today)) ||
  (isLeftToUs(parsed, 'travelStartDate') && parsed.travelStartDate === null);

const isTooLong = (start: string, end: string): boolean => daysBetween(start, end) >= MAX_TRIP_DAYS || daysBetween(start, end) < 0;

/**
 * What a plan still lacks, in the order it is asked: dates, budget, then numbers that are out of range.
 *
 * A length stands for the end of the trip; a start before `today` counts as open.
 */
export function openFields(parsed: ParsedRequest, today?: string): OpenField[] {
  const { travelStartDate: start, durationDays } = parsed;
  const end = endOf(parsed);
  const isStartOpen = start === null || (today !== undefined && start < today);
  const isEndOpen = end === null ? durationDays === null || durationDays > MAX_TRIP_DAYS : start !== null && !isStartOpen && isTooLong(start, end);
  const isOpen = areDatesOpen(parsed, today);
  const open: Readonly<Record<OpenField, boolean>> = {
    travelStartDate: isStartOpen && !isOpen,
    travelEndDate:
      !isOpen && !isLeftToUs(parsed, 'travelEndDate') && (isEndOpen || (end !== null && today !== undefined && end < today && durationDays === null)),
    budget: parsed.budget === null && !isLeftToUs(parsed, 'budget'),
    adults: adultsOf(parsed) > MAX_PEOPLE_OF_A_KIND,
    children: (parsed.children ?? 0) > MAX_PEOPLE_OF_A_KIND,
  };
  return [...REQUIRED_FIELDS, 'adults' as const, 'children' as const].filter((field) => open[field]);
}

import type { ParsedRequest } from '@app/contracts';
import { MAX_TRIP_DAYS, REQUIRED_FIELDS, addDays, daysBetween } from '@app/contracts';

/** More people than one request may hold are asked about, not refused. */
export const MAX_PEOPLE_OF_A_KIND = 9;

/** A field of `userRequest` that has no usable value yet. */
export type OpenField = (typeof REQUIRED_FIELDS)[number] | 'adults' | 'children';

/** The last day as said, or as start and length give it. */
export function endOf({ travelStartDate, travelEndDate, durationDays }: ParsedRequest): string | null {
  return travelEndDate ?? (travelStartDate && durationDays ? addDays(travelStartDate, durationDays - 1) : null);
}

/** Grown-ups as said, or all travellers without the children. */
export const adultsOf = ({ adults, travellers, children }: ParsedRequest): number => adults ?? Math.max(1, (travellers ?? 1) - (children ?? 0));

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
  const open: Readonly<Record<OpenField, boolean>> = {
    travelStartDate: isStartOpen,
    travelEndDate: isEndOpen || (end !== null && today !== undefined && end < today && durationDays === null),
    budget: parsed.budget === null,
    adults: adultsOf(parsed) > MAX_PEOPLE_OF_A_KIND,
    children: (parsed.children ?? 0) > MAX_PEOPLE_OF_A_KIND,
  };
  return [...REQUIRED_FIELDS, 'adults' as const, 'children' as const].filter((field) => open[field]);
}

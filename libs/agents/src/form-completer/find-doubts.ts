import { MAX_TRIP_DAYS, UserRequestFields, daysBetween } from '@app/contracts';
import { formatDate, message } from '@app/messages';
import type { Arguments, MessageId } from '@app/messages';
import type { FieldIssue, ParsedRequest } from '@app/contracts';

/** A field that must be asked again, and why. */
export interface Doubt {
  readonly field: string;
  readonly reason: string;
  /** What the value may mean, where that is a short list. */
  readonly options?: readonly string[];
}

export interface DoubtSources {
  /** Today at the client as YYYY-MM-DD. */
  readonly today: string;
  /** What was wrong with single answers. */
  readonly issues: readonly FieldIssue[];
  /** Statements of the person that cannot both hold. */
  readonly contradictions: readonly { readonly field: string; readonly message: string; readonly options?: readonly string[] }[];
  readonly answers: Readonly<Record<string, unknown>>;
}

const MAX_YEARS_AHEAD = 3;

const yearsAfter = (isoDate: string, years: number): string => `${Number(isoDate.slice(0, 4)) + years}${isoDate.slice(4)}`;

function dateDoubts({ travelStartDate: start, travelEndDate: end, language }: ParsedRequest, today: string): Doubt[] {
  const doubts: Doubt[] = [];
  const spoken = language ?? 'en';
  const day = (iso: string): string => formatDate(spoken, iso);
  const doubt = <Id extends MessageId>(field: string, id: Id, ...values: Arguments<Id>) => doubts.push({ field, reason: message(spoken, id, ...values) });
  if (start && start < today) doubt('travelStartDate', 'doubt.date_past', { date: day(start), today: day(today) });
  if (start && start > yearsAfter(today, MAX_YEARS_AHEAD)) doubt('travelStartDate', 'doubt.years_ahead', { date: day(start), years: MAX_YEARS_AHEAD });
  if (end && end < today) doubt('travelEndDate', 'doubt.date_past', { date: day(end), today: day(today) });
  if (!start || !end) return doubts;
  const days = daysBetween(start, end) + 1;
  if (days < 1) doubt('travelEndDate', 'doubt.end_before_start', { start: day(start), end: day(end) });
  if (days > MAX_TRIP_DAYS) doubt('travelEndDate', 'doubt.too_long', { start: day(start), end: day(end), days, max: MAX_TRIP_DAYS });
  return doubts;
}

const isAskable = (field: string): boolean => Object.hasOwn(UserRequestFields.shape, field);

/** Everything that is known but cannot stand, one reason for each field; an answer settles a contradiction of its field. */
export function findDoubts(parsed: ParsedRequest, { today, issues, contradictions, answers }: DoubtSources): Doubt[] {
  const all: Doubt[] = [
    ...issues.map(({ path, message }) => ({ field: path, reason: message })),
    ...dateDoubts(parsed, today),
    ...contradictions
      .filter(({ field }) => !Object.hasOwn(answers, field))
      .map(({ field, message, options }) => ({ field, reason: message, ...(options ? { options } : {}) })),
  ].filter(({ field }) => isAskable(field));
  return all.filter(({ field }, index) => all.findIndex((other) => other.field === field) === index);
}

/** The request without the values in doubt, so that they are asked for like missing ones. */
export function withoutDoubts(parsed: ParsedRequest, doubts: readonly Doubt[]): ParsedRequest {
  const cleared = Object.fromEntries(
    doubts.filter(({ field }) => field in parsed).map(({ field }) => [field, Array.isArray(parsed[field as keyof ParsedRequest]) ? [] : null]),
  );
  return { ...parsed, ...cleared };
}

import type { FieldIssue, ParsedRequest } from '@app/contracts';
import { MAX_TRIP_DAYS, addDays, daysBetween } from '@app/contracts';
import type { ReadOptions } from '../reading.js';
import { publicPlaces } from '../places/resolve-place.js';
import { ANSWER_READERS } from './answer-values.js';
import { keepPlacesTrue } from './answered-places.js';

/** The request with every good answer in it, and why the others were not taken. */
export interface AppliedAnswers {
  readonly parsed: ParsedRequest;
  readonly issues: readonly FieldIssue[];
}

/** People first and money last: "500 each" needs to know for how many. */
const ORDER: readonly string[] = [...ANSWER_READERS.keys()].filter((field) => field !== 'budget').concat('budget');

function keepPeopleTrue(before: ParsedRequest, after: ParsedRequest): ParsedRequest {
  const isChanged = before.adults !== after.adults || before.children !== after.children;
  if (isChanged && after.adults !== null) return { ...after, travellers: after.adults + (after.children ?? 0) };
  return before.travellers !== after.travellers && after.travellers !== null
    ? { ...after, adults: Math.max(1, after.travellers - (after.children ?? 0)) }
    : after;
}

function keepDatesTrue(parsed: ParsedRequest, answers: ReadonlySet<string>, issues: FieldIssue[]): ParsedRequest {
  const { travelStartDate: start, travelEndDate: end, durationDays } = parsed;
  if (!start) return parsed;
  const isEndAnswered = answers.has('travelEndDate');
  if (durationDays !== null && !isEndAnswered) return { ...parsed, travelEndDate: addDays(start, durationDays - 1) };
  if (!end) return parsed;
  const days = daysBetween(start, end) + 1;
  if (days >= 1 && days <= MAX_TRIP_DAYS) return { ...parsed, durationDays: days };
  const message = days < 1 ? `${end} is before the start ${start}` : `the trip has ${days} days; at most ${MAX_TRIP_DAYS} are planned`;
  issues.push({ path: isEndAnswered ? 'travelEndDate' : 'travelStartDate', message });
  return { ...parsed, travelEndDate: null, durationDays: null };
}

/**
 * Lays answers by field over a request; text answers are read like a message, so "10 May" and "1500 EUR" are fine.
 *
 * An answered code of an airport or city wins over the name in the words. Unknown fields and values out of range become issues with
 * the field as path; the other answers still count.
 */
export function applyAnswers(parsed: ParsedRequest, answers: Readonly<Record<string, unknown>>, options: ReadOptions): AppliedAnswers {
  const fields = Object.keys(answers);
  const issues: FieldIssue[] = fields
    .filter((field) => !ANSWER_READERS.has(field))
    .map((field) => ({ path: field, message: 'is no field that can be answered' }));
  const taken = new Set<keyof ParsedRequest>();
  let current = parsed;
  for (const field of ORDER.filter((known) => Object.hasOwn(answers, known))) {
    const result = ANSWER_READERS.get(field)?.(answers[field], keepPeopleTrue(parsed, current), options);
    if (result && 'change' in result) {
      current = { ...current, ...result.change };
      taken.add(field as keyof ParsedRequest);
    } else if (result) issues.push({ path: field, message: result.issue });
  }
  const settled = keepPlacesTrue(parsed, keepPeopleTrue(parsed, current), taken, options.places ?? publicPlaces());
  return { parsed: keepDatesTrue(settled, new Set(fields), issues), issues };
}

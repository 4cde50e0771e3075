import type { RequestContext, UserRequest } from '@app/contracts';
import { findTown, foldName, openTown } from '@app/guide';
import { findDates } from '@app/planner';
import type { DateChoice } from '@app/planner';
import { spokenLanguage } from '../request-kit/spoken-language.js';
import { homeOf } from '../request-kit/trip-brief.js';

/** A request with the dates that were found for it, and how they compare. */
export interface DatedRequest {
  readonly request: UserRequest;
  /** Null where the traveller gave the dates. */
  readonly choice: DateChoice | null;
}

/** Dates that were left open are chosen by fares, weather, holidays and the events that the traveller wants to see. */
export function withChosenDates(request: UserRequest, today: string, context?: RequestContext | null): DatedRequest {
  const window = request.dateWindow;
  if (!window) return { request, choice: null };
  const names = [...(request.route?.stops ?? []).filter(({ role }) => role !== 'day_trip').map(({ place }) => place), request.destinationHint ?? ''];
  const towns = names.flatMap((name) => (name === '' ? [] : (findTown(name) ?? [])));
  const wished = (request.wishes ?? [])
    .filter(({ kind }) => kind === 'event')
    .flatMap(({ targets, said }) => [...targets, said])
    .map(foldName);
  const events = towns
    .flatMap(({ id }) => openTown(id)?.events ?? [])
    .filter(({ name, tag }) =>
      wished.some((words) => words.includes(foldName(name)) || foldName(name).includes(words) || words.includes(foldName(tag.replaceAll('_', ' ')))),
    );
  const choice = findDates({
    window,
    today,
    towns: towns.filter((town, index) => towns.indexOf(town) === index),
    homeCountryCode: homeOf(request)?.countryCode ?? null,
    events,
    language: spokenLanguage(request, context),
  });
  return choice ? { request: { ...request, travelStartDate: choice.start, travelEndDate: choice.end }, choice } : { request, choice };
}

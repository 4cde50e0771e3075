import { daysBetween } from '@app/contracts';
import type { Language, RequestContext, UserRequest } from '@app/contracts';
import { findTown, foldName, openTown } from '@app/guide';
import { message } from '@app/messages';
import { findDates } from '@app/planner';
import type { DateChoice } from '@app/planner';
import { spokenLanguage } from '../request-kit/spoken-language.js';
import { homeOf } from '../request-kit/trip-brief.js';
import { eventsNamed, worldEventsBetween } from './named-events.js';

/** A request with the dates that were found for it, and how they compare. */
export interface DatedRequest {
  readonly request: UserRequest;
  /** Null where the traveller gave the dates. */
  readonly choice: DateChoice | null;
}

/** A length that the traveller left open is told with the dates. */
function withLengthTold(choice: DateChoice, { leftToUs }: UserRequest, language: Language): DateChoice {
  if (!leftToUs?.includes('travelEndDate')) return choice;
  const told = message(language, 'dates.usual_length', { days: daysBetween(choice.start, choice.end) + 1 });
  return { ...choice, why: `${choice.why}; ${told}` };
}

/** Dates that were left open are chosen by fares, weather, holidays and the events that the traveller wants to see. */
export function withChosenDates(request: UserRequest, today: string, context?: RequestContext | null): DatedRequest {
  const window = request.dateWindow;
  if (!window) return { request, choice: null };
  const language = spokenLanguage(request, context);
  const names = [...(request.route?.stops ?? []).filter(({ role }) => role !== 'day_trip').map(({ place }) => place), request.destinationHint ?? ''];
  const towns = names.flatMap((name) => (name === '' ? [] : (findTown(name) ?? [])));
  const wished = (request.wishes ?? [])
    .filter(({ kind }) => kind === 'event')
    .flatMap(({ targets, said }) => [...targets, said])
    .map(foldName);
  const ofWorld = worldEventsBetween(names, request.requestText, window.from, window.to);
  // The world's events have dates of their own each year; a town's own span of the same is the usual one.
  const named = ofWorld.length > 0 ? ofWorld : eventsNamed(names, request.requestText);
  const kinds = towns
    .flatMap(({ id }) => openTown(id)?.events ?? [])
    .filter(({ name, tag }) =>
      wished.some((words) => words.includes(foldName(name)) || foldName(name).includes(words) || words.includes(foldName(tag.replaceAll('_', ' ')))),
    );
  const events = [...named, ...kinds.filter((event) => !named.some(({ name }) => name === event.name))];
  const choice = findDates({
    window,
    today,
    towns: towns.filter((town, index) => towns.indexOf(town) === index),
    homeCountryCode: homeOf(request)?.countryCode ?? null,
    events,
    language,
  });
  if (!choice) return { request, choice };
  return { request: { ...request, travelStartDate: choice.start, travelEndDate: choice.end }, choice: withLengthTold(choice, request, language) };
}

import type { ItineraryDay, RouteStop, TransportLeg } from '@app/contracts';
import { foldName } from '@app/guide';
import type { Town } from '@app/guide';
import type { PresentTrip } from '../revise-trip/revise-input.js';
import { isLocalLeg } from '../revise-trip/route-slice.js';
import type { KeptDays, TripParts } from '../trip/assemble-trip.js';
import type { ProposedDay } from '../trip/trip-types.js';
import { wishLedger } from '../trip/wishes/index.js';
import { cityOn } from './route-dates.js';

/** A plan of a route as it is before the route changes. */
export interface PlannedRoute extends PresentTrip {
  readonly route: readonly RouteStop[];
  /** Names of places that are not to come back by themselves. */
  readonly excludedPlaces: readonly string[];
}

const EXCURSION = /^d\d+-trip-(?:out|back)$/;
const RENTAL = 'car-rental';
/** Where there are so many tables, those of kept days are left to them. */
const MANY_TABLES = 10;
const MOST_VISITS_TO_A_TABLE = 2;
/** Wishes that are met once need no second thing. */
const MET_ONCE = new Set(['place', 'activity', 'event', 'food', 'day_trip']);

/** The ways between places on a date, as they bound its hours. */
const waysOn = (date: string, legs: readonly TransportLeg[]): string =>
  legs
    .filter((leg) => !isLocalLeg(leg) && !EXCURSION.test(leg.id) && leg.id !== RENTAL && (leg.date === date || leg.arrivalDate === date))
    .map((leg) => [leg.mode, leg.from, leg.to, leg.date, leg.departureTime, leg.arrivalDate, leg.arrivalTime].join(' '))
    .sort()
    .join('\n');

function keptDays({ days, route, transport, excludedPlaces }: PlannedRoute, parts: TripParts): KeptDays {
  const legs = parts.legs.flatMap((leg) => leg?.timed.legs ?? []);
  const stops = parts.dates.flatMap((span, index) => {
    const town = parts.outline.stops[index]?.town;
    return town ? [{ city: town.name, ...span }] : [];
  });
  const { startDate, endDate } = parts.outline.brief;
  const isStart = days[0]?.date === startDate;
  const kept = days.filter(
    ({ date }) => isStart && date <= endDate && cityOn(date, route) === cityOn(date, stops) && waysOn(date, transport) === waysOn(date, legs),
  );
  const dates = new Set(kept.map(({ date }) => date));
  const excluded = new Set(excludedPlaces.map(foldName));
  return {
    days: new Map(kept.map((day) => [day.date, day])),
    excursions: transport.filter(({ id, date }) => EXCURSION.test(id) && dates.has(date)),
    openTown: (town) => withoutKept(town, kept, excluded),
  };
}

/** What is on days of a stop that move to other dates, in their order. */
function proposalOf({ days, route }: PlannedRoute, parts: TripParts, kept: KeptDays): ProposedDay[] {
  return parts.outline.stops.flatMap(({ town }, index): ProposedDay[] => {
    const span = parts.dates[index];
    const idByName = new Map(town.places.map(({ id, name }) => [foldName(name), `${town.id}/${id}`]));
    const isHere = (city: string | undefined): boolean => foldName(city ?? '') === foldName(town.name);
    const before = days.filter((day) => isHere(day.city) && isHere(cityOn(day.date, route)) && !kept.days.has(day.date));
    const dates = span ? datesOf(span.arrive, span.leave, days, parts).filter((date) => !kept.days.has(date)) : [];
    return dates.flatMap((date, at): ProposedDay[] => {
      const placeIds = before[at]?.activities.flatMap(({ place }) => idByName.get(foldName(place.name)) ?? []) ?? [];
      return placeIds.length > 0 ? [{ date, placeIds }] : [];
    });
  });
}

function datesOf(arrive: string, leave: string, days: readonly ItineraryDay[], { outline: { brief } }: TripParts): string[] {
  const all = [...new Set([...days.map(({ date }) => date), brief.startDate, brief.endDate])].sort();
  return all.filter((date) => date >= arrive && (date < leave || (date === leave && leave === brief.endDate)));
}

/** The town without what kept days hold and what went out, so that nothing comes twice. */
function withoutKept(town: Town, kept: readonly ItineraryDay[], excluded: ReadonlySet<string>): Town {
  const visited = new Set(kept.flatMap(({ activities }) => activities.map(({ place }) => foldName(place.name))));
  const meals = kept.flatMap((day) => (day.meals ?? []).flatMap(({ place }) => (place ? [foldName(place.name)] : [])));
  const most = town.eateries.length >= MANY_TABLES ? 1 : MOST_VISITS_TO_A_TABLE;
  return {
    ...town,
    places: town.places.filter(({ name }) => !visited.has(foldName(name)) && !excluded.has(foldName(name))),
    eateries: town.eateries.filter(({ name }) => meals.filter((meal) => meal === foldName(name)).length < most && !excluded.has(foldName(name))),
  };
}

/**
 * The parts of a changed route with what can stay of the present plan: days in the same place between the same ways as they are, to the byte,
 * and the visits of days that moved as a proposal for their new dates.
 */
export function keepPlanned(planned: PlannedRoute, parts: TripParts): TripParts {
  const { outline } = parts;
  const kept = keptDays(planned, parts);
  const days = [...kept.days.values()];
  const towns = outline.stops.map(({ town }) => town);
  const rows = wishLedger({ wishes: outline.brief.wishes, days, stays: [], transport: kept.excursions, towns, language: outline.brief.language });
  const isDone = new Set(rows.filter(({ status, kind }) => status === 'met' && MET_ONCE.has(kind)).map(({ id }) => id));
  return {
    ...parts,
    kept,
    proposal: proposalOf(planned, parts, kept),
    outline: {
      ...outline,
      brief: { ...outline.brief, wishes: outline.brief.wishes.filter(({ id, often }) => often === 'every_day' || !isDone.has(id)) },
    },
  };
}

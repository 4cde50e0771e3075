import type { ItineraryDay, RouteStop, TransportLeg, Wish } from '@app/contracts';
import { foldName } from '@app/guide';
import type { Town } from '@app/guide';
import type { PresentTrip } from '../revise-trip/revise-input.js';
import { isLocalLeg } from '../revise-trip/route-slice.js';
import type { TripParts } from '../trip/assemble-trip.js';
import type { KeptDays, ProposedDay } from '../trip/trip-types.js';
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
/** Wishes that are met once need no second thing. */
const MET_ONCE = new Set(['place', 'activity', 'event', 'food', 'day_trip']);

/** The ways between places on a date, as they bound its hours. */
const waysOn = (date: string, legs: readonly TransportLeg[]): string =>
  legs
    .filter((leg) => !isLocalLeg(leg) && !EXCURSION.test(leg.id) && leg.id !== RENTAL && (leg.date === date || leg.arrivalDate === date))
    .map((leg) => [leg.mode, leg.from, leg.to, leg.date, leg.departureTime, leg.arrivalDate, leg.arrivalTime].join(' '))
    .sort()
    .join('\n');

function keptDates({ days, route, transport }: PlannedRoute, parts: TripParts): ItineraryDay[] {
  const legs = parts.legs.flatMap((leg) => leg?.timed.legs ?? []);
  const stops = parts.dates.flatMap((span, index) => {
    const town = parts.outline.stops[index]?.town;
    return town ? [{ city: town.name, ...span }] : [];
  });
  const { startDate, endDate } = parts.outline.brief;
  const isStart = days[0]?.date === startDate;
  return days.filter(({ date }) => isStart && date <= endDate && cityOn(date, route) === cityOn(date, stops) && waysOn(date, transport) === waysOn(date, legs));
}

/** The quarters of the present stays, from their ids. */
const areaIdsOf = ({ stays }: PlannedRoute, towns: readonly Town[]): ReadonlyMap<string, string> =>
  new Map(
    stays.flatMap(({ id, city }): [string, string][] => {
      const town = towns.find(({ name }) => foldName(name) === foldName(city));
      return town ? [[town.id, id.replace(/^stay-\d+-/, '')]] : [];
    }),
  );

function keptDays(planned: PlannedRoute, parts: TripParts): KeptDays {
  const days = keptDates(planned, parts);
  const towns = parts.outline.stops.map(({ town }) => town);
  const dates = new Set(days.map(({ date }) => date));
  const excluded = new Set(planned.excludedPlaces.map(foldName));
  const excursions = planned.transport.filter(({ id, date }) => EXCURSION.test(id) && dates.has(date));
  const isDone = (wish: Wish): boolean =>
    wish.often === 'once' &&
    MET_ONCE.has(wish.kind) &&
    wishLedger({ wishes: [wish], days, stays: [], transport: excursions, towns, language: parts.outline.brief.language }).every(
      ({ status }) => status === 'met',
    );
  return {
    days: new Map(days.map((day) => [day.date, day])),
    excursions,
    areaIds: areaIdsOf(planned, towns),
    openTown: (town) => withoutKept(town, days, excluded),
    openWishes: (wishes) => wishes.filter((wish) => !isDone(wish)),
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
  return {
    ...town,
    places: town.places.filter(({ name }) => !visited.has(foldName(name)) && !excluded.has(foldName(name))),
    eateries: town.eateries.filter(({ name }) => !excluded.has(foldName(name))),
  };
}

/**
 * The parts of a changed route with what can stay of the present plan: days in the same place between the same ways as they are, to the byte,
 * and the visits of days that moved as a proposal for their new dates.
 */
export function keepPlanned(planned: PlannedRoute, parts: TripParts): TripParts {
  const kept = keptDays(planned, parts);
  return { ...parts, kept, proposal: proposalOf(planned, parts, kept) };
}

import type { FinalPlan, TransportLeg } from '@app/contracts';
import { distanceKm, findAirport, findGuideCity, findTown, foldName, nearestAirports } from '@app/guide';

/** An airport this near keeps the time of the city. */
const SAME_ZONE_KM = 150;

/** IANA names; null where nobody knows the zone of a place. */
export interface PlaceZones {
  ofCity(city: string): string | null;
  ofDeparture(leg: TransportLeg): string | null;
  ofArrival(leg: TransportLeg): string | null;
}

/** The zones of a plan's places: of the guide's cities, else of an airport of the city, else of the nearest airport to something in it. */
export function placeZones(plan: FinalPlan): PlaceZones {
  const known = new Map<string, string | null>();
  const ofCity = (city: string): string | null => {
    const zone = known.get(city);
    if (zone !== undefined) return zone;
    const found = zoneOfCity(plan, city);
    known.set(city, found);
    return found;
  };
  const cityOn = (date: string): string =>
    (plan.itinerary.find((day) => day.date === date) ?? (date < (plan.itinerary[0]?.date ?? date) ? plan.itinerary[0] : plan.itinerary.at(-1)))?.city ?? '';
  const ofEnd = (end: string, isFlight: boolean, date: string): string | null =>
    (isFlight ? findAirport(airportIn(end))?.timezone : undefined) ?? zoneOfTown(plan, end) ?? (isFlight ? null : ofCity(cityOn(date)));
  return {
    ofCity,
    ofDeparture: (leg) => ofEnd(leg.from, leg.mode === 'flight', leg.date),
    ofArrival: (leg) => ofEnd(leg.to, leg.mode === 'flight', leg.arrivalDate ?? leg.date),
  };
}

/** "Rome (FCO)" names its airport in brackets, and an airport may stand alone. */
const airportIn = (end: string): string => /\(([A-Z]{3})\)/.exec(end)?.[1] ?? end;

/** Of several towns of a name the one on the route is meant; a station stands behind a comma. */
function zoneOfTown({ route = [] }: FinalPlan, end: string): string | undefined {
  const name = end.replace(/\s{0,2}\([^()]{0,300}\)/, '').split(',')[0] ?? end;
  const stop = route.find(({ city }) => foldName(city) === foldName(name));
  return findTown(name, stop)?.timezone ?? findGuideCity(name)?.timezone;
}

function zoneOfCity(plan: FinalPlan, city: string): string | null {
  const known = zoneOfTown(plan, city);
  if (known) return known;
  const { selectedDestination: chosen } = plan;
  const code = chosen?.name === city ? (chosen.iataCode ?? chosen.cityCode) : null;
  const airport = code === null ? undefined : findAirport(code);
  return airport?.timezone ?? zoneNear(plan, city);
}

function zoneNear(plan: FinalPlan, city: string): string | null {
  const places = plan.itinerary.filter((day) => day.city === city).flatMap((day) => day.activities.map(({ place }) => place));
  const place = places.find(({ lat, lng }) => lat !== undefined && lng !== undefined);
  if (place?.lat === undefined || place.lng === undefined) return null;
  const [nearest] = nearestAirports(place.lat, place.lng, 1);
  return nearest && distanceKm({ lat: place.lat, lng: place.lng }, nearest) <= SAME_ZONE_KM ? nearest.timezone : null;
}

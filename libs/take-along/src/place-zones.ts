import type { FinalPlan, TransportLeg } from '@app/contracts';
import { distanceKm, findAirport, findGuideCity, nearestAirports } from '@app/guide';

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
    isFlight ? (findAirport(end)?.timezone ?? null) : (findGuideCity(end)?.timezone ?? ofCity(cityOn(date)));
  return {
    ofCity,
    ofDeparture: (leg) => ofEnd(leg.from, leg.mode === 'flight', leg.date),
    ofArrival: (leg) => ofEnd(leg.to, leg.mode === 'flight', leg.arrivalDate ?? leg.date),
  };
}

function zoneOfCity(plan: FinalPlan, city: string): string | null {
  const inGuide = findGuideCity(city);
  if (inGuide) return inGuide.timezone;
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

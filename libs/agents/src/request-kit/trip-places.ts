import { GUIDE_CITIES, nearestAirports } from '@app/guide';
import { createPlaceIndex, resolvePlace } from '@app/reader';
import type { KnownPlace } from '@app/reader';

/** Every name we know, those of the guide first; one for the process, because the world's cities take room. Loaded at the first look-up. */
export const TRIP_PLACES = createPlaceIndex({ guideCities: GUIDE_CITIES });

/** The likeliest city of that name; null when none is known. */
export const placeNamed = (name: string): KnownPlace | null => resolvePlace(name, TRIP_PLACES);

/** An airport farther away does not serve a city. */
const AIRPORT_REACH_KM = 120;

/** The airport that serves a place: its own, else the nearest within reach; null when there is none. */
export function servingAirport(place: KnownPlace | null): string | null {
  if (!place) return null;
  if (place.iata) return place.iata;
  const [nearest] = nearestAirports(place.lat, place.lng, 1);
  return nearest && nearest.distanceKm <= AIRPORT_REACH_KM ? nearest.iata : null;
}

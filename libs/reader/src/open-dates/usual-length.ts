import { distanceKm } from '@app/guide';
import type { RequestedRoute } from '@app/contracts';
import type { PlaceMention } from '../places/find-places.js';

/** Countries whose people call December summer. */
const SOUTHERN: ReadonlySet<string> = new Set('AR AU BO BR BW CL FJ LS MU MZ NA NZ PE PY RE SZ UY ZA ZM ZW'.split(' '));
const TROPICS_DEG = 20;
const CITY_BREAK_DAYS = 4;
const WEEK_DAYS = 7;
const NIGHTS_OF_CITY = 3;
const LONGEST_DAYS = 21;
/** A city within about two and a half hours of flight is worth a long weekend. */
const NEAR_KM = 2000;
/** West and east bounds of Europe in degrees of longitude, and its bound to the south in degrees of latitude. */
const EUROPE = { west: -25, east: 40, south: 35 };

export interface TripPlaces {
  readonly route: RequestedRoute;
  readonly stops: readonly PlaceMention[];
  readonly origin: PlaceMention | null;
}

const cityOf = (mention: PlaceMention | null | undefined): PlaceMention['cities'][number] | null => mention?.cities[0] ?? null;

function isSouth(place: PlaceMention | null | undefined): boolean {
  const city = cityOf(place);
  if (!city) return SOUTHERN.has(place?.region?.countryCode ?? '');
  return city.lat < 0 && (city.lat < -TROPICS_DEG || SOUTHERN.has(city.countryCode));
}

/** Summer begins in December where the trip goes; near the equator, where it starts. */
export function isSouthern({ stops, origin }: TripPlaces): boolean {
  const [to] = stops;
  const isTropical = Math.abs(cityOf(to)?.lat ?? TROPICS_DEG) < TROPICS_DEG;
  return isSouth(to && !(isTropical && origin) ? to : origin);
}

const isInEurope = ({ lat, lng }: { readonly lat: number; readonly lng: number }): boolean => lat > EUROPE.south && lng > EUROPE.west && lng < EUROPE.east;

/** Days that such a trip usually takes: a long weekend in one city near by, a week, or three nights for each of several stops. */
export function usualDays({ route, stops, origin }: TripPlaces): number {
  const stays = route.stops.filter(({ role }) => role === 'stay');
  if (stays.length > 1) return Math.min(LONGEST_DAYS, stays.reduce((sum, { nights }) => sum + (nights ?? NIGHTS_OF_CITY), 0) + 1);
  const [known] = stays;
  if (known?.nights != null) return known.nights + 1;
  const city = cityOf(stops[0]);
  if (!city || stops[0]?.region) return WEEK_DAYS;
  const home = cityOf(origin);
  const isNear = home ? distanceKm(home, city) < NEAR_KM : isInEurope(city);
  return isNear ? CITY_BREAK_DAYS : WEEK_DAYS;
}

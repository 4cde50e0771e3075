import { AIRPORTS } from './airports.js';
import type { Airport } from './airports.js';
import type { ClimateMonth, GuideCity } from './city.schema.js';
import { bangkok } from './cities/bangkok.js';
import { barcelona } from './cities/barcelona.js';
import { capeTown } from './cities/cape-town.js';
import { florence } from './cities/florence.js';
import { istanbul } from './cities/istanbul.js';
import { lisbon } from './cities/lisbon.js';
import { london } from './cities/london.js';
import { mexicoCity } from './cities/mexico-city.js';
import { newYork } from './cities/new-york.js';
import { paris } from './cities/paris.js';
import { rome } from './cities/rome.js';
import { tokyo } from './cities/tokyo.js';
import { foldName } from './names.js';

/** Every city of the built-in guide. */
export const GUIDE_CITIES: readonly GuideCity[] = [bangkok, barcelona, capeTown, florence, istanbul, lisbon, london, mexicoCity, newYork, paris, rome, tokyo];

export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLng = Math.sin(radians(to.lng - from.lng) / 2);
  const chord = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLng ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** First city wins a shared spelling, so the table does not depend on the order of look-ups. */
const CITY_BY_NAME: ReadonlyMap<string, GuideCity> = GUIDE_CITIES.reduce((byName, city) => {
  for (const name of [city.id, city.name, ...city.aliases, city.cityCode, ...city.airports.map((airport) => airport.iata)]) {
    const key = foldName(name);
    if (!byName.has(key)) byName.set(key, city);
  }
  return byName;
}, new Map<string, GuideCity>());

/**
 * The city with that name, alias, city code or airport code, accents and case aside; undefined when the guide has none.
 *
 * "Paris, France" is found; "Paris, Texas" is not, because the country says otherwise.
 */
export function findGuideCity(nameOrAliasOrCode: string): GuideCity | undefined {
  const direct = CITY_BY_NAME.get(foldName(nameOrAliasOrCode));
  if (direct) return direct;
  const [head = '', tail, ...more] = nameOrAliasOrCode.split(',');
  if (tail === undefined || more.length > 0) return undefined;
  const city = CITY_BY_NAME.get(foldName(head));
  return city && [city.country, city.countryCode].map(foldName).includes(foldName(tail)) ? city : undefined;
}

/** Twelve climate normals, January first; undefined when the guide lacks the city. */
export const climateOf = (cityName: string): readonly ClimateMonth[] | undefined => findGuideCity(cityName)?.climate;

const AIRPORT_BY_IATA: ReadonlyMap<string, Airport> = new Map([
  ...GUIDE_CITIES.flatMap((city) => city.airports.map((airport) => [airport.iata, airportOf(city, airport)] as const)),
  ...AIRPORTS.map((airport) => [airport.iata, airport] as const),
]);

function airportOf(city: GuideCity, airport: GuideCity['airports'][number]): Airport {
  const { iata, name, lat, lng } = airport;
  return { iata, name, city: city.name, country: city.country, countryCode: city.countryCode, lat, lng, timezone: city.timezone };
}

/** The airport with that IATA code in any case; undefined when not known. */
export const findAirport = (iata: string): Airport | undefined => AIRPORT_BY_IATA.get(iata.trim().toUpperCase());

/** Known airports by great-circle distance, the nearest first, at most `limit`. */
export function nearestAirports(lat: number, lng: number, limit = 3): (Airport & { readonly distanceKm: number })[] {
  return [...AIRPORT_BY_IATA.values()]
    .map((airport) => ({ ...airport, distanceKm: distanceKm({ lat, lng }, airport) }))
    .sort((a, b) => a.distanceKm - b.distanceKm || a.iata.localeCompare(b.iata))
    .slice(0, limit);
}

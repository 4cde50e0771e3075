import { AIRPORTS, METRO_CODES } from './airports.js';
import type { Airport } from './airports.js';
import type { ClimateMonth, GuideCity } from './city.schema.js';
import { distanceKm, isBeyond } from './distance.js';
import { GUIDE_CITIES } from './guide-cities.js';
import { foldName } from './names.js';
import { findTown, openTown, townAbove } from './towns/towns.js';

/** An airport belongs to the city whose code stands for it before it belongs to a neighbour: Kansai to Osaka, not to Kyoto. */
const isOwnAirport = ({ cityCode }: GuideCity, iata: string): boolean => cityCode === iata || (METRO_CODES[cityCode] ?? []).includes(iata);
const spellingsOf = (city: GuideCity): string[] => [city.id, city.name, ...city.aliases, city.cityCode];
const iatasOf = (city: GuideCity, own: boolean): string[] => city.airports.map(({ iata }) => iata).filter((iata) => isOwnAirport(city, iata) === own);

/** Names come before airports and a city's own airports before shared ones, so the table does not depend on the order of cities. */
const CITY_BY_NAME: ReadonlyMap<string, GuideCity> = [spellingsOf, (city: GuideCity) => iatasOf(city, true), (city: GuideCity) => iatasOf(city, false)]
  .flatMap((keysOf) => GUIDE_CITIES.flatMap((city) => keysOf(city).map((key) => [foldName(key), city] as const)))
  .reduce((byName, [key, city]) => (byName.has(key) ? byName : byName.set(key, city)), new Map<string, GuideCity>());

/**
 * The city with that name, alias, city code or airport code, accents and case aside, else the town of the gazetteer with that name;
 * undefined when neither has one.
 *
 * "Paris, France" is found; "Paris, Texas" is not, because the country says otherwise.
 */
export function findGuideCity(nameOrAliasOrCode: string): GuideCity | undefined {
  const city = cityOfGuide(nameOrAliasOrCode);
  return city ? (townAbove(city.id) ?? city) : cityOfGazetteer(nameOrAliasOrCode);
}

function cityOfGuide(nameOrAliasOrCode: string): GuideCity | undefined {
  const direct = CITY_BY_NAME.get(foldName(nameOrAliasOrCode));
  if (direct) return direct;
  const [head = '', tail, ...more] = nameOrAliasOrCode.split(',');
  if (tail === undefined || more.length > 0) return undefined;
  const city = CITY_BY_NAME.get(foldName(head));
  return city && [city.country, city.countryCode].map(foldName).includes(foldName(tail)) ? city : undefined;
}

/** Towns of the gazetteer are planned like cities of the guide. */
function cityOfGazetteer(name: string): GuideCity | undefined {
  const town = findTown(name);
  return town && openTown(town.id);
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
  const nearest: (Airport & { readonly distanceKm: number })[] = [];
  let farthestKm = Infinity;
  for (const airport of AIRPORT_BY_IATA.values()) {
    if (isBeyond({ lat, lng }, airport, farthestKm)) continue;
    const km = distanceKm({ lat, lng }, airport);
    if (km > farthestKm) continue;
    nearest.push({ ...airport, distanceKm: km });
    nearest.sort((a, b) => a.distanceKm - b.distanceKm || a.iata.localeCompare(b.iata));
    if (nearest.length > limit) nearest.pop();
    if (nearest.length === limit) farthestKm = nearest.at(-1)?.distanceKm ?? Infinity;
  }
  return nearest;
}

import { AIRPORTS, foldName, townSummaries } from '@app/guide';
import type { TownSummary } from '@app/guide';
import type { GuideCityName } from '@app/reader';

const CITY_OF_AIRPORT: ReadonlyMap<string, string> = new Map(AIRPORTS.map(({ iata, city }) => [iata, foldName(city)]));

/** An airport that bears the town's name is its own; others only lie near. */
const ownAirports = ({ name, airports }: TownSummary): { iata: string }[] =>
  airports.filter((iata) => CITY_OF_AIRPORT.get(iata) === foldName(name)).map((iata) => ({ iata }));

/** The towns of the gazetteer as the reader knows places: with every name in the languages that are read. */
export const townNames = (): GuideCityName[] =>
  townSummaries().map((town) => ({
    name: town.name,
    aliases: [town.id.replaceAll('-', ' '), ...Object.values(town.names), ...town.aliases],
    country: town.country,
    countryCode: town.countryCode,
    lat: town.lat,
    lng: town.lng,
    airports: ownAirports(town),
  }));

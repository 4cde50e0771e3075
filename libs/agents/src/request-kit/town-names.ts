import { AIRPORTS, foldName, spotSummaries, townSummaries } from '@app/guide';
import type { TownSummary } from '@app/guide';
import type { GuideCityName } from '@app/reader';

const CITY_OF_AIRPORT: ReadonlyMap<string, string> = new Map(AIRPORTS.map(({ iata, city }) => [iata, foldName(city)]));

/** An airport that bears the town's name is its own; others only lie near. */
const ownAirports = ({ name, airports }: TownSummary): { iata: string }[] =>
  airports.filter((iata) => CITY_OF_AIRPORT.get(iata) === foldName(name)).map((iata) => ({ iata }));

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

const AREAS: ReadonlySet<TownSummary['kind']> = new Set(['island', 'region', 'park']);

const wordsOf = (name: string): string[] =>
  foldName(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= LEAST_WORD);
const LEAST_WORD = 3;

/** Other names of an area that share no word with its own, in whatever language: places in it. */
function partsOf({ name, names, aliases }: TownSummary): ReadonlySet<string> {
  const own = new Set([name, ...Object.values(names)].flatMap(wordsOf));
  return new Set(aliases.filter((alias) => wordsOf(alias).length > 0 && !wordsOf(alias).some((word) => own.has(word))));
}

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
    ...(AREAS.has(town.kind) ? { isArea: true, parts: partsOf(town) } : {}),
  }));

/** Small places beside the gazetteer's towns; what is known of each is read when a trip goes there. */
export const spotNames = (): GuideCityName[] =>
  spotSummaries().map(({ name, aliases, countryCode, lat, lng }) => ({
    ...{ name, aliases, countryCode, lat, lng, airports: [] },
    country: countryNames.of(countryCode) ?? countryCode,
  }));

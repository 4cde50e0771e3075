import type { Catalog, UserRequest } from '@app/contracts';
import { findAirport } from '@app/guide';
import { NameIndex } from './name-index.js';

const cityNamesOf = ({ cities, flights, ground }: Catalog): Iterable<string> => [
  ...cities.map(({ name }) => name),
  ...flights.flatMap(({ from, to }) => [from, to]),
  ...ground.flatMap(({ from, to }) => [from, to]),
];
const regionNamesOf = ({ cities }: Catalog): Iterable<string> =>
  cities.flatMap(({ state, country }) => [state, country].filter((name) => typeof name === 'string'));

/** Cities by name, ways name some that no other table does; and everything that can be gone to. */
interface CatalogNames {
  readonly cities: NameIndex;
  readonly everywhere: NameIndex;
}

const namesOfCatalogs = new WeakMap<Catalog, CatalogNames>();

function namesOf(catalog: Catalog): CatalogNames {
  const known = namesOfCatalogs.get(catalog);
  if (known) return known;
  const cities = [...cityNamesOf(catalog)];
  const names = { cities: new NameIndex(cities), everywhere: new NameIndex([...regionNamesOf(catalog), ...cities]) };
  namesOfCatalogs.set(catalog, names);
  return names;
}

const sameName = (names: NameIndex, wanted: string | null | undefined): string | null => names.named((wanted ?? '').split(',')[0] ?? '');

/** Where a trip starts and goes to; null where that is not known. */
export interface CatalogPlaces {
  readonly origin: string | null;
  readonly destination: string | null;
}

type SaidPlaces = Pick<UserRequest, 'originCity' | 'originIata' | 'destinationHint' | 'requestText'>;

const airportCityOf = ({ originIata }: SaidPlaces): string | null => (originIata ? (findAirport(originIata)?.city ?? null) : null);

/** What the catalog knows of the places that were said, in its own names; null where it has no such place. */
export function knownPlaces(catalog: Catalog, said: SaidPlaces): CatalogPlaces {
  const { cities, everywhere } = namesOf(catalog);
  const { originCity, destinationHint, requestText } = said;
  const origin = sameName(cities, originCity) ?? cities.saidIn(requestText, { afterFrom: true }) ?? sameName(cities, airportCityOf(said));
  const start = origin ?? originCity ?? airportCityOf(said);
  return { origin, destination: sameName(everywhere, destinationHint) ?? everywhere.saidIn(requestText, { but: start }) };
}

/** Start and end in the catalog's own names, which win over what words usually mean: it may know towns that nobody else does. Else as the request has them. */
export function catalogPlaces(catalog: Catalog, request: UserRequest): CatalogPlaces {
  const { origin, destination } = knownPlaces(catalog, request);
  return { origin: origin ?? request.originCity ?? airportCityOf(request), destination: destination ?? request.destinationHint ?? null };
}

import type { Catalog, UserRequest } from '@app/contracts';
import { findAirport, foldName } from '@app/guide';

const FROM = '(?:from|leav(?:e|ing)|depart(?:ing|ure)?(?: from)?|out of|start(?:ing|s)?(?: off)?(?: in| from| at)?|setting off from|based in|live in)';

/** Cities of the catalog by name; ways name some that no other table does. */
function cityNames({ cities, flights, ground }: Catalog): string[] {
  return [...new Set([...cities.map(({ name }) => name), ...flights.flatMap(({ from, to }) => [from, to]), ...ground.flatMap(({ from, to }) => [from, to])])];
}

const regionNames = ({ cities }: Catalog): string[] => [
  ...new Set(cities.flatMap(({ state, country }) => [state, country].filter((name) => typeof name === 'string'))),
];

const sameName = (names: readonly string[], wanted: string | null | undefined): string | null => {
  const folded = foldName((wanted ?? '').split(',')[0] ?? '');
  return folded === '' ? null : (names.find((name) => foldName(name) === folded) ?? null);
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The longest name of the list that the words say, after `before` when that is given. */
function nameInWords(names: readonly string[], words: string, before = ''): string | null {
  const text = ` ${foldName(words)} `;
  const byLength = [...names].sort((a, b) => b.length - a.length);
  return byLength.find((name) => new RegExp(`${before}\\s${escaped(foldName(name))}\\s`).test(text)) ?? null;
}

/** Where a trip starts and goes to; null where that is not known. */
export interface CatalogPlaces {
  readonly origin: string | null;
  readonly destination: string | null;
}

type SaidPlaces = Pick<UserRequest, 'originCity' | 'originIata' | 'destinationHint' | 'requestText'>;

const airportCityOf = ({ originIata }: SaidPlaces): string | null => (originIata ? (findAirport(originIata)?.city ?? null) : null);

/** What the catalog knows of the places that were said, in its own names; null where it has no such place. */
export function knownPlaces(catalog: Catalog, said: SaidPlaces): CatalogPlaces {
  const cities = cityNames(catalog);
  const everywhere = [...regionNames(catalog), ...cities];
  const { originCity, destinationHint, requestText } = said;
  const origin = sameName(cities, originCity) ?? nameInWords(cities, requestText, `\\s${FROM}`) ?? sameName(cities, airportCityOf(said));
  const start = origin ?? originCity ?? airportCityOf(said);
  const others = everywhere.filter((name) => !start || foldName(name) !== foldName(start));
  return { origin, destination: sameName(everywhere, destinationHint) ?? nameInWords(others, requestText) };
}

/** Start and end in the catalog's own names, which win over what words usually mean: it may know towns that nobody else does. Else as the request has them. */
export function catalogPlaces(catalog: Catalog, request: UserRequest): CatalogPlaces {
  const { origin, destination } = knownPlaces(catalog, request);
  return { origin: origin ?? request.originCity ?? airportCityOf(request), destination: destination ?? request.destinationHint ?? null };
}

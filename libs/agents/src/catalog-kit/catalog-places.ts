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

/** Where a trip starts and goes to, in the catalog's own names; as the request has it where the catalog knows no such place. */
export interface CatalogPlaces {
  readonly origin: string | null;
  readonly destination: string | null;
}

/** The catalog's places win over what words usually mean: it may know towns that nobody else does. */
export function catalogPlaces(catalog: Catalog, { originCity, originIata, destinationHint, requestText }: UserRequest): CatalogPlaces {
  const cities = cityNames(catalog);
  const everywhere = [...regionNames(catalog), ...cities];
  const airportCity = originIata ? findAirport(originIata)?.city : null;
  const origin =
    sameName(cities, originCity) ?? nameInWords(cities, requestText, `\\s${FROM}`) ?? sameName(cities, airportCity) ?? originCity ?? airportCity ?? null;
  const others = everywhere.filter((name) => origin === null || foldName(name) !== foldName(origin));
  const destination = sameName(everywhere, destinationHint) ?? nameInWords(others, requestText) ?? destinationHint ?? null;
  return { origin, destination };
}

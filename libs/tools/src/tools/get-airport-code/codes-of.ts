import { AIRPORTS, METRO_CODES, findAirport, findGuideCity, foldName } from '@app/guide';

/** Codes that a name or code stands for, the best first; empty when it is not known. */
export function codesOf(wanted: string, countryCode: string | null): string[] {
  const code = wanted.toUpperCase();
  const metro = Object.hasOwn(METRO_CODES, code) ? METRO_CODES[code] : undefined;
  if (metro) return [...metro];
  const guided = findGuideCity(wanted);
  if (guided && (countryCode === null || guided.countryCode === countryCode)) return metroFirst(guided.airports.map(({ iata }) => iata));
  if (findAirport(code)) return [code];
  const name = foldName(wanted.split(',')[0] ?? '');
  const there = AIRPORTS.filter((airport) => countryCode === null || airport.countryCode === countryCode);
  const inCity = there.filter((airport) => foldName(airport.city) === name);
  return metroFirst((inCity.length > 0 ? inCity : there.filter((airport) => foldName(airport.name) === name)).map(({ iata }) => iata));
}

/** In the order of the metropolitan code that they belong to, when there is one. */
function metroFirst(codes: readonly string[]): string[] {
  const metro = Object.values(METRO_CODES).find((of) => codes.some((code) => of.includes(code))) ?? [];
  return [...metro.filter((code) => codes.includes(code)), ...codes.filter((code) => !metro.includes(code))];
}

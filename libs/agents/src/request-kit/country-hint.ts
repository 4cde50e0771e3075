import { AIRPORTS, foldName } from '@app/guide';

/** A country as the airports name it. */
export interface NamedCountry {
  readonly code: string;
  readonly name: string;
}

const LANGUAGES = ['en', 'de', 'fr', 'es'];
/** Everyday names beside the official ones. */
const EVERYDAY_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  'u s a': 'US',
  us: 'US',
  america: 'US',
  'the states': 'US',
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  turkey: 'TR',
  holland: 'NL',
  'the netherlands': 'NL',
  uae: 'AE',
  korea: 'KR',
};

const COUNTRY_OF_CODE: ReadonlyMap<string, string> = new Map(AIRPORTS.map(({ countryCode, country }) => [countryCode, country]));

const CODE_OF_NAME: ReadonlyMap<string, string> = new Map([
  ...LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return [...COUNTRY_OF_CODE.keys()].map((code) => [foldName(names.of(code) ?? code), code] as const);
  }),
  ...[...COUNTRY_OF_CODE].map(([code, country]) => [foldName(country), code] as const),
  ...Object.entries(EVERYDAY_NAMES),
]);

/** The country of that name in English, German, French or Spanish; null when it names none. Cities that are countries count as cities. */
export function countryNamed(name: string): NamedCountry | null {
  const folded = foldName(name);
  const code = CODE_OF_NAME.get(folded);
  const country = code ? COUNTRY_OF_CODE.get(code) : undefined;
  if (!code || !country || AIRPORTS.some((airport) => airport.countryCode === code && foldName(airport.city) === folded)) return null;
  return { code, name: country };
}

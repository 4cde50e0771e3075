import { foldName } from '../names.js';

/** The languages that names of places are read in. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const;
/** Everyday names beside those that Unicode lists, and countries that make up a state. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  US: ['usa', 'us', 'united states of america', 'america'],
  GB: ['uk', 'great britain', 'england', 'scotland', 'wales', 'northern ireland'],
  TR: ['turkey'],
  CZ: ['czech republic'],
  KR: ['korea'],
  CI: ['ivory coast'],
};
const known = new Map<string, ReadonlySet<string>>();

function namesOf(countryCode: string): ReadonlySet<string> {
  const names = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }).of(countryCode) ?? countryCode);
  return new Set([...names, ...(ALSO[countryCode] ?? []), countryCode].map(foldName));
}

/** Whether a folded name is one of that country, in any language that is read. */
export function isCountryName(folded: string, countryCode: string): boolean {
  const names = known.get(countryCode) ?? namesOf(countryCode);
  known.set(countryCode, names);
  return names.has(folded);
}

import type { Scan } from '../text/scan.js';
import type { PlaceMention } from './find-places.js';
import { regionsNamed } from './regions.js';

/** Countries whose capital bears their name; the small ones that are little more than it are none of them. */
const NAMED_AS_CAPITAL: ReadonlySet<string> = new Set(['GT', 'PA']);
const NIGHTS_BESIDE = /\d/;
const BESIDE_CHARS = 14;

/**
 * "Semana Santa in Guatemala ... Antigua 5 nights": a country that is named says which Antigua is meant, and is not its capital beside other towns.
 */
export function inNamedCountries(scan: Scan, mentions: readonly PlaceMention[]): PlaceMention[] {
  const countryOf = (mention: PlaceMention): string | null => {
    const [named] = mention.region ? [mention.region] : regionsNamed(scan.words(mention.start, mention.end));
    if (named === undefined || named.adminCode !== undefined) return null;
    // "Grenade" is Granada in French, and a country.
    return mention.region || NAMED_AS_CAPITAL.has(named.countryCode) ? named.countryCode : null;
  };
  const countries = new Set(mentions.flatMap((mention) => countryOf(mention) ?? []));
  if (countries.size === 0) return [...mentions];
  const told = mentions.map((mention): PlaceMention => {
    const inside = mention.cities.filter((city) => city.isInGuide && countries.has(city.countryCode));
    const [first] = mention.cities;
    if (!first || countries.has(first.countryCode) || inside.length === 0 || mention.cue.role === 'origin') return mention;
    return { ...mention, cities: [...inside, ...mention.cities.filter((city) => !inside.includes(city))] };
  });
  return told.map((mention): PlaceMention => {
    const country = countryOf(mention);
    const isAlone = !told.some((other) => other !== mention && other.cities[0]?.countryCode === country);
    const [region] = regionsNamed(scan.words(mention.start, mention.end));
    const beside = scan.folded.slice(Math.max(0, mention.start - BESIDE_CHARS), mention.start) + scan.folded.slice(mention.end, mention.end + BESIDE_CHARS);
    if (country === null || !NAMED_AS_CAPITAL.has(country) || isAlone || !region || NIGHTS_BESIDE.test(beside)) return mention;
    return { ...mention, cities: [], region };
  });
}

import { AIRPORTS, METRO_CODES, findAirport, findGuideCity, foldName } from '@app/guide';

const MAX_NAME_WORDS = 4;

/** The airport that a code or the name of a city at the start of the words means; null when there is none. */
export function airportAt(words: string): string | null {
  const named = words
    .trim()
    .split(/[\s,]+/)
    .slice(0, MAX_NAME_WORDS);
  for (let length = named.length; length > 0; length -= 1) {
    const airport = airportNamed(named.slice(0, length).join(' '));
    if (airport) return airport;
  }
  return null;
}

function airportNamed(name: string): string | null {
  // In small letters many codes are ordinary words.
  if (/^[A-Z]{3}$/.test(name)) return findAirport(name)?.iata ?? METRO_CODES[name]?.[0] ?? null;
  const folded = foldName(name);
  if (folded.length < 4) return null;
  return findGuideCity(name)?.airports[0]?.iata ?? AIRPORTS.find(({ city }) => foldName(city) === folded)?.iata ?? null;
}

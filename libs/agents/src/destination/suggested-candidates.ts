import type { DestinationCandidate } from '@app/contracts';
import { METRO_CODES, findAirport, findGuideCity, foldName } from '@app/guide';
import { statesOnlyKnownAmounts } from '../worded-text/amounts-in-text.js';
import { checkWords } from '../worded-text/safe-words.js';
import type { DestinationSuggestions } from './destination.schema.js';
import { guideCandidate } from './wanted-places.js';

const MAX_RATIONALE_CHARS = 400;
const MAX_NAME_CHARS = 80;

type Suggestion = DestinationSuggestions['candidates'][number];

/** An airport code counts only when that airport is known to serve the named city. */
function servingAirport(code: string | null, cityName: string): string | null {
  const airport = code ? findAirport(code) : undefined;
  return airport && foldName(airport.city) === foldName(cityName) ? airport.iata : null;
}

function knownCityCode(code: string | null, cityName: string): string | null {
  if (!code) return null;
  const airports = METRO_CODES[code] ?? [code];
  return airports.some((iata) => servingAirport(iata, cityName) !== null) ? code : null;
}

/**
 * A model's suggestions as candidates: cities of the guide with the guide's own codes, others only with codes that are known to be
 * theirs. A reason that states an amount of money beside `knownAmounts` is left out.
 */
export function suggestedCandidates({ candidates }: DestinationSuggestions, knownAmounts: readonly number[] = []): DestinationCandidate[] {
  return candidates.flatMap((suggestion) => candidateOf(suggestion, knownAmounts) ?? []);
}

function candidateOf(suggestion: Suggestion, knownAmounts: readonly number[]): DestinationCandidate | null {
  const name = checkWords(suggestion.name, MAX_NAME_CHARS).text;
  if (!name) return null;
  const country = checkWords(suggestion.country, MAX_NAME_CHARS).text ?? '';
  const reason = checkWords(suggestion.rationale, MAX_RATIONALE_CHARS).text;
  const rationale = reason && statesOnlyKnownAmounts(reason, knownAmounts) ? reason : null;
  const city = findGuideCity(country ? `${name}, ${country}` : name);
  if (city) return guideCandidate(city, rationale ?? city.summary);
  return {
    name,
    country,
    iataCode: servingAirport(suggestion.iataCode, name),
    cityCode: knownCityCode(suggestion.cityCode, name),
    rationale: rationale ?? `The guide has no places for ${name}.`,
  };
}

import type { DestinationCandidate, UserRequest } from '@app/contracts';
import { AIRPORTS, GUIDE_CITIES, METRO_CODES, findAirport, findGuideCity, foldName } from '@app/guide';
import type { Airport, GuideCity } from '@app/guide';
import { readRequest } from '@app/reader';
import type { ReadOptions } from '@app/reader';
import { placeNamed, servingAirport } from '../request-kit/trip-places.js';
import { wantedNames } from '../request-kit/wanted-names.js';
import { countryNamed } from '../request-kit/country-hint.js';
import type { NamedCountry } from '../request-kit/country-hint.js';

const MAX_CANDIDATES = 3;

const metroOf = (iata: string): string => Object.entries(METRO_CODES).find(([, airports]) => airports.includes(iata))?.[0] ?? iata;

/** A city of the guide as a candidate. */
export const guideCandidate = (city: GuideCity, rationale: string, iataCode: string | null = null): DestinationCandidate => ({
  name: city.name,
  country: city.country,
  iataCode: iataCode ?? city.airports[0]?.iata ?? null,
  cityCode: city.cityCode,
  rationale,
});

/** The request with the place that its words name, when no field names one: "Trip to Rome" is an answer too. */
export function withPlaceFromWords(request: UserRequest, options: ReadOptions): UserRequest {
  const isNamed = wantedNames(request).length > 0 || request.destinationCityCode || request.destinationIata;
  if (isNamed) return request;
  const { destinationHint } = readRequest(request.requestText, options).parsed;
  return destinationHint ? { ...request, destinationHint } : request;
}

/** What the traveller asked for outright, at most three; empty when the destination is left open. `bestFirst` ranks cities of a named country. */
export function wantedCandidates(request: UserRequest, bestFirst: readonly string[]): DestinationCandidate[] {
  const [first, ...others] = wantedNames(request);
  const candidates =
    first === undefined
      ? candidatesOfCodes(request)
      : [...namedCandidates(first, request, bestFirst), ...others.flatMap((name) => namedCandidates(name, {}, bestFirst))];
  return withoutRepeats(candidates).slice(0, MAX_CANDIDATES);
}

/** The first of each city stays. */
export function withoutRepeats(candidates: readonly DestinationCandidate[]): DestinationCandidate[] {
  const keys = candidates.map(({ name, country }) => foldName(`${name} ${country}`));
  return candidates.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

type Codes = Partial<Pick<UserRequest, 'destinationCityCode' | 'destinationIata'>>;

const knownAirport = (iata: string | null | undefined): Airport | undefined => (iata ? findAirport(iata) : undefined);
const knownCityCode = (code: string | null | undefined): string | null => (code && (findAirport(code) || Object.hasOwn(METRO_CODES, code)) ? code : null);

function candidatesOfCodes({ destinationCityCode, destinationIata }: Codes): DestinationCandidate[] {
  const code = destinationCityCode ?? destinationIata;
  if (!code) return [];
  const city = findGuideCity(code);
  if (city) return [guideCandidate(city, `Asked for as ${code}. ${city.summary}`, servedBy(city, destinationIata))];
  const airport = knownAirport(destinationIata) ?? knownAirport(METRO_CODES[code]?.[0] ?? code);
  const name = airport?.city ?? code;
  return [
    {
      name,
      country: airport?.country ?? '',
      iataCode: airport?.iata ?? null,
      cityCode: knownCityCode(destinationCityCode) ?? (airport ? metroOf(airport.iata) : null),
      rationale: missingIn(name, `Asked for as ${code}.`),
    },
  ];
}

const servedBy = (city: GuideCity, iata: string | null | undefined): string | null =>
  city.airports.some((airport) => airport.iata === iata) ? (iata ?? null) : null;
const missingIn = (name: string, reason: string): string => `${reason} The guide has no places, opening hours or local prices for ${name}.`;

function namedCandidates(name: string, codes: Codes, bestFirst: readonly string[]): DestinationCandidate[] {
  const city = findGuideCity(name);
  if (city) return [guideCandidate(city, `Named in the request. ${city.summary}`, servedBy(city, codes.destinationIata))];
  const country = countryNamed(name);
  return country ? candidatesIn(country, bestFirst) : [unknownToGuide(name, codes)];
}

/** Cities without a rank, such as the one the traveller lives in, come last. */
const placeIn = (bestFirst: readonly string[], name: string): number => (bestFirst.includes(name) ? bestFirst.indexOf(name) : bestFirst.length);

/** A country is no place to plan days in: the guide's cities there, else the city of its main airport. */
function candidatesIn(country: NamedCountry, bestFirst: readonly string[]): DestinationCandidate[] {
  const reason = `In ${country.name}, which the request names.`;
  const inCountry = GUIDE_CITIES.filter(({ countryCode }) => countryCode === country.code);
  const cities = inCountry.sort((a, b) => placeIn(bestFirst, a.name) - placeIn(bestFirst, b.name));
  if (cities.length > 0) return cities.map((city) => guideCandidate(city, `${reason} ${city.summary}`));
  const airport = AIRPORTS.find(({ countryCode }) => countryCode === country.code);
  if (!airport) return [];
  return [{ name: airport.city, country: country.name, iataCode: airport.iata, cityCode: metroOf(airport.iata), rationale: missingIn(airport.city, reason) }];
}

/** Kept as a candidate with the codes we can vouch for: those of the request when we know them, else of the airport that serves the place. */
function unknownToGuide(name: string, codes: Codes): DestinationCandidate {
  const place = placeNamed(name);
  const cityName = place?.name ?? (name.split(',')[0] ?? name).trim();
  const airport = knownAirport(codes.destinationIata) ?? knownAirport(servingAirport(place));
  return {
    name: cityName,
    country: place?.country ?? airport?.country ?? '',
    iataCode: airport?.iata ?? null,
    cityCode: knownCityCode(codes.destinationCityCode) ?? place?.cityCode ?? (airport ? metroOf(airport.iata) : null),
    rationale: missingIn(cityName, 'Named in the request.'),
  };
}

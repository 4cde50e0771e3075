import type { DestinationCandidate, UserRequest } from '@app/contracts';
import { METRO_CODES, findAirport } from '@app/guide';
import { placeNamed, servingAirport } from '../request-kit/trip-places.js';

/** A city's code stands for its main airport; a code we do not know is left to the provider. */
const airportOfCode = (code: string): string => (findAirport(code) ? code : (METRO_CODES[code]?.[0] ?? code));

/** Where the travellers start; null when the request does not say it or names a town without airport. */
export function originAirport({ originIata, originCity }: Pick<UserRequest, 'originIata' | 'originCity'>): string | null {
  if (originIata) return airportOfCode(originIata);
  return originCity ? servingAirport(placeNamed(originCity)) : null;
}

/** Where they land; null when no airport of the destination is known. */
export function destinationAirport({ iataCode, cityCode, name, country }: DestinationCandidate): string | null {
  const code = iataCode ?? cityCode;
  return code ? airportOfCode(code) : servingAirport(placeNamed(country ? `${name}, ${country}` : name));
}

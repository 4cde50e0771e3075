import type { ParsedRequest } from '@app/contracts';
import { occurs } from '../languages/compile.js';
import { LANGUAGES } from '../languages/languages.js';
import { HOME_COUNTRIES } from '../places/home-countries.js';
import type { PlaceIndex } from '../places/place-index.js';
import { regionsNamed } from '../places/regions.js';
import { foldKeepingPositions } from '../text/scan.js';

export interface HomeHints {
  /** BCP 47 tag; its region is where the client lives. */
  readonly locale?: string | undefined;
  readonly places?: PlaceIndex | undefined;
}

function countryOf(name: string, places: PlaceIndex | undefined): string | null {
  return regionsNamed(name)[0]?.countryCode ?? places?.resolve(name)?.countryCode ?? null;
}

function isAbroad({ destinations, destinationHint, language }: ParsedRequest, { locale, places }: HomeHints): boolean {
  const names = destinations.length > 0 ? destinations : destinationHint ? [destinationHint] : [];
  const countries = names.slice(0, 3).flatMap((name) => countryOf(name, places) ?? []);
  const own = /-([A-Z]{2})$/.exec(locale ?? '')?.[1];
  const isHome = (country: string): boolean => (own ? country === own : HOME_COUNTRIES[language ?? 'en'].has(country));
  return countries.length > 0 && !countries.some(isHome);
}

/** "Incl flights" is a flight from home, unless flying is refused. */
function mentionsFlights({ requestText, language, ways }: ParsedRequest): boolean {
  if (ways?.never.includes('flight')) return false;
  const words = LANGUAGES[language ?? 'en'];
  const flights = words.ways.modes.filter(([, mode]) => mode === 'flight').map(([pattern]) => pattern);
  return occurs(words, flights.join('|'), foldKeepingPositions(requestText));
}

/** True when a plan without the way from home would lack something: its modes are named, flights are wanted, or the trip goes abroad. */
export const needsWay = (parsed: ParsedRequest, hints: HomeHints): boolean =>
  (parsed.ways?.home.length ?? 0) > 0 || mentionsFlights(parsed) || isAbroad(parsed, hints);

import { GUIDE_CITIES, METRO_CODES, foldName, nearestAirports } from '@app/guide';
import { createPlaceIndex } from '@app/reader';
import type { KnownPlace } from '@app/reader';
import { countryNamed } from './country-hint.js';
import { spotNames, townNames } from './town-names.js';

/**
 * Every name we know, those of the guide first; one for the process, because the world's cities take room. Loaded at the first look-up. Spots come
 * before towns: Langeoog is the island and no other name of the region around it.
 */
export const TRIP_PLACES = createPlaceIndex({ guideCities: () => [...GUIDE_CITIES, ...spotNames(), ...townNames()] });

/**
 * The city that everybody means by a name ("Vienna", "Firenze", "Paris, Texas"); null when there is none.
 *
 * Guesses at misspellings are left out, and so are small towns, many of which are called like a region or a country ("Greece", "Crete"), unless
 * the world has a single one of that name and it is no namesake overseas.
 */
export function placeNamed(name: string): KnownPlace | null {
  const place = TRIP_PLACES.resolve(name);
  if (!place) return null;
  const isNamed = TRIP_PLACES.find(name.split(',')[0] ?? name).some((found) => foldName(found.name) === foldName(place.name)) || /^[A-Z]{3}$/.test(name);
  return isNamed && (place.isMajor || name.includes(',') || isOnly(name, place)) ? place : null;
}

/** Where settlers brought the names of their homes along. */
const NAMED_AFTER_OTHERS: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'NZ', 'ZA', 'PH']);

const isOnly = (name: string, { countryCode }: KnownPlace): boolean =>
  !NAMED_AFTER_OTHERS.has(countryCode) && TRIP_PLACES.find(name).length === 1 && countryNamed(name) === null;

/** An airport farther away does not serve a city. */
const AIRPORT_REACH_KM = 120;

/** The airport that serves a place: its own, else the nearest within reach, or the main one of that metropolis; null when there is none. */
export function servingAirport(place: KnownPlace | null): string | null {
  if (!place) return null;
  if (place.iata) return place.iata;
  const [nearest] = nearestAirports(place.lat, place.lng, 1);
  if (!nearest || nearest.distanceKm > AIRPORT_REACH_KM) return null;
  return Object.values(METRO_CODES).find((airports) => airports.includes(nearest.iata))?.[0] ?? nearest.iata;
}

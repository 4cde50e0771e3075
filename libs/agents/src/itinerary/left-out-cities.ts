import { bestNamed, distanceKm, findGuideCity, foldName } from '@app/guide';
import { countryNamed } from '../request-kit/country-hint.js';
import { placeNamed } from '../request-kit/trip-places.js';
import { listWords } from '../worded-text/list-words.js';
import { checkWords } from '../worded-text/safe-words.js';
import type { TripQuestion } from './trip-question.js';

const MAX_NAME_CHARS = 60;
/** What lies this near is seen from the same bed. */
const MAX_KM_FROM_CITY = 20;

/** What the request asks for beyond the one city that is planned: each as a flag names it, and all in a sentence. */
export interface LeftOutCities {
  readonly names: readonly string[];
  /** Null when nothing is left out. */
  readonly note: string | null;
}

/** True when the planned city is meant, under this name, another one, as the country it lies in, or as a part of it. */
function isPlanned(name: string, { candidate, city }: TripQuestion): boolean {
  const country = countryNamed(name)?.name ?? name;
  if ([name, name.split(',')[0] ?? name].some((one) => foldName(one) === foldName(candidate.name)) || foldName(country) === foldName(candidate.country))
    return true;
  const place = placeNamed(name);
  if (!city) return place?.name === candidate.name;
  const isPartOfIt = bestNamed(name, city.places) !== undefined || (place !== null && distanceKm(place, city) <= MAX_KM_FROM_CITY);
  return isPartOfIt || findGuideCity(name)?.id === city.id;
}

/** Cities of the request that this plan does not hold, because a plan is for one city. */
export function leftOutCities(question: TripQuestion): LeftOutCities {
  const { request, candidate } = question;
  const wanted = request.constraints?.cities ?? [];
  if (!Array.isArray(wanted)) {
    const more = wanted - 1;
    if (more < 1) return { names: [], note: null };
    const cities = more === 1 ? '1 more city is' : `${more} more cities are`;
    return { names: [String(more)], note: `Only ${candidate.name} is planned; ${cities} left out for now.` };
  }
  const names = [...new Set(wanted.filter((name) => !isPlanned(name, question)).flatMap((name) => checkWords(name, MAX_NAME_CHARS).text ?? []))];
  if (names.length === 0) return { names, note: null };
  return { names, note: `Only ${candidate.name} is planned; ${listWords(names)} ${names.length === 1 ? 'is' : 'are'} left out for now.` };
}

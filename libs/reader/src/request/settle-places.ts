import type { ParsedRequest } from '@app/contracts';
import { readPlaces } from '../places/read-places.js';
import type { SaidPlace, SaidPlaces } from '../places/read-places.js';
import type { PlaceIndex } from '../places/place-index.js';
import { Scan } from '../text/scan.js';

/** Where the trip starts and goes; null and empty where nothing new was said. */
export interface SettledPlaces {
  readonly origin: SaidPlace | null;
  readonly destinations: readonly SaidPlace[];
}

export interface PlaceContext {
  readonly previous: ParsedRequest | null;
  readonly asked: readonly string[];
  readonly text: string;
  readonly places: PlaceIndex;
}

const ADDS = /\b(?:also|add|as well|too|additionally|plus|auch|noch|aussi|ajoute\w*|tambien|ademas)\b/;

/** A lone place answers what was asked, else what is still open. */
function roleOfOpen({ previous, asked }: PlaceContext): 'origin' | 'destination' {
  const wantsOrigin = asked.some((field) => field.startsWith('origin'));
  const wantsDestination = asked.some((field) => field.startsWith('destination'));
  if (wantsOrigin !== wantsDestination) return wantsOrigin ? 'origin' : 'destination';
  const isOriginOpen = previous !== null && previous.destinationHint !== null && previous.originCity === null;
  return isOriginOpen ? 'origin' : 'destination';
}

/** The known destination was a bare name in an earlier message, so that it may as well have been the origin. */
function wasUncertain(previous: ParsedRequest, places: PlaceIndex): boolean {
  return previous.requestText
    .split('\n')
    .map((line) => readPlaces(new Scan(line), places))
    .some(({ open, destinations }) => open.some((place) => place.name === previous.destinationHint) && !destinations.some((place) => place.name === previous.destinationHint));
}

const known = (name: string, iata: string | null, cityCode: string | null): SaidPlace => ({ name, iata, cityCode, words: name, isUncertain: false });

function firstMessage(said: SaidPlaces): SettledPlaces {
  return { origin: said.origin, destinations: said.destinations.length > 0 ? said.destinations : said.open };
}

/** Lays the places of this message over what was known. */
export function settlePlaces(said: SaidPlaces, context: PlaceContext): SettledPlaces {
  const { previous, places } = context;
  if (!previous) return roleOfOpen(context) === 'origin' && !said.origin ? { origin: said.open[0] ?? null, destinations: said.destinations } : firstMessage(said);
  if (said.destinations.length > 0) {
    const isAdded = ADDS.test(new Scan(context.text).folded) && previous.destinations.length > 0;
    const old = isAdded ? previous.destinations.map((name) => known(name, null, null)) : [];
    const movesToOrigin = !said.origin && previous.originCity === null && previous.destinationHint !== null && said.destinations[0]?.name !== previous.destinationHint && wasUncertain(previous, places);
    const origin = movesToOrigin ? known(previous.destinationHint ?? '', previous.destinationIata, previous.destinationCityCode) : said.origin;
    return { origin, destinations: [...old, ...said.destinations] };
  }
  if (said.open.length === 0) return { origin: said.origin, destinations: [] };
  return !said.origin && roleOfOpen(context) === 'origin' ? { origin: said.open[0] ?? null, destinations: [] } : { origin: said.origin, destinations: said.open };
}

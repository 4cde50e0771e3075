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

const hasOrigin = ({ originCity, originIata }: ParsedRequest): boolean => (originCity ?? originIata) !== null;
/** A destination may be known by an answered code alone. */
const hasDestination = ({ destinationHint, destinationIata, destinationCityCode }: ParsedRequest): boolean =>
  (destinationHint ?? destinationIata ?? destinationCityCode) !== null;

/** A lone place answers what was asked, else what is still open. */
function roleOfOpen({ previous, asked }: PlaceContext): 'origin' | 'destination' {
  const wantsOrigin = asked.some((field) => field.startsWith('origin'));
  const wantsDestination = asked.some((field) => field.startsWith('destination'));
  if (wantsOrigin !== wantsDestination) return wantsOrigin ? 'origin' : 'destination';
  return previous !== null && hasDestination(previous) && !hasOrigin(previous) ? 'origin' : 'destination';
}

/** The known destination was a bare name in an earlier message, so that it may as well have been the origin. */
function wasUncertain(previous: ParsedRequest, places: PlaceIndex): boolean {
  return previous.requestText
    .split('\n')
    .map((line) => readPlaces(new Scan(line), places))
    .some(
      ({ open, destinations }) =>
        open.some((place) => place.name === previous.destinationHint) && !destinations.some((place) => place.name === previous.destinationHint),
    );
}

const known = (name: string, iata: string | null, cityCode: string | null): SaidPlace => ({
  name,
  iata,
  cityCode,
  words: name,
  isUncertain: false,
  mayMean: [],
});

function firstMessage(said: SaidPlaces): SettledPlaces {
  return { origin: said.origin, destinations: said.destinations.length > 0 ? said.destinations : said.open };
}

function formerDestinations({ destinations, destinationHint, destinationIata, destinationCityCode }: ParsedRequest): SaidPlace[] {
  return destinations.map((name) => (name === destinationHint ? known(name, destinationIata, destinationCityCode) : known(name, null, null)));
}

/** A bare name that was taken for the destination turns out to be where the trip starts. */
function formerDestinationAsOrigin(said: SaidPlaces, previous: ParsedRequest, places: PlaceIndex): SaidPlace | null {
  const { destinationHint, originCity } = previous;
  if (said.origin || originCity !== null || destinationHint === null || said.destinations[0]?.name === destinationHint) return said.origin;
  return wasUncertain(previous, places) ? known(destinationHint, previous.destinationIata, previous.destinationCityCode) : null;
}

function furtherMessage(said: SaidPlaces, previous: ParsedRequest, context: PlaceContext): SettledPlaces {
  const isAdded = previous.destinations.length > 0 && ADDS.test(new Scan(context.text).folded);
  const named = said.destinations.length > 0 ? said.destinations : said.open;
  if (isAdded && named.length > 0) return { origin: said.origin, destinations: [...formerDestinations(previous), ...named] };
  if (said.destinations.length > 0) return { origin: formerDestinationAsOrigin(said, previous, context.places), destinations: said.destinations };
  // Who says the name of the destination again tells which place of that name is meant.
  const isSameName = said.open[0] !== undefined && said.open[0].name === previous.destinationHint;
  const answersOrigin = said.origin === null && said.open.length > 0 && !isSameName && roleOfOpen(context) === 'origin';
  return answersOrigin ? { origin: said.open[0] ?? null, destinations: [] } : { origin: said.origin, destinations: said.open };
}

/** Lays the places of this message over what was known. */
export function settlePlaces(said: SaidPlaces, context: PlaceContext): SettledPlaces {
  if (context.previous) return furtherMessage(said, context.previous, context);
  const isLoneOrigin = said.origin === null && roleOfOpen(context) === 'origin';
  return isLoneOrigin ? { origin: said.open[0] ?? null, destinations: said.destinations } : firstMessage(said);
}

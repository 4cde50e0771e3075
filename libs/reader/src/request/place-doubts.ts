import type { ParsedRequest } from '@app/contracts';
import { message } from '@app/messages';
import { unknownPlaceIn } from '../places/unknown-place.js';
import type { Contradiction } from '../reading.js';
import type { Scan } from '../text/scan.js';
import type { SettledPlaces } from './settle-places.js';

const MAX_NAME_CHARS = 60;

/** A destination of which there are several, or one that nobody knows: both are asked about. */
export function placeDoubts({ destinations }: SettledPlaces, parsed: ParsedRequest, rest: Scan, asked: readonly string[]): Contradiction[] {
  const language = parsed.language ?? 'en';
  const several = destinations.find(({ mayMean }) => mayMean.length > 0);
  // Who gives the bare name once more means the best known place of that name.
  if (several && destinations.length === 1 && !asked.includes('destinationHint'))
    return [
      {
        field: 'destinationHint',
        message: message(language, 'doubt.several_places', { name: several.name, places: several.mayMean.join('; ') }),
        options: several.mayMean,
      },
    ];
  const isOpen = parsed.leftToUs?.includes('destinationHint') ?? false;
  const isKnown = isOpen || (parsed.destinationHint ?? parsed.destinationIata ?? parsed.destinationCityCode) !== null;
  const unknown = isKnown || several ? null : unknownPlaceIn(rest);
  return unknown ? [{ field: 'destinationHint', message: message(language, 'doubt.unknown_place', { name: unknown.slice(0, MAX_NAME_CHARS) }) }] : [];
}

import type { ParsedRequest } from '@app/contracts';
import { unknownPlaceIn } from '../places/unknown-place.js';
import type { Contradiction } from '../reading.js';
import type { Scan } from '../text/scan.js';
import type { SettledPlaces } from './settle-places.js';

const MAX_NAME_CHARS = 60;

/** A destination of which there are several, or one that nobody knows: both are asked about. */
export function placeDoubts({ destinations }: SettledPlaces, parsed: ParsedRequest, rest: Scan): Contradiction[] {
  const several = destinations.find(({ mayMean }) => mayMean.length > 0);
  if (several && destinations.length === 1)
    return [{ field: 'destinationHint', message: `There is more than one ${several.name}: ${several.mayMean.join('; ')}.`, options: several.mayMean }];
  const isKnown = (parsed.destinationHint ?? parsed.destinationIata ?? parsed.destinationCityCode) !== null;
  const unknown = isKnown ? null : unknownPlaceIn(rest);
  return unknown ? [{ field: 'destinationHint', message: `No place called "${unknown.slice(0, MAX_NAME_CHARS)}" is known.` }] : [];
}

import type { ParsedRequest } from '@app/contracts';
import type { PlaceIndex } from '../places/place-index.js';

type Field = keyof ParsedRequest;

/** A place is the same when the code is one the words gave already, or one of the city they named. */
const isSame = (code: string | null, name: string | null, saidCodes: readonly (string | null)[], places: PlaceIndex): boolean =>
  code !== null && (saidCodes.includes(code) || (name !== null && places.ofCode(code)?.name === name));

function keepDestinationTrue(before: ParsedRequest, after: ParsedRequest, answered: ReadonlySet<Field>, places: PlaceIndex): ParsedRequest {
  const codes = (['destinationIata', 'destinationCityCode'] as const).filter((field) => answered.has(field));
  const isNamed = answered.has('destinationHint');
  if (codes.length === 0 && !isNamed) return after;
  const saidCodes = [before.destinationIata, before.destinationCityCode];
  if (!isNamed && codes.every((field) => isSame(after[field], before.destinationHint, saidCodes, places))) return after;
  const settled = answered.has('constraints') ? after : withoutSaidCities(after);
  if (isNamed) return settled;
  const forgotten = { destinationHint: null, destinations: [], destinationIata: null, destinationCityCode: null };
  return { ...settled, ...forgotten, ...Object.fromEntries(codes.map((field) => [field, after[field]])) };
}

/** Cities that the words listed are no wishes any more once another destination is answered. */
function withoutSaidCities(parsed: ParsedRequest): ParsedRequest {
  const { cities, ...others } = parsed.constraints ?? {};
  if (cities === undefined) return parsed;
  return { ...parsed, constraints: Object.keys(others).length > 0 ? others : null };
}

function keepOriginTrue(before: ParsedRequest, after: ParsedRequest, answered: ReadonlySet<Field>, places: PlaceIndex): ParsedRequest {
  if (!answered.has('originIata') || answered.has('originCity')) return after;
  return isSame(after.originIata, before.originCity, [before.originIata], places) ? after : { ...after, originCity: null };
}

/** An answered place wins over the one of the words: what they said of it besides is forgotten, unless both are the same city. */
export const keepPlacesTrue = (before: ParsedRequest, after: ParsedRequest, answered: ReadonlySet<Field>, places: PlaceIndex): ParsedRequest =>
  keepOriginTrue(before, keepDestinationTrue(before, after, answered, places), answered, places);

import type { DestinationCandidate, RouteStop, UserRequest } from '@app/contracts';
import { findTown, foldName } from '@app/guide';

interface Planned {
  readonly userRequest?: UserRequest | null | undefined;
  readonly route?: readonly RouteStop[] | null | undefined;
}

const isNamed = (name: string, others: readonly string[]): boolean => others.some((other) => foldName(other.split(',')[0] ?? other) === foldName(name));

/**
 * The destination that the plan shows: the first stop of its route once a person has changed the route, so that one that was left out or moved
 * is not shown as the trip's. A region stands for the stops in it.
 */
export function firstDestination(candidate: DestinationCandidate | undefined, { userRequest, route }: Planned): DestinationCandidate | undefined {
  const [first] = route ?? [];
  if (!candidate || !first || foldName(first.city) === foldName(candidate.name)) return candidate;
  const asked = (userRequest?.route?.stops ?? []).map(({ place }) => place);
  const isOnRoute = isNamed(
    candidate.name,
    (route ?? []).map(({ city }) => city),
  );
  if (asked.length === 0 || (!isOnRoute && isNamed(candidate.name, asked))) return candidate;
  const airport = findTown(first.country ? `${first.city}, ${first.country}` : first.city, first)?.airports[0] ?? null;
  return { name: first.city, country: first.country, iataCode: airport, cityCode: null, rationale: first.why };
}

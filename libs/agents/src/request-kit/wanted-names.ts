import type { UserRequest } from '@app/contracts';
import { foldName } from '@app/guide';

/** Names of places the traveller asked for, the most wanted first, without repeats. */
export function wantedNames(request: UserRequest): string[] {
  const cities = request.constraints?.cities;
  const names = [request.destinationHint ?? '', ...(Array.isArray(cities) ? cities : [])].map((name) => name.trim()).filter((name) => name !== '');
  return names.filter((name, index) => names.findIndex((other) => foldName(other) === foldName(name)) === index);
}

/** True when the traveller leaves open where to go. */
export const isOpenRequest = (request: UserRequest): boolean =>
  wantedNames(request).length === 0 &&
  !request.destinationCityCode &&
  !request.destinationIata &&
  !(request.route?.stops ?? []).some(({ role }) => role !== 'day_trip');

import type { KnownTown, PlacesAnswer } from '@app/contracts';
import { get } from './client.js';

const asked = new Map<string, Promise<KnownTown | null>>();

/** What is known of a town of the trip; null when nothing is, or nobody can be asked. Each is asked for once. */
export function knownTown(name: string, country?: string): Promise<KnownTown | null> {
  const key = `${name}/${country ?? ''}`;
  const before = asked.get(key);
  if (before) return before;
  const found = get<PlacesAnswer>(`/places?q=${encodeURIComponent(name)}`).then(
    ({ towns }) => towns.find((town) => town.country === country) ?? towns[0] ?? null,
    () => {
      asked.delete(key);
      return null;
    },
  );
  asked.set(key, found);
  return found;
}

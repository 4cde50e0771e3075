import type { FoundPlace, PlaceSearchPort } from '@app/ports';
import { isProviderFailure } from '../http/provider-failure.js';

export interface JoinedPlaceSearchOptions {
  /** Asked at once; places of an earlier one come first. */
  readonly sources: readonly PlaceSearchPort[];
  /** Told why a source was left out, for the log. */
  readonly onDegraded?: (reason: string) => void;
}

/** Places of several sources, each name once. A source whose provider fails is left out; when all fail, so does the search. */
export function createJoinedPlaceSearch({ sources, onDegraded }: JoinedPlaceSearchOptions): PlaceSearchPort {
  return {
    async search(query, signal) {
      const answers = await Promise.allSettled(sources.map((source) => source.search(query, signal)));
      signal.throwIfAborted();
      const failures = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
      for (const failure of failures) {
        if (!isProviderFailure(failure) || failures.length === sources.length) throw failure;
        onDegraded?.(failure.message);
      }
      const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      return onceByName(found).slice(0, query.limit);
    },
  };
}

/** The first of each name stays. */
function onceByName(places: readonly FoundPlace[]): FoundPlace[] {
  const byName = new Map<string, FoundPlace>();
  for (const place of places) if (!byName.has(place.name.toLowerCase())) byName.set(place.name.toLowerCase(), place);
  return [...byName.values()];
}

import { Temporal } from 'temporal-polyfill';

/** Minutes of an ISO 8601 duration such as `PT2H26M`, a day counted as 24 hours; undefined for anything else and for nothing. */
export function durationMinutes(text: string | null | undefined): number | undefined {
  if (!text) return undefined;
  try {
    const minutes = Math.round(Temporal.Duration.from(text).total({ unit: 'minutes' }));
    return minutes > 0 ? minutes : undefined;
  } catch {
    // No duration: the caller decides whether the flight can do without.
    return undefined;
  }
}

import type { ClockPort } from '@app/ports';

/** A clock that moves only when it is told to. */
export interface FixedClock extends ClockPort {
  advanceBy(elapsedMs: number): void;
}

/** A clock that stands at `at`, an ISO instant such as `2027-05-10T08:00:00Z`. */
export function createFixedClock(at: string): FixedClock {
  let nowMs = new Date(at).getTime();
  return {
    now: () => new Date(nowMs),
    advanceBy: (elapsedMs) => {
      nowMs += elapsedMs;
    },
  };
}

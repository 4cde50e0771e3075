import { minutesBetween } from './moments.js';
import type { Moment } from './moments.js';
import type { TimedWay } from './timed-way.js';

/** A stop that the travellers must leave before they can have come there. */
export interface MissedStop<Stop> {
  readonly stop: Stop;
  readonly arrive: Moment;
  readonly leave: Moment;
}

type Leg = { readonly timed: Pick<TimedWay, 'arrive' | 'leave'> } | null;

/** Stops whose nights are fewer than the way there takes; leg `i` leads to stop `i`, the last one home. */
export const missedStops = <Stop>({ stops }: { readonly stops: readonly Stop[] }, legs: readonly Leg[]): MissedStop<Stop>[] =>
  stops.flatMap((stop, index): MissedStop<Stop>[] => {
    const [there, on] = [legs[index]?.timed, legs[index + 1]?.timed];
    if (!there || !on || minutesBetween(there.arrive, on.leave) > 0) return [];
    return [{ stop, arrive: there.arrive, leave: on.leave }];
  });

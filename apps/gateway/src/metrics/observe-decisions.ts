import type { EngineObserver } from '@app/engine';
import type { DecisionInstruments } from '@app/platform';

/** Counts the runs that come to rest by what people decide: orchestrators do not see those moves. */
export const observeDecisions = ({ plans }: DecisionInstruments): EngineObserver => ({
  moved: (move) => {
    if (move.status !== 'in_progress') plans.inc({ status: move.status });
  },
  stale: () => undefined,
});

import type { EngineObserver } from '@app/engine';
import type { DecisionInstruments } from '@app/platform';

/** Counts the runs that come to rest by what people decide: orchestrators do not see those moves. */
export const observeDecisions = ({ plans }: DecisionInstruments): EngineObserver => ({
  moved: (move, _next, before) => {
    if (move.status !== 'in_progress' && move.status !== before.status) plans.inc({ status: move.status, workflow: before.workflow });
  },
  stale: () => undefined,
});

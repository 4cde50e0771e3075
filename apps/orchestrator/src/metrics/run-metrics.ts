import { RUN_STATUSES } from '@app/contracts';
import type { EngineObserver } from '@app/engine';
import type { RunInstruments } from '@app/platform';

/** Counts what the engine does. Every status is there from the start, so that the first failure is seen as a rise. */
export function observeRuns(instruments: RunInstruments, workflows: readonly string[]): EngineObserver {
  const { plans, stepRetries, lostSteps, staleEvents } = instruments;
  for (const workflow of workflows) for (const status of RUN_STATUSES) if (status !== 'in_progress') plans.inc({ status, workflow }, 0);
  return {
    moved: (move, next, before) => {
      // A reminder, or a change of the version that a run keeps to, leaves it waiting as it was.
      if (move.status !== 'in_progress' && move.status !== before.status) plans.inc({ status: move.status, workflow: before.workflow });
      for (const { stepId, errorCode } of move.retried) {
        // Without a code it is an operator who wants it, and nothing failed just now.
        if (errorCode === null) continue;
        const agent = next.openSteps.find((step) => step.stepId === stepId)?.agent ?? 'unknown';
        stepRetries.inc({ agent, code: errorCode });
      }
      lostSteps.inc([...move.retried, ...move.settled].filter(({ errorCode }) => errorCode === 'STEP_LOST').length);
    },
    stale: () => staleEvents.inc(),
  };
}

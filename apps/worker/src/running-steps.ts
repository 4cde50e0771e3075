import type { StepJob } from '@app/contracts';
import type { RunStore } from '@app/ports';

/** A hint may be lost; so often somebody asks whether the steps at work are still wanted, and only while there are any. */
const LOOK_INTERVAL_MS = 700;

interface RunningStep {
  readonly runId: string;
  readonly stepId: string;
  readonly startedAtMs: number;
  readonly unwanted: AbortController;
}

/**
 * The steps that this worker is at. Each has a signal that is raised when nobody waits for the step any more: at once when the hint of a
 * cancelled run comes, else with the next look at the database.
 */
export class RunningSteps {
  private readonly steps = new Set<RunningStep>();
  private timer: NodeJS.Timeout | null = null;
  private isLooking = false;

  constructor(
    private readonly store: Pick<RunStore, 'filterAwaited'>,
    private readonly onTrouble: (error: unknown) => void,
  ) {}

  /** Runs `work` with the signal of the step. */
  async during<T>({ runId, stepId }: Pick<StepJob, 'runId' | 'stepId'>, work: (unwanted: AbortSignal) => Promise<T>): Promise<T> {
    const step = { runId, stepId, startedAtMs: performance.now(), unwanted: new AbortController() };
    this.steps.add(step);
    this.timer ??= setInterval(() => void this.look(), LOOK_INTERVAL_MS).unref();
    try {
      return await work(step.unwanted.signal);
    } finally {
      this.steps.delete(step);
      if (this.steps.size === 0) this.rest();
    }
  }

  /** Raises the signals of all steps of a run. */
  stopRun(runId: string): void {
    for (const step of this.steps) if (step.runId === runId) step.unwanted.abort();
  }

  private rest(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }

  /** Short steps end before anybody asks. */
  private async look(): Promise<void> {
    const long = [...this.steps].filter(({ startedAtMs }) => performance.now() - startedAtMs >= LOOK_INTERVAL_MS / 2);
    if (this.isLooking || long.length === 0) return;
    this.isLooking = true;
    try {
      const awaited = new Set(await this.store.filterAwaited(long.map(({ stepId }) => stepId)));
      for (const step of long) if (!awaited.has(step.stepId)) step.unwanted.abort();
    } catch (error) {
      this.onTrouble(error);
    } finally {
      this.isLooking = false;
    }
  }
}

import type { RunSnapshot } from '@app/ports';

const MAX_REMEMBERED_RUNS = 2_000;

/** Runs that this process moved last, so that the usual move costs one round trip. What is in here may be outdated; the move count says so. */
export class RunMemory {
  private readonly known = new Map<string, RunSnapshot>();

  /** The remembered run, which is forgotten by that: whoever takes it moves it. */
  take(runId: string): RunSnapshot | undefined {
    const run = this.known.get(runId);
    this.known.delete(runId);
    return run;
  }

  /** The remembered run, which stays remembered; to guess by, not to move it. */
  look(runId: string): RunSnapshot | undefined {
    return this.known.get(runId);
  }

  /** Remembers a run that is going; the one that moved longest ago makes room. */
  keep(run: RunSnapshot): void {
    if (run.status !== 'in_progress') return;
    this.known.set(run.runId, run);
    const oldest = this.known.keys().next().value;
    if (this.known.size > MAX_REMEMBERED_RUNS && oldest !== undefined) this.known.delete(oldest);
  }
}

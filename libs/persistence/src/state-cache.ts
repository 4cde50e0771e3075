import type { AnyState } from '@app/agent-kit';

interface Known {
  readonly version: number;
  readonly state: AnyState;
}

const MAX_RUNS = 500;

/** States this process has folded before, newest run last. Versions never change, so nothing here can be outdated. */
export class StateCache {
  private readonly byRun = new Map<string, Known>();

  /** The remembered state of a run, unless it is newer than `version`. */
  newestAtMost(runId: string, version: number): Known | undefined {
    const known = this.byRun.get(runId);
    return known && known.version <= version ? known : undefined;
  }

  remember(runId: string, version: number, state: AnyState): void {
    const known = this.byRun.get(runId);
    if (known && known.version > version) return;
    this.byRun.delete(runId);
    this.byRun.set(runId, { version, state });
    const oldest = this.byRun.keys().next().value;
    if (this.byRun.size > MAX_RUNS && oldest !== undefined) this.byRun.delete(oldest);
  }
}

import type { RunEvent } from '@app/contracts';

/** What moves runs: what comes over the bus, and our own word that a run does not move whoever looks after it. */
export type EngineEvent = RunEvent | { readonly type: 'run_lost'; readonly runId: string; readonly nudges: number };

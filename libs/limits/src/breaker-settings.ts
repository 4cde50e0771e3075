export interface BreakerSettings {
  /** Failures in a row that open the circuit. */
  readonly failuresToOpen: number;
  /** How long nobody calls after that. */
  readonly openMs: number;
  /** A probe that has not told how it ended for this long is given up, and somebody else probes. */
  readonly probeLeaseMs: number;
  /** Failures further apart than this are not in a row. */
  readonly memoryMs: number;
}

export const DEFAULT_BREAKER_SETTINGS: BreakerSettings = { failuresToOpen: 5, openMs: 60_000, probeLeaseMs: 30_000, memoryMs: 3_600_000 };

/** Who is refused while a probe runs is told to ask again after this long at most: a probe often ends sooner than its lease. */
export const PROBE_RECHECK_MS = 2_000;

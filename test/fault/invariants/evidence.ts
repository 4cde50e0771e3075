import type { ModelServer, PrivateRedis, ProviderServer, TestDatabase } from '@app/testing';
import type { ClientRecord } from '../workload/client.js';

/** How one run ended, without what differs from run to run. */
export interface End {
  readonly status: string;
  /** Canonical JSON of the state. */
  readonly state: string;
  /** In brackets why it failed; empty when it did not. */
  readonly why: string;
}

/** Everything that is left of a run of faults, for the invariants to look at. */
export interface Evidence {
  readonly db: TestDatabase;
  readonly redis: PrivateRedis;
  readonly model: ModelServer;
  readonly provider: ProviderServer;
  readonly records: readonly ClientRecord[];
  readonly logs: readonly (readonly string[])[];
  /** Ends of the same trips without any fault, by index; null for that very run. */
  readonly faultFree: ReadonlyMap<number, End> | null;
}

/** What is broken, in words; nothing when it holds. */
export type Invariant = (evidence: Evidence) => Promise<string[]>;

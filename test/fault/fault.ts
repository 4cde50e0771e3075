import type { Chance } from './workload/chance.js';
import type { Traffic } from './workload/traffic.js';
import type { Trip } from './workload/trips.js';
import type { FaultWorld, Fleet, WorldOptions } from './world/fault-world.js';

/** What a fault works with. */
export interface FaultScene {
  readonly world: FaultWorld;
  readonly traffic: Traffic;
  readonly chance: Chance;
  /** How often what can be repeated is repeated; 1 unless more is asked for. */
  readonly times: number;
}

/** One row of the matrix as data: what is done to a system, and how to do it. */
export interface Fault {
  /** As in the matrix, such as `F5`. */
  readonly number: string;
  readonly title: string;
  /** What is injected, for people. */
  readonly injected: string;
  readonly world?: Partial<Omit<WorldOptions, 'fleet'>> & { readonly fleet?: Partial<Fleet> };
  /** Requests in a wave. */
  readonly plans?: number;
  /** Other requests than trips. */
  readonly requests?: (seed: number, count: number) => Trip[];
  /** Part of poisoned requests, from 0 to 1. */
  readonly poison?: number;
  /** Why it cannot be run here; null when it can. */
  readonly skip?: () => string | null;
  /** Starts waves, does the damage, and returns; healing, waiting and looking are done for it. */
  run(scene: FaultScene): Promise<void>;
}

/** What became of one fault. */
export interface FaultReport {
  readonly number: string;
  readonly title: string;
  readonly plans: number;
  readonly kills: number;
  readonly cuts: number;
  /** Jobs and events that came although nobody waited for them any more. */
  readonly duplicates: number;
  readonly seconds: number;
  readonly broken: readonly string[];
  readonly skipped: string | null;
}

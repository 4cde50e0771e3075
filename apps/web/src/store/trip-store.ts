import type { ReadonlySignal } from '@preact/signals';
import type { RunStatus, ThreadBody } from '@app/contracts';
import type { ShownPlan } from './shown-plan.js';
import type { Turn } from './turns.js';

/** A trip as the parts of the page read it, wherever it comes from. */
export interface TripStore {
  readonly threadId: string;
  readonly thread: ReadonlySignal<ThreadBody | null>;
  readonly turns: ReadonlySignal<readonly Turn[]>;
  readonly status: ReadonlySignal<RunStatus | null>;
  readonly plan: ReadonlySignal<ShownPlan | null>;
  /** Agents are at work on it. */
  readonly isBusy: ReadonlySignal<boolean>;
  /** Whether there is a plan that may be changed at the moment. */
  readonly canChange: ReadonlySignal<boolean>;
  /** Whether this is a link for guests: nothing is noted, asked or changed. */
  readonly isShared: boolean;
  refresh(): Promise<void>;
  close(): void;
}

import type { Graph } from '@app/graph';
import type { ClockPort, IdsPort, MessageQueue, RunStore } from '@app/ports';
import type { ThreadMoved } from '@app/contracts';

/** Names of queues; BullMQ refuses colons. */
export const RUN_EVENTS_QUEUE = 'run-events';
export const agentQueue = (agent: string): string => `agent-${agent}`;

export interface EngineSettings {
  /** How long a step may be silent before somebody looks after it. */
  readonly leaseMs: number;
  /** Messages older than this were left behind by a crash. */
  readonly outboxGraceMs: number;
  /** A moving run without open steps counts as forgotten after this time. */
  readonly idleRunMs: number;
  readonly maxStepsPerRun: number;
  /** A step that got lost so often is given up: it may be what kills its workers. */
  readonly maxDeliveries: number;
}

export const DEFAULT_ENGINE_SETTINGS: EngineSettings = {
  leaseMs: 30_000,
  outboxGraceMs: 1_000,
  idleRunMs: 10_000,
  maxStepsPerRun: 50,
  maxDeliveries: 3,
};

/** Tells whoever listens that a thread moved; nobody may depend on hearing it. */
export type Announce = (moved: ThreadMoved) => void;

/** What the commands of the engine work with. */
export interface Engine {
  /** Graphs by version: a run keeps to the one it started with. */
  readonly graphs: ReadonlyMap<number, Graph>;
  readonly currentGraph: Graph;
  readonly store: RunStore;
  readonly queue: MessageQueue;
  readonly ids: IdsPort;
  readonly clock: ClockPort;
  readonly announce: Announce;
  readonly settings: EngineSettings;
  /** Told of what goes on without anybody waiting for it, for the log. */
  readonly onTrouble: (error: unknown, what: string) => void;
}

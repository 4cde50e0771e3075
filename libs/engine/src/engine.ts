import type { Graph } from '@app/graph';
import type { ClockPort, EventBatch, IdsPort, MessageQueue, RunStore } from '@app/ports';
import type { ThreadMoved } from '@app/contracts';
import type { EngineObserver } from './engine-observer.js';

/** Names of queues; BullMQ refuses colons. */
export const RUN_EVENTS_QUEUE = 'run-events';
/**
 * Events of runs that keep to one version of the graph: an orchestrator takes only what it can act on, and what nobody can act on waits.
 * Version 1 is older than this rule.
 */
export const runEventsQueue = (graphVersion = 1): string => (graphVersion === 1 ? RUN_EVENTS_QUEUE : `${RUN_EVENTS_QUEUE}-v${graphVersion}`);
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
  /** How often a provider may ask a step for patience. */
  readonly maxWaits: number;
  /** A run that does not move although it was looked after so often is given up: looking at it may be what ends the process. */
  readonly maxNudges: number;
  /** A plan that nobody decides about for so long expires; at half of it there is one reminder. */
  readonly reviewTimeoutMs: number;
}

export const DEFAULT_ENGINE_SETTINGS: EngineSettings = {
  leaseMs: 30_000,
  outboxGraceMs: 1_000,
  idleRunMs: 10_000,
  maxStepsPerRun: 50,
  maxDeliveries: 3,
  maxWaits: 20,
  maxNudges: 5,
  reviewTimeoutMs: 24 * 3_600_000,
};

/** Tells whoever listens that a thread moved, and what it told by that; never throws, and nobody may depend on hearing it. */
export type Announce = (moved: ThreadMoved, batch?: EventBatch) => void;

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
  readonly observer?: EngineObserver;
  /** The span that works now, for messages that go out of it; undefined where nothing is traced. */
  readonly traceparent?: () => string | undefined;
}

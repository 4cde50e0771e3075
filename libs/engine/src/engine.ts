import type { LogSeal } from '@app/agent-kit';
import type { ServedWorkflows } from '@app/workflow';
import type { ClockPort, EventBatch, IdsPort, MessageQueue, RunStore } from '@app/ports';
import type { ThreadMoved } from '@app/contracts';
import type { EngineObserver } from './engine-observer.js';
import { OutboxPublisher } from './outbox-publisher.js';

/** What the queues of events of runs have in common; each version of a workflow has one, so an orchestrator takes only what it can act on. */
export const RUN_EVENTS_QUEUE = 'run-events';
/** The queue of an agent's steps; BullMQ refuses colons. */
export const agentQueue = (agent: string): string => `agent-${agent}`;

export interface EngineSettings {
  /** How long a step may be silent before somebody looks after it. */
  readonly leaseMs: number;
  /** Messages older than this were left behind by a crash. */
  readonly outboxGraceMs: number;
  /** A moving run without open steps counts as forgotten after this time. */
  readonly idleRunMs: number;
  readonly maxStepsPerRun: number;
  /**
   * A step that got lost so often is given up: it may be what kills its workers. Fewer would give up steps that are merely unlucky: with a worker
   * killed every few seconds, one long step in a thousand is lost three times.
   */
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
  maxDeliveries: 6,
  maxWaits: 20,
  maxNudges: 5,
  reviewTimeoutMs: 24 * 3_600_000,
};

/** Tells whoever listens that a thread moved, and what it told by that; never throws, and nobody may depend on hearing it. */
export type Announce = (moved: ThreadMoved, batch?: EventBatch) => void;

/** What the commands of the engine work with. */
export interface Engine {
  /** A run keeps to the version of the workflow that it started with. */
  readonly workflows: ServedWorkflows;
  readonly store: RunStore;
  readonly queue: MessageQueue;
  readonly outbox: OutboxPublisher;
  readonly ids: IdsPort;
  /** How the decision log is sealed; every app gives its own. Absent where decisions are made again to be compared. */
  readonly seal?: LogSeal | undefined;
  readonly clock: ClockPort;
  readonly announce: Announce;
  readonly settings: EngineSettings;
  /** Told of what goes on without anybody waiting for it, for the log. */
  readonly onTrouble: (error: unknown, what: string) => void;
  readonly observer?: EngineObserver;
  /** The span that works now, for messages that go out of it; undefined where nothing is traced. */
  readonly traceparent?: () => string | undefined;
}

/** The engine with a publisher of its own; `onUnsent` is told of messages that the relay has to send. */
export const createEngine = (parts: Omit<Engine, 'outbox'>, onUnsent: (error: unknown) => void): Engine => ({
  ...parts,
  outbox: new OutboxPublisher(parts.store, parts.queue, onUnsent),
});

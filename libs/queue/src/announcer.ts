import { ThreadMoved } from '@app/contracts';
import type { EventBatch } from '@app/ports';
import { addEvents } from './event-stream.js';
import { REDIS_PREFIX } from './redis.js';
import type { RedisClient } from './redis.js';

const CHANNEL = `${REDIS_PREFIX}:moved`;
/** Ids of runs whose work should stop. */
const STOPPED_CHANNEL = `${REDIS_PREFIX}:stopped`;

/**
 * Tells all gateways that a thread moved, in one round trip with what it told by that. Lost when nobody listens or Redis is away, which
 * costs the gateways one look at the database.
 */
export function announceWith(redis: RedisClient): (moved: ThreadMoved, batch?: EventBatch) => void {
  return (moved, batch) => {
    if (redis.status !== 'ready') return;
    if (moved.status === 'cancelled') void redis.publish(STOPPED_CHANNEL, moved.runId).catch(() => undefined);
    const hint = JSON.stringify(moved);
    if (!batch) return void redis.publish(CHANNEL, hint).catch(() => undefined);
    const commands = addEvents(redis.multi(), { threadId: moved.threadId, workflow: moved.workflow ?? '' }, batch).publish(CHANNEL, hint);
    void commands.exec().catch(() => undefined);
  };
}

/** Calls `onStopped` with the id of each run that was cancelled, as soon as Redis can be reached, and again after every outage. */
export function listenForStopped(redis: RedisClient, onStopped: (runId: string) => void): void {
  redis.on('message', (channel: string, runId: string) => {
    if (channel === STOPPED_CHANNEL) onStopped(runId);
  });
  const subscribe = (): void => void redis.subscribe(STOPPED_CHANNEL).catch(() => undefined);
  redis.on('ready', subscribe);
  subscribe();
}

export type MovedListener = (moved: ThreadMoved) => void;

/** One subscription for a whole process, however many wait for however many threads. */
export class MovedSubscription {
  private readonly listeners = new Map<string, Set<MovedListener>>();

  constructor(private readonly redis: RedisClient) {
    redis.on('message', (_channel: string, text: string) => this.deliver(text));
  }

  /** Listens as soon as Redis can be reached, and again after every outage. */
  start(): void {
    const subscribe = (): void => void this.redis.subscribe(CHANNEL).catch(() => undefined);
    // A cluster gives a subscription up that it could not place while it was away; asking twice for the same one does no harm.
    this.redis.on('ready', subscribe);
    subscribe();
  }

  /** Calls `listener` for every move of the thread until the returned function is called. */
  listen(threadId: string, listener: MovedListener): () => void {
    const group = this.listeners.get(threadId) ?? new Set();
    this.listeners.set(threadId, group.add(listener));
    return () => {
      group.delete(listener);
      if (group.size === 0 && this.listeners.get(threadId) === group) this.listeners.delete(threadId);
    };
  }

  private deliver(text: string): void {
    const parsed = ThreadMoved.safeParse(parseJson(text));
    if (!parsed.success) return;
    for (const listener of [...(this.listeners.get(parsed.data.threadId) ?? [])]) listener(parsed.data);
  }
}

/** Anybody may write to a channel; what is no JSON is nobody's announcement. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

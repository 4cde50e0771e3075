import type { ChainableCommander } from 'ioredis';
import { z } from 'zod';
import { PlanEvent } from '@app/contracts';
import type { EventBatch } from '@app/ports';
import { REDIS_PREFIX } from './redis.js';
import type { RedisClient } from './redis.js';

/** About this many of the newest events of a thread are at hand; older ones are in the database, as all of them are. */
const MAX_ENTRIES = 2_000;
const KEPT_SECONDS = 3_600;
/** Who comes after the end reads the database; only those who are about to read the end still need the stream. */
const KEPT_AFTER_END_SECONDS = 60;

/** What one workflow has told of a thread; each numbers its events by itself. */
export interface StreamName {
  readonly threadId: string;
  readonly workflow: string;
}

const keyOf = ({ threadId, workflow }: StreamName): string => `${REDIS_PREFIX}:events:${workflow}:${threadId}`;

/**
 * Adds the commands that put a batch into its thread's stream. The ids of the events are the ids of the entries, so what comes twice or too
 * late is refused by Redis, and readers find the gap by the counts beside it.
 */
export function addEvents(commands: ChainableCommander, stream: StreamName, { prev, seq, events }: EventBatch): ChainableCommander {
  const key = keyOf(stream);
  for (const { id, event, data } of events)
    commands.xadd(key, 'MAXLEN', '~', MAX_ENTRIES, id, 'event', event, 'data', JSON.stringify(data), 'prev', prev, 'seq', seq);
  return commands.expire(key, events.at(-1)?.event === 'done' ? KEPT_AFTER_END_SECONDS : KEPT_SECONDS);
}

/** Empties the stream of a thread and leaves something else in its place, so that nothing that comes late fills it again while it could. */
export async function eraseStream(redis: RedisClient, stream: StreamName): Promise<void> {
  await redis.set(keyOf(stream), 'erased', 'EX', KEPT_SECONDS);
}

/** An event with what its thread had told before its commit and has told since. */
export interface StreamedEvent {
  readonly prev: number;
  readonly seq: number;
  readonly event: PlanEvent;
}

const Count = z.coerce.number().int().nonnegative();
const Fields = z.object({ event: z.string(), data: z.string(), prev: Count, seq: Count });

/** The fast way to what threads told lately. It may hold nothing, or have gaps: the database holds everything. */
export class RedisEventStream {
  constructor(private readonly redis: RedisClient) {}

  /** Up to `limit` events after `lastId`, oldest first. @throws when Redis is away or the stream holds something else. */
  async readAfter(stream: StreamName, lastId: string, limit: number): Promise<StreamedEvent[]> {
    const entries = await this.redis.xrange(keyOf(stream), `(${lastId}`, '+', 'COUNT', limit);
    return entries.map(([id, pairs]) => {
      const { event, data, prev, seq } = Fields.parse(fieldsOf(pairs));
      return { prev, seq, event: PlanEvent.parse({ id, event, data: JSON.parse(data) as unknown }) };
    });
  }
}

function fieldsOf(pairs: readonly string[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at + 1 < pairs.length; at += 2) fields[pairs[at] ?? ''] = pairs[at + 1] ?? '';
  return fields;
}

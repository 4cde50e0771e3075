import type { PlanEvent } from '@app/contracts';
import type { EventBatch } from '@app/ports';
import { MovedSubscription, RedisEventStream, announceWith, openConsumerRedis, openRequestRedis, untilReady } from '@app/queue';
import type { RedisClient } from '@app/queue';
import { PrivateRedis } from '@app/testing';

const HOUR_SECONDS = 3_600;
const eventOf = (id: string, event: PlanEvent['event'] = 'thought'): PlanEvent => ({
  id,
  event,
  data: { threadId: 'thr_1', version: 1, at: '2026-11-20T12:00:00.000Z', text: `at ${id}` },
});
const batchOf = (prev: number, seq: number, ...events: PlanEvent[]): EventBatch => ({ prev, seq, events });

describe('the stream of a thread in Redis', () => {
  let server: PrivateRedis;
  let redis: RedisClient;
  let subscriber: RedisClient;
  let stream: RedisEventStream;
  let moved: MovedSubscription;
  let threads = 0;
  let threadId: string;

  beforeAll(async () => {
    server = await PrivateRedis.start();
    redis = openRequestRedis(server.url, 5_000);
    subscriber = openConsumerRedis(server.url);
    await Promise.all([untilReady(redis, 5_000), untilReady(subscriber, 5_000)]);
    stream = new RedisEventStream(redis);
    moved = new MovedSubscription(subscriber);
    moved.start();
    for (let listeners = 0; listeners === 0;) listeners = Number((await redis.pubsub('NUMSUB', '{navigo}:moved'))[1]);
  });
  afterAll(async () => {
    redis.disconnect();
    subscriber.disconnect();
    await server.stop();
  });
  beforeEach(() => {
    threads += 1;
    threadId = `thr_${threads}`;
  });

  /** Resolves when the hint for this batch was heard. */
  const announce = (batch: EventBatch): Promise<void> =>
    new Promise((resolve) => {
      const unlisten = moved.listen(threadId, ({ seq }) => {
        if (seq !== batch.seq) return;
        unlisten();
        resolve();
      });
      announceWith(redis)({ threadId, workflow: 'small', runId: 'run_1', version: 1, status: 'in_progress', seq: batch.seq }, batch);
    });
  const idsAfter = async (lastId: string, limit = 100) => (await stream.readAfter({ threadId, workflow: 'small' }, lastId, limit)).map(({ event }) => event.id);

  it('has the events by the time the hint is heard, under their own ids, with the counts of their commit', async () => {
    await announce(batchOf(0, 1, eventOf('1-0', 'status')));
    await announce(batchOf(1, 3, eventOf('1-102'), eventOf('1-103')));
    expect(await stream.readAfter({ threadId, workflow: 'small' }, '1-0', 100)).toEqual([
      { prev: 1, seq: 3, event: eventOf('1-102') },
      { prev: 1, seq: 3, event: eventOf('1-103') },
    ]);
    expect(await idsAfter('0-0', 2)).toEqual(['1-0', '1-102']);
    expect(await idsAfter('1-103')).toEqual([]);
  });

  it('refuses what comes twice or too late, and keeps the rest of the batch', async () => {
    await announce(batchOf(0, 1, eventOf('1-0')));
    await announce(batchOf(2, 3, eventOf('2-0')));
    await announce(batchOf(1, 2, eventOf('1-102')));
    await announce(batchOf(3, 4, eventOf('2-0'), eventOf('2-1')));
    expect(await idsAfter('0-0')).toEqual(['1-0', '2-0', '2-1']);
  });

  it('goes away by itself: an hour after the last word, a minute after the end', async () => {
    const ttlOf = () => redis.ttl(`{navigo}:events:small:${threadId}`);
    await announce(batchOf(0, 1, eventOf('1-0')));
    expect(await ttlOf()).toBeGreaterThan(HOUR_SECONDS - 60);
    await announce(batchOf(1, 2, eventOf('2-0', 'done')));
    expect(await ttlOf()).toBeLessThanOrEqual(60);
  });

  it('keeps some two thousand events of a thread', async () => {
    const many = Array.from({ length: 5_000 }, (_, i) => eventOf(`1-${100 + i}`));
    await announce(batchOf(0, 5_000, ...many));
    expect(await redis.xlen(`{navigo}:events:small:${threadId}`)).toBeLessThan(2_500);
    expect((await idsAfter('0-0', 5_000)).at(-1)).toBe('1-5099');
  });

  it('lets nobody fail or wait while Redis is away', async () => {
    const away = openRequestRedis('redis://127.0.0.1:1', 100);
    announceWith(away)({ threadId, workflow: 'small', runId: 'run_1', version: 1, status: 'in_progress' }, batchOf(0, 1, eventOf('1-0')));
    await new Promise((resolve) => away.once('close', resolve));
    away.disconnect();
    await expect(new RedisEventStream(away).readAfter({ threadId, workflow: 'small' }, '0-0', 1)).rejects.toThrow();
  });
});

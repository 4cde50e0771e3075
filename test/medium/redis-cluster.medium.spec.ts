import { BullMqMessageQueue, MovedSubscription, REDIS_PREFIX, findEvictionProblem, openConsumerRedis, openRequestRedis, untilReady } from '@app/queue';
import type { RedisClient } from '@app/queue';
import { PrivateRedisCluster } from '@app/testing';
import { RequestLimiter } from '../../apps/gateway/src/http/request-limiter.js';
import { echoMessage, serveEcho, untilHeard } from './support/echo-app.js';
import { publishUntilTaken, untilAnnounced } from './support/failover.js';

const REQUEST_MS = 800;

describe('on a Redis Cluster of three masters and three replicas', () => {
  let cluster: PrivateRedisCluster;
  let producer: RedisClient;
  let consumer: RedisClient;
  let subscriber: RedisClient;
  let queue: BullMqMessageQueue;
  let moved: MovedSubscription;
  let endEcho: () => Promise<void>;

  beforeAll(async () => {
    cluster = await PrivateRedisCluster.start();
    producer = openRequestRedis(cluster.url, REQUEST_MS);
    consumer = openConsumerRedis(cluster.url);
    subscriber = openConsumerRedis(cluster.url);
    await untilReady(producer, 5_000);
    queue = new BullMqMessageQueue(producer);
    moved = new MovedSubscription(subscriber);
    moved.start();
    endEcho = await serveEcho(consumer);
  });
  afterAll(async () => {
    await endEcho?.();
    await queue?.close();
    for (const redis of [producer, consumer, subscriber]) redis?.disconnect();
    await cluster?.stop();
  });

  it('hands every job to its handler', async () => {
    const texts = Array.from({ length: 50 }, (_, n) => `before-${n}`);
    await queue.publish(texts.map((text) => echoMessage(text)));
    await untilHeard(texts);
  });

  it('tells all gateways of moves', () => untilAnnounced(producer, moved, 'thr_before'));

  it('counts the requests of all gateways together', async () => {
    const other = openRequestRedis(cluster.url, REQUEST_MS);
    await untilReady(other, 5_000);
    await new RequestLimiter(producer, { perOwner: 2 }).count('ann');
    await new RequestLimiter(other, { perOwner: 2 }).count('ann');
    expect(await new RequestLimiter(producer, { perOwner: 2 }).count('ann')).toMatchObject({ isOver: true, remaining: 0 });
    other.disconnect();
  });

  it('notices once that its memory is gone', async () => {
    expect([await queue.wasWiped(), await queue.wasWiped()]).toEqual([true, false]);
  });

  it('has all keys under one hash tag, so that a script may touch all of them', async () => {
    await queue.publish([echoMessage('kept', 'nobody-serves-this')]);
    const keys = await cluster.keys();
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter((key) => !key.startsWith(`${REDIS_PREFIX}:`))).toEqual([]);
  });

  it('does not trust a cluster in which some node may evict jobs', async () => {
    expect(await findEvictionProblem(producer)).toBeNull();
    await cluster.configureReplica('maxmemory-policy', 'allkeys-lru');
    expect(await findEvictionProblem(producer)).toContain('noeviction');
    await cluster.configureReplica('maxmemory-policy', 'noeviction');
  });

  it('goes on with what it held when the master of our slot is killed, and refuses within its time meanwhile', async () => {
    await queue.publish([echoMessage('held', 'nobody-serves-this')]);
    await cluster.replicated(REDIS_PREFIX);
    await cluster.killMasterOf(REDIS_PREFIX);
    const { refusals, slowestMs } = await publishUntilTaken(queue, echoMessage('after'));
    expect(refusals).toBeGreaterThan(0);
    expect(slowestMs).toBeLessThan(REQUEST_MS + 200);
    await untilHeard(['after']);
    expect(await queue.holds('nobody-serves-this', 'held.1')).toBe(true);
    expect(await queue.wasWiped()).toBe(false);
    await untilAnnounced(producer, moved, 'thr_after');
  });
});

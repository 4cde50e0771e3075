import { BullMqMessageQueue, MovedSubscription, openConsumerRedis, openRequestRedis, untilReady } from '@app/queue';
import type { RedisClient } from '@app/queue';
import { PrivateRedisSentinels } from '@app/testing';
import { echoMessage, serveEcho, untilHeard } from './support/echo-app.js';
import { publishUntilTaken, untilAnnounced } from './support/failover.js';

const REQUEST_MS = 800;
const DATABASE = 2;

describe('with a master, a replica and three sentinels', () => {
  let setup: PrivateRedisSentinels;
  let clients: RedisClient[];
  let producer: RedisClient;
  let queue: BullMqMessageQueue;
  let moved: MovedSubscription;
  let endEcho: () => Promise<void>;

  beforeAll(async () => {
    setup = await PrivateRedisSentinels.start();
    const url = setup.url(DATABASE);
    producer = openRequestRedis(url, REQUEST_MS);
    const [consumer, subscriber] = [openConsumerRedis(url), openConsumerRedis(url)];
    clients = [producer, consumer, subscriber];
    await untilReady(producer, 5_000);
    queue = new BullMqMessageQueue(producer);
    moved = new MovedSubscription(subscriber);
    moved.start();
    endEcho = await serveEcho(consumer);
  });
  afterAll(async () => {
    await endEcho?.();
    await queue?.close();
    for (const redis of clients ?? []) redis.disconnect();
    await setup?.stop();
  });

  it('hands every job to its handler, by way of the database that the URL names', async () => {
    const texts = Array.from({ length: 50 }, (_, n) => `sentinel-before-${n}`);
    await queue.publish([...texts.map((text) => echoMessage(text)), echoMessage('kept', 'nobody-serves-this')]);
    await untilHeard(texts);
    expect(await setup.countKeys(DATABASE)).toBeGreaterThan(5);
    expect(await setup.countKeys(0)).toBe(0);
  });

  it('tells all gateways of moves', () => untilAnnounced(producer, moved, 'thr_before'));

  it('goes on at the replica when the master is killed, which may have lost the last jobs, and refuses within its time meanwhile', async () => {
    await setup.replicated();
    await setup.cutReplicaOff();
    await queue.publish([echoMessage('lost', 'nobody-serves-this')]);
    await setup.killMaster();
    const { refusals, slowestMs } = await publishUntilTaken(queue, echoMessage('sentinel-after'));
    expect(refusals).toBeGreaterThan(0);
    expect(slowestMs).toBeLessThan(REQUEST_MS + 200);
    await untilHeard(['sentinel-after']);
    const held = await Promise.all(['kept.1', 'lost.1'].map((jobId) => queue.holds('nobody-serves-this', jobId)));
    expect(held).toEqual([true, false]);
    await untilAnnounced(producer, moved, 'thr_after');
  });
});

import 'reflect-metadata';
import { setTimeout as wait } from 'node:timers/promises';
import { Controller } from '@nestjs/common';
import { APP_FILTER, NestFactory } from '@nestjs/core';
import { BaseRpcContext, Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { MicroserviceOptions } from '@nestjs/microservices';
import type { Job } from 'bullmq';
import {
  BullMqMessageQueue,
  BullMqServer,
  QueueExceptionFilter,
  findEvictionProblem,
  keepConcurrencyLimits,
  openConsumerRedis,
  openRequestRedis,
  untilReady,
} from '@app/queue';
import type { RedisClient } from '@app/queue';
import { PrivateRedis } from '@app/testing';

const waiting: ((text: string) => void)[] = [];
let failures = 0;
const nextHandled = () => new Promise<string>((resolve) => waiting.push(resolve));

@Controller()
class EchoController {
  @EventPattern('echo')
  onEcho(@Payload() data: { text: string }): void {
    if (failures > 0) {
      failures -= 1;
      throw new Error('not yet');
    }
    waiting.shift()?.(data.text);
  }

  @EventPattern(['held', 'shared'])
  async onHeld(@Ctx() context: BaseRpcContext<[Job]>): Promise<void> {
    await holders.get(context.getArgs()[0].queueName)?.();
  }
}
let onLine: (text: string) => void = () => undefined;

@Controller()
class LineController {
  @EventPattern('in-line')
  onLine(@Payload() data: { text: string }): void {
    onLine(data.text);
  }
}
class EchoModule {}

const holders = new Map<string, () => Promise<void>>();
let jobsMade = 0;

describe('the transport over BullMQ', () => {
  let server: PrivateRedis;
  let producer: RedisClient;
  let consumer: RedisClient;
  let queue: BullMqMessageQueue;
  const close: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    server = await PrivateRedis.start();
    producer = openRequestRedis(server.url, 10_000);
    await untilReady(producer, 5_000);
    consumer = openConsumerRedis(server.url);
    queue = new BullMqMessageQueue(producer);
  });
  afterAll(async () => {
    for (const end of close) await end();
    await queue.close();
    producer.disconnect();
    consumer.disconnect();
    await server.stop();
  });

  const serve = async (queues: string[], concurrencyByQueue?: ReadonlyMap<string, number>) => {
    const strategy = new BullMqServer({
      redis: consumer,
      queues,
      concurrency: queues.includes('in-line') ? 1 : 4,
      concurrencyByQueue,
      lockDurationMs: 2_000,
      stalledIntervalMs: 1_000,
      onError: () => undefined,
      onFailed: () => undefined,
    });
    const module = { module: EchoModule, controllers: [EchoController, LineController], providers: [{ provide: APP_FILTER, useClass: QueueExceptionFilter }] };
    const app = await NestFactory.createMicroservice<MicroserviceOptions>(module, { strategy, logger: false });
    close.push(() => app.close());
    await app.listen();
  };
  const message = (jobId: string, text = jobId) => ({ queue: 'echo', jobId, payload: { text }, delayMs: 0 });

  it('hands a job to the handler of its queue, again when the handler failed', async () => {
    await serve(['echo']);
    failures = 1;
    const text = nextHandled();
    await queue.publish([message('a.1')]);
    expect(await text).toBe('a.1');
    expect(failures).toBe(0);
  });

  it('hands over who stands in front first, however late it came', async () => {
    const name = 'in-line';
    const ranks = [40, 3, 0, 3];
    await queue.publish(ranks.map((rank, at) => ({ ...message(`line.${at}`), queue: name, rank })));
    const order: string[] = [];
    const all = new Promise<void>((resolve) => {
      onLine = (text) => {
        order.push(text);
        if (order.length === ranks.length) resolve();
      };
    });
    await serve([name]);
    await all;
    expect(order).toEqual(['line.2', 'line.1', 'line.3', 'line.0']);
  });

  it('keeps the pause between tries itself: no job waits for the clock of whoever put it there', async () => {
    failures = 1;
    const text = nextHandled();
    await queue.publish([message('pause.1')]);
    expect(await text).toBe('pause.1');
    expect(await producer.exists('{navigo}:echo:delayed')).toBe(0);
  });

  it('knows which jobs the queue still holds', async () => {
    await queue.publish([{ ...message('b.1'), queue: 'nobody-serves-this' }]);
    expect(await queue.holds('nobody-serves-this', 'b.1')).toBe(true);
    expect(await queue.holds('nobody-serves-this', 'b.2')).toBe(false);
  });

  describe('with two processes', () => {
    const JOBS = 12;
    /** Most jobs that ran at once; each takes a while. */
    const mostAtOnce = async (name: string): Promise<number> => {
      let running = 0;
      let most = 0;
      let done = 0;
      let finish: () => void = () => undefined;
      const finished = new Promise<void>((resolve) => (finish = resolve));
      holders.set(name, async () => {
        running += 1;
        most = Math.max(most, running);
        await wait(100);
        running -= 1;
        if ((done += 1) === JOBS) finish();
      });
      await queue.publish(Array.from({ length: JOBS }, (_, index) => ({ ...message(`${name}.${(jobsMade += 1)}.${index}`), queue: name })));
      await finished;
      return most;
    };

    it('runs as many jobs of a queue at once as each process may', async () => {
      await serve(['held'], new Map([['held', 2]]));
      await serve(['held'], new Map([['held', 1]]));
      expect(await mostAtOnce('held')).toBe(3);
    });

    it('runs no more of them in all processes together than the queue may, until the limit is taken away', async () => {
      await serve(['shared']);
      await serve(['shared']);
      const said: unknown[] = [];
      await queue.limitConcurrency(new Map([['shared', 2]]));
      expect(await mostAtOnce('shared')).toBe(2);
      const removed = new Promise<void>((resolve) => {
        const limitConcurrency = (limits: ReadonlyMap<string, number | null>): Promise<void> => queue.limitConcurrency(limits).then(resolve);
        close.push(async () => stop());
        const stop = keepConcurrencyLimits({ limitConcurrency }, new Map([['shared', null]]), (error) => said.push(error));
      });
      await removed;
      expect(await mostAtOnce('shared')).toBeGreaterThan(2);
      expect(said).toEqual([]);
    });
  });

  it('refuses to start when a served queue has no handler, and says which', async () => {
    await expect(serve(['echo', 'lost'])).rejects.toThrow('No handler for lost: add an @EventPattern of that name');
  });

  it('notices once that the memory of Redis is gone', async () => {
    await queue.wasWiped();
    expect(await queue.wasWiped()).toBe(false);
    await producer.flushall();
    expect([await queue.wasWiped(), await queue.wasWiped()]).toEqual([true, false]);
  });

  it('does not trust a Redis that may evict jobs', async () => {
    expect(await findEvictionProblem(producer)).toBeNull();
    await producer.config('SET', 'maxmemory-policy', 'allkeys-lru');
    expect(await findEvictionProblem(producer)).toContain('noeviction');
    await producer.config('SET', 'maxmemory-policy', 'noeviction');
  });

  it('fails at once instead of hanging while Redis is away, and works when it is back', async () => {
    await server.killWithData();
    await expect(queue.publish([message('c.1')])).rejects.toMatchObject({ code: 'QUEUE_UNAVAILABLE' });
    const firstUse = { ...message('d.1'), queue: 'first-used-in-an-outage' };
    await expect(queue.publish([firstUse])).rejects.toMatchObject({ code: 'QUEUE_UNAVAILABLE' });
    // Not `once` of node:events, which rejects when an attempt to connect is refused before the server is up.
    const back = new Promise<void>((resolve) => producer.once('ready', resolve));
    await server.up();
    await back;
    const text = nextHandled();
    await queue.publish([message('c.2')]);
    expect(await text).toBe('c.2');
    await queue.publish([firstUse]);
    expect(await queue.holds(firstUse.queue, 'd.1')).toBe(true);
  });
});

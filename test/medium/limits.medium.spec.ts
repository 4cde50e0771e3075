import { setTimeout as wait } from 'node:timers/promises';
import { RetryableError } from '@app/contracts';
import {
  DEFAULT_BREAKER_SETTINGS,
  InMemoryCircuitBreaker,
  InMemoryRateLimiter,
  OutageWatch,
  RedisCircuitBreaker,
  RedisRateLimiter,
  createFailOpenCircuitBreaker,
  createFailOpenRateLimiter,
  createProviderGate,
} from '@app/limits';
import type { ProviderGate, RateLimit } from '@app/ports';
import { REDIS_PREFIX, openRequestRedis, untilReady } from '@app/queue';
import type { RedisClient } from '@app/queue';
import { PrivateRedis } from '@app/testing';
import { TEST_BREAKER_SETTINGS, describeCircuitBreaker } from '../../libs/limits/src/circuit-breaker.contract.js';
import { describeRateLimiter } from '../../libs/limits/src/rate-limiter.contract.js';

const PROCESSES = 3;
let server: PrivateRedis;
let connections: RedisClient[];
beforeAll(async () => {
  server = await PrivateRedis.start();
  connections = Array.from({ length: PROCESSES }, () => openRequestRedis(server.url, 10_000));
  await Promise.all(connections.map((redis) => untilReady(redis, 5_000)));
});
afterAll(async () => {
  for (const redis of connections) redis.disconnect();
  await server.stop();
});
beforeEach(() => connections[0]?.flushall());

/** The clock of Redis is a real one; nothing happens that could be waited for instead. */
const pass = (ms: number): Promise<void> => wait(ms);
const nowMs = (): number => performance.now();
type Several<T> = readonly [T, ...T[]];
const onEach = <T>(make: (redis: RedisClient) => T): Several<T> => connections.map(make) as unknown as Several<T>;

describeRateLimiter('three Redis limiters', async () => ({ limiters: onEach((redis) => new RedisRateLimiter(redis, REDIS_PREFIX)), pass, nowMs }));
describeCircuitBreaker('three Redis breakers', async () => ({
  breakers: onEach((redis) => new RedisCircuitBreaker(redis, REDIS_PREFIX, TEST_BREAKER_SETTINGS)),
  pass,
}));

describe('what limits leave in Redis', () => {
  it('is under the prefix, and windows and pauses go by themselves', async () => {
    const redis = connections[0] as RedisClient;
    const limiter = new RedisRateLimiter(redis, REDIS_PREFIX);
    await limiter.take([{ key: 'a', limit: { amount: 5, perMs: 60_000 }, units: 2 }]);
    await limiter.pause('a', 5_000);
    await new RedisCircuitBreaker(redis, REDIS_PREFIX, DEFAULT_BREAKER_SETTINGS).failed('a');
    const keys = (await redis.keys('*')).sort();
    expect(keys).toEqual([`${REDIS_PREFIX}:breakers`, `${REDIS_PREFIX}:limit:a:60000`, `${REDIS_PREFIX}:pause:a`]);
    expect(await redis.pttl(`${REDIS_PREFIX}:limit:a:60000`)).toBeGreaterThan(59_000);
    expect(await redis.pttl(`${REDIS_PREFIX}:limit:a:60000`)).toBeLessThanOrEqual(62_400);
  });
});

describe('gates of three processes', () => {
  const LIMIT: RateLimit = { amount: 5, perMs: 1_000 };
  const gatesWith = (requests?: RateLimit): Several<ProviderGate> =>
    onEach((redis) =>
      createProviderGate({
        key: 'model',
        requests,
        limiter: new RedisRateLimiter(redis, REDIS_PREFIX),
        breaker: new RedisCircuitBreaker(redis, REDIS_PREFIX, DEFAULT_BREAKER_SETTINGS),
        sleep: (ms, signal) => wait(ms, undefined, { signal }),
        random: Math.random,
      }),
    );
  const call = <T>(gate: ProviderGate, send: () => Promise<T>): Promise<T> => gate.call({ signal: new AbortController().signal, send });

  it('never send more than the limit in any window', async () => {
    const gates = gatesWith(LIMIT);
    const sentAtMs: number[] = [];
    const startMs = performance.now();
    const calls = Array.from({ length: 18 }, (_, index) => call(gates[index % PROCESSES] ?? gates[0], async () => void sentAtMs.push(performance.now())));
    await Promise.all(calls);
    expect(sentAtMs).toHaveLength(18);
    // A call is noted some time after Redis granted it, so two may look closer than they were granted; none can look earlier than it was.
    const EARLY_MS = 5;
    const tooEarly = sentAtMs.filter((atMs, index) => atMs - startMs < Math.floor(index / LIMIT.amount) * LIMIT.perMs - EARLY_MS);
    expect(tooEarly).toEqual([]);
    // A call is noted a little after Redis granted it; when that takes long, as on a busy machine, the window looks shorter than it was.
    const JITTER_MS = 300;
    const most = Math.max(...sentAtMs.map((from) => sentAtMs.filter((at) => at >= from && at < from + LIMIT.perMs - JITTER_MS).length));
    expect(most).toBe(LIMIT.amount);
  });

  it('all pause when one of them is told to, by a provider whose wait is short', async () => {
    const gates = gatesWith();
    const sentAtMs: number[] = [];
    let toldAtMs = 0;
    const first = call(gates[0], async () => {
      if (toldAtMs > 0) return void sentAtMs.push(performance.now());
      toldAtMs = performance.now();
      throw new RetryableError('PROVIDER_RATE_LIMITED', 'slow down', { afterMs: 700 });
    });
    // The pause is there as soon as Redis knows it.
    while ((await connections[1]?.exists(`${REDIS_PREFIX}:pause:model`)) !== 1);
    await Promise.all([first, ...gates.map((gate) => call(gate, async () => void sentAtMs.push(performance.now())))]);
    expect(sentAtMs).toHaveLength(4);
    expect(Math.min(...sentAtMs) - toldAtMs).toBeGreaterThanOrEqual(695);
  });

  it('put calls off when the pause is long, and send nothing', async () => {
    const gates = gatesWith();
    const tooMany = async (): Promise<never> => {
      throw new RetryableError('PROVIDER_RATE_LIMITED', 'slow down', { afterMs: 30_000 });
    };
    await expect(call(gates[0], tooMany)).rejects.toMatchObject({ code: 'PROVIDER_RATE_LIMITED', isWait: true });
    let sent = 0;
    const failures = await Promise.all(gates.map((gate) => call(gate, async () => (sent += 1)).catch((error: unknown) => error)));
    for (const failure of failures) {
      expect(failure).toMatchObject({ name: 'RetryableError', code: 'PROVIDER_RATE_LIMITED', isWait: true });
      expect((failure as RetryableError).afterMs).toBeGreaterThan(29_000);
    }
    expect(sent).toBe(0);
  });
});

describe('limits and breakers while Redis is away', () => {
  it('go on with a share of their own, say so once, and share again afterwards', async () => {
    const own = await PrivateRedis.start();
    const redis = openRequestRedis(own.url, 300);
    await untilReady(redis, 5_000);
    const said: string[] = [];
    const watch = new OutageWatch({ nowMs, onAway: () => said.push('away'), onBack: () => said.push('back') });
    const limiter = createFailOpenRateLimiter({ shared: new RedisRateLimiter(redis, REDIS_PREFIX), local: new InMemoryRateLimiter(nowMs), watch });
    const breaker = createFailOpenCircuitBreaker({
      shared: new RedisCircuitBreaker(redis, REDIS_PREFIX, DEFAULT_BREAKER_SETTINGS),
      local: new InMemoryCircuitBreaker(nowMs, DEFAULT_BREAKER_SETTINGS),
      watch,
    });
    const wanted = [{ key: 'model', limit: { amount: 8, perMs: 3_600_000 }, units: 1 }];
    const granted = async (times: number): Promise<number> => {
      let grants = 0;
      for (let asked = 0; asked < times; asked += 1) if ((await limiter.take(wanted)).granted) grants += 1;
      return grants;
    };
    expect(await granted(3)).toBe(3);
    await own.killWithData();
    expect(await granted(8)).toBe(2);
    for (let failure = 0; failure < 5; failure += 1) await breaker.failed('model');
    expect(await breaker.state('model')).toBe('open');
    expect(said).toEqual(['away']);
    // Not `once` of node:events, which rejects when an attempt to connect is refused before the server is up.
    const ready = new Promise<void>((resolve) => redis.once('ready', resolve));
    await own.up();
    await ready;
    // A Redis that failed is left alone for a second. Its memory is gone, so that the whole limit is there again.
    await pass(1_010);
    expect(await granted(10)).toBe(8);
    expect(said).toEqual(['away', 'back']);
    expect(await breaker.state('model')).toBe('closed');
    redis.disconnect();
    await own.stop();
  });
});

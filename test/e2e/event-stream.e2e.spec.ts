import { Redis } from 'ioredis';
import { compareEventIds } from '@app/contracts';
import type { PlanEvent } from '@app/contracts';
import { RedisEventStream } from '@app/queue';
import { NavigoSystem, PrivateRedis, quickestMs, urlOf } from '@app/testing';
import type { AppProcess } from '@app/testing';
import { idsOf, readEvents } from './support/event-reader.js';

const LISBON = '5 days in Lisbon from 10 to 14 May 2027 for two from Zurich, 1500 EUR, food and museums';
const CONTEXT = { now: '2026-11-20' };
const PLANS_TIMED = 50;
const READERS = 300;
const STORM_READERS = 100;
/** The goal on a quiet machine is 100 ms; tests run beside others. */
const FIRST_EVENT_BOUND_MS = 500;

describe('the stream of a thread, end to end', () => {
  let server: PrivateRedis;
  let redis: Redis;
  let system: NavigoSystem;
  let gateways: AppProcess[];
  let threads = 0;

  beforeAll(async () => {
    server = await PrivateRedis.start();
    redis = new Redis(server.url, { maxRetriesPerRequest: null });
    // A model that takes its time, so that readers can come and go while it thinks.
    system = await NavigoSystem.start({ MODEL_LATENCY_MS: '60', MAX_STREAMS_PER_CALLER: '1000' }, ['orchestrator', 'worker'], server);
    gateways = await Promise.all([system.add('gateway'), system.add('gateway')]);
  });
  afterAll(async () => {
    redis.disconnect();
    await system.stop();
  });

  const urlAt = (index: number): string => urlOf(gateways[index] as AppProcess);
  const begin = async (): Promise<string> => {
    threads += 1;
    const threadId = `thr_stream_${threads}`;
    const answer = await system.post('/plan/chat', { threadId, naturalLanguage: LISBON, context: CONTEXT }, { prefer: 'respond-async' });
    expect(answer.status).toBe(202);
    return threadId;
  };
  const readWhole = async (threadId: string, gateway = 0): Promise<readonly PlanEvent[]> => (await readEvents(urlAt(gateway), threadId)).ended;
  const expectInOrder = (events: readonly PlanEvent[]): void => {
    const ids = idsOf(events);
    expect([...new Set(ids)].sort(compareEventIds)).toEqual(ids);
  };

  it('tells what steps think between their start and their end, and the same again from the database', async () => {
    const threadId = await begin();
    const live = await readWhole(threadId);
    expectInOrder(live);
    expect(live.at(-1)).toMatchObject({ event: 'done', data: { status: 'complete' } });
    const thoughts = live.filter(({ event }) => event === 'thought');
    expect(thoughts.length).toBeGreaterThanOrEqual(8);
    for (const { data, id } of thoughts) {
      const of = (name: string) => live.find(({ event, data: other }) => event === name && other['agent'] === data['agent'])?.id ?? '';
      expect(compareEventIds(of('step_started'), id)).toBeLessThan(0);
      expect(compareEventIds(id, of('step_finished'))).toBeLessThan(0);
    }
    expect(thoughts.map(({ data }) => data['text'])).toContainEqual(expect.stringMatching(/^Comparing \d+ places in Lisbon\.$/));
    await redis.flushall();
    expect(await readWhole(threadId, 1)).toEqual(live);
  });

  it('is the same in Redis, and what comes too late to be there leaves a gap in the counts', async () => {
    const threadId = await begin();
    const live = await readWhole(threadId);
    const streamed = await new RedisEventStream(redis).readAfter({ threadId, workflow: 'plan' }, '0-0', 1_000);
    expect(streamed.length).toBeGreaterThan(live.length * 0.8);
    let [reached, place] = [0, -1];
    for (const { prev, seq, event } of streamed) {
      const at = live.findIndex(({ id }) => id === event.id);
      expect(event).toEqual(live[at]);
      if (prev === reached || seq === reached) expect(at).toBe(place + 1);
      [reached, place] = [seq, at];
    }
  });

  it.each([
    ['another gateway', async () => undefined],
    ['another gateway, after everything in Redis was wiped', async () => void (await redis.flushall())],
  ])('goes on without gap or repeat at %s', async (_where, meanwhile) => {
    const threadId = await begin();
    const first = await readEvents(urlAt(0), threadId);
    const begun = await first.reach(5);
    first.cut();
    await meanwhile();
    const rest = await (await readEvents(urlAt(1), threadId, begun.at(-1)?.id)).ended;
    const union = [...begun, ...rest];
    expectInOrder(union);
    expect(union.at(-1)?.event).toBe('done');
    expect(union).toEqual(await readWhole(threadId));
  });

  it('lets three hundred read one thread for one subscription and few reads in each gateway', async () => {
    const xrangesBefore = await callsOf(redis, 'xrange');
    const threadId = await begin();
    const readers = await Promise.all(Array.from({ length: READERS }, (_, i) => readEvents(urlAt(i % 2), threadId)));
    const subscribers = String(await redis.client('LIST'))
      .split('\n')
      .filter((line) => / sub=1 /.test(line));
    const all = await Promise.all(readers.map((reader) => reader.ended));
    const whole = await readWhole(threadId);
    expect(whole.at(-1)?.event).toBe('done');
    for (const events of all) expect(idsOf(events)).toEqual(idsOf(whole));
    // One of each gateway; the third is the worker's, which hears of cancelled runs.
    expect(subscribers).toHaveLength(2 + 1);
    // One read for each hint, and a hint is given for each commit: some thirty, whatever the number of readers.
    expect((await callsOf(redis, 'xrange')) - xrangesBefore).toBeLessThan(2 * 60);
  });

  it('shows the first event soon after the request', async () => {
    const p95Ms = async (): Promise<number> => {
      const tookMs: number[] = [];
      for (let i = 0; i < PLANS_TIMED; i += 1) {
        const askedAtMs = performance.now();
        const reader = await readEvents(urlAt(0), await begin());
        await reader.reach(1);
        tookMs.push((reader.firstAtMs ?? Infinity) - askedAtMs);
        reader.cut();
      }
      tookMs.sort((a, b) => a - b);
      return tookMs[Math.ceil(PLANS_TIMED * 0.95) - 1] ?? Infinity;
    };
    expect(await quickestMs(p95Ms, FIRST_EVENT_BOUND_MS)).toBeLessThan(FIRST_EVENT_BOUND_MS);
  });

  it('goes on when nobody listens', async () => {
    const threadId = await begin();
    const reader = await readEvents(urlAt(0), threadId);
    await reader.reach(1);
    reader.cut();
    for (let status = 'in_progress'; status === 'in_progress';) status = String((await system.get(`/plan/${threadId}`)).body['status']);
    expect((await readWhole(threadId)).at(-1)).toMatchObject({ event: 'done', data: { status: 'complete' } });
  });

  it('survives a gateway that ends under a hundred readers who all come back', async () => {
    const threadId = await begin();
    const readers = await Promise.all(Array.from({ length: STORM_READERS }, () => readEvents(urlAt(0), threadId)));
    const before = await Promise.all(readers.map((reader, i) => reader.reach(1 + (i % 8))));
    const gateway = gateways[0] as AppProcess;
    await system.end(gateway, 'SIGKILL');
    const got = await Promise.all(readers.map((reader) => reader.ended));
    gateways[0] = await system.add('gateway');
    const rests = await Promise.all(got.map(async (events) => (await readEvents(urlAt(0), threadId, events.at(-1)?.id)).ended));
    expect(before.every((events, i) => events.length === 1 + (i % 8))).toBe(true);
    const whole = idsOf(await readWhole(threadId, 1));
    expect(whole.length).toBeGreaterThan(20);
    got.forEach((events, i) => expect([...idsOf(events), ...idsOf(rests[i] ?? [])]).toEqual(whole));
  });
});

/** How often a command was run on this server. */
async function callsOf(redis: Redis, command: string): Promise<number> {
  const stats = await redis.info('commandstats');
  return Number(new RegExp(`cmdstat_${command}:calls=(\\d+)`).exec(stats)?.[1] ?? 0);
}

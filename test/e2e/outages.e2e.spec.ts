import { NavigoSystem, PrivateRedis, TcpProxy, quickestMs } from '@app/testing';
import type { HttpAnswer } from '@app/testing';

const REQUEST = { requestText: 'A city trip', destinationHint: 'Lisbon', travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', budget: 1800 };

/** As in production, where an outage shows within a second. */
const PROMPT = { BACKING_TIMEOUT_MS: undefined };

/** The answer and how long it took. */
async function timed<T>(call: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const startedAt = performance.now();
  const answer = await call();
  return { answer, ms: performance.now() - startedAt };
}

/** How long a call takes at best that is refused each time. */
const quickestRefusalMs = (call: () => Promise<HttpAnswer>, code: string): Promise<number> =>
  quickestMs(async () => {
    const { answer, ms } = await timed(call);
    expect(answer).toMatchObject({ status: 503, body: { code } });
    return ms;
  }, 1_000);

describe('while Redis is away', () => {
  it('posts are refused within a second, reading goes on, and nothing is lost when it is back', async () => {
    const redis = await PrivateRedis.start();
    const system = await NavigoSystem.start({ ...PROMPT, STEP_LEASE_MS: '4000', JOB_LOCK_MS: '2000' }, undefined, redis);
    const done = await system.post('/plan', { userRequest: REQUEST });
    await redis.killWithData();

    const post = () => system.post('/plan', { userRequest: REQUEST });
    for (const ms of await Promise.all(Array.from({ length: 5 }, () => quickestRefusalMs(post, 'QUEUE_UNAVAILABLE')))) expect(ms).toBeLessThan(1_000);
    expect((await system.get(`/plan/${String(done.body['threadId'])}`)).status).toBe(200);
    expect((await system.get('/health')).body).toMatchObject({ status: 'degraded', redis: 'disconnected', db: 'connected' });
    expect((await system.get('/health/ready')).status).toBe(503);

    await redis.up();
    for (let status = 503; status !== 200;) status = (await system.get('/health/ready')).status;
    expect((await system.post('/plan', { userRequest: REQUEST })).body['status']).toBe('complete');
    await system.stop();
  });
});

describe('while nobody counts requests because Redis is away', () => {
  const USER = 'ann-0123456789';
  const OPERATOR = 'olga-0123456789';
  const bearer = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` });

  it('travellers still read, while what needs a role and credentials that do not count are refused with 503', async () => {
    const redis = await PrivateRedis.start();
    const env = { ...PROMPT, AUTH_MODE: 'keys', BOOTSTRAP_API_KEYS: `ann:user:${USER},olga:operator:${OPERATOR}` };
    const system = await NavigoSystem.start(env, ['gateway'], redis);
    expect((await system.get('/admin/jobs', bearer(OPERATOR))).status).toBe(200);
    expect((await system.get('/admin/jobs', bearer('wrong-0123456789'))).status).toBe(401);
    await redis.killWithData();

    expect(await system.get('/plan/thr_1', bearer(USER))).toMatchObject({ status: 404 });
    expect(await system.get('/admin/jobs', bearer(USER))).toMatchObject({ status: 403 });
    expect(await system.get('/admin/jobs', bearer(OPERATOR))).toMatchObject({ status: 503, body: { code: 'QUEUE_UNAVAILABLE' } });
    expect(await system.get('/plan/thr_1', bearer('wrong-0123456789'))).toMatchObject({ status: 503, body: { code: 'QUEUE_UNAVAILABLE' } });
    expect((await system.get('/health/live')).status).toBe(200);
    await system.stop();
  });
});

describe('without Redis from the start', () => {
  it('the gateway answers at once, keeps what was accepted, and everything ends when Redis comes', async () => {
    const redis = await PrivateRedis.start();
    await redis.killWithData();
    const system = await NavigoSystem.start({ ...PROMPT, STEP_LEASE_MS: '4000', JOB_LOCK_MS: '2000' }, ['gateway', 'orchestrator', 'worker'], redis);
    expect((await timed(() => system.post('/plan', { userRequest: REQUEST }))).answer.status).toBe(503);
    expect((await system.get('/health')).body).toMatchObject({ status: 'degraded', redis: 'disconnected' });
    await redis.up();
    for (let status = 503; status !== 200;) status = (await system.get('/health/ready')).status;
    expect((await system.post('/plan', { userRequest: REQUEST })).body['status']).toBe('complete');
    await system.stop();
  });
});

describe('a gateway that is told to end', () => {
  it('tells those who wait where to look and ends open streams, without losing anything', async () => {
    const system = await NavigoSystem.start({}, ['gateway']);
    const accepted = await system.post('/plan', { userRequest: REQUEST }, { prefer: 'respond-async' });
    const threadId = String(accepted.body['threadId']);
    const stream = fetch(`${system.url}/plan/${threadId}/events`).then((response) => response.text());
    const waiting = system.post('/plan', { userRequest: REQUEST }, { prefer: 'wait=60' });
    for (let runs = 0; runs < 2;) runs = (await system.db.query('SELECT 1 FROM run')).length;
    const gateway = system.running('gateway');
    const ended = timed(() => system.end(gateway, 'SIGTERM'));
    expect((await waiting).status).toBe(202);
    expect(await stream).toContain('event: status');
    // Those who wait would have waited a minute.
    expect((await ended).ms).toBeLessThan(30_000);
    expect(await gateway.exited).toBe(0);
    await system.stop();
  });
});

describe('while Postgres is away', () => {
  it.each(['cut', 'freeze'] as const)('every call is refused within a second, and works again afterwards (%s)', async (how) => {
    const system = await NavigoSystem.start(PROMPT, ['orchestrator', 'worker']);
    const target = new URL(system.db.url);
    const proxy = await TcpProxy.to({ host: target.hostname, port: Number(target.port || 5432) });
    await system.add('gateway', { DATABASE_URL: proxy.through(system.db.url) });
    const { body } = await system.post('/plan', { userRequest: REQUEST });

    proxy[how]();
    const calls = [() => system.get(`/plan/${String(body['threadId'])}`), () => system.post('/plan', { userRequest: REQUEST })];
    for (const ms of await Promise.all(calls.map((call) => quickestRefusalMs(call, 'STORE_UNAVAILABLE')))) expect(ms).toBeLessThan(1_000);
    const healthMs = async (): Promise<number> => {
      const { answer, ms } = await timed(() => system.get('/health'));
      expect(answer.body).toMatchObject({ status: 'degraded', db: 'disconnected' });
      return ms;
    };
    expect(await quickestMs(healthMs, 500)).toBeLessThan(500);

    proxy.heal();
    for (let status = 503; status !== 200;) status = (await system.get('/health/ready')).status;
    expect((await system.post('/plan', { userRequest: REQUEST })).body['status']).toBe('complete');
    await system.stop();
    await proxy.close();
  });
});

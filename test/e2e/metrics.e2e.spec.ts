import { SERVED_WORKFLOWS } from '@app/graph';
import { NavigoSystem, PrivateRedis } from '@app/testing';
import type { AppName } from '@app/testing';
import { TRIP_AGENTS } from './support/agent-names.js';

const KEYS = { vic: 'vic-0123456789', ann: 'ann-0123456789' };
const LISBON = '5 days in Lisbon from 10 to 14 May 2027 for two from Zurich, 1500 EUR, food and museums';

describe('metrics of a running system', () => {
  let redis: PrivateRedis;
  let system: NavigoSystem;
  beforeAll(async () => {
    redis = await PrivateRedis.start();
    const env = {
      METRICS_PORT: '0',
      AUTH_MODE: 'keys',
      BOOTSTRAP_API_KEYS: `vic:viewer:${KEYS.vic},ann:user:${KEYS.ann}`,
      MODEL_PRICE_INPUT_USD_PER_MTOK: '1000000',
      MODEL_PRICE_OUTPUT_USD_PER_MTOK: '0',
    };
    system = await NavigoSystem.start(env, ['gateway', 'orchestrator', 'worker'], redis);
    const answer = await system.post('/plan/chat', { naturalLanguage: LISBON, context: { now: '2026-11-20' } }, { 'x-api-key': KEYS.ann });
    expect(answer.body).toMatchObject({ status: 'complete' });
  });
  afterAll(() => system?.stop());

  const metricsUrl = (name: AppName): string => {
    const ready = system.running(name).log.find((line) => line.includes(`${name} ready`)) ?? '{}';
    return String((JSON.parse(ready) as { metrics: string }).metrics);
  };
  const scrape = async (name: AppName): Promise<string> => {
    const isGateway = name === 'gateway';
    const answer = await fetch(`${isGateway ? system.url : metricsUrl(name)}/metrics`, isGateway ? { headers: { authorization: `Bearer ${KEYS.vic}` } } : {});
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    return answer.text();
  };
  /** The sum of all series of a metric whose labels hold `labels`. */
  const valueIn = (text: string, metric: string, labels = ''): number | undefined => {
    const lines = text.split('\n').filter((line) => (line.startsWith(`${metric}{`) || line.startsWith(`${metric} `)) && line.includes(labels));
    return lines.length === 0 ? undefined : lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  };

  it('count the plan, a step for each agent of a trip, its model questions and its request', async () => {
    const [gateway, orchestrator, worker] = await Promise.all([scrape('gateway'), scrape('orchestrator'), scrape('worker')]);
    expect(valueIn(orchestrator, 'navigo_plans_total', 'status="complete"')).toBe(1);
    expect(valueIn(orchestrator, 'navigo_plans_total', 'status="failed"')).toBe(0);
    expect(valueIn(worker, 'navigo_steps_total', 'outcome="succeeded"')).toBe(TRIP_AGENTS.length);
    expect(valueIn(worker, 'navigo_step_duration_seconds_count', 'agent="itinerary"')).toBe(1);
    expect(valueIn(worker, 'navigo_model_calls_total', 'provider="offline"')).toBeGreaterThan(0);
    // A dollar a token, so that the two have to be equal.
    expect(valueIn(worker, 'navigo_model_cost_usd_total')).toBe(valueIn(worker, 'navigo_model_tokens_total', 'direction="input"'));
    expect(valueIn(gateway, 'navigo_http_requests_total', 'route="/plan/chat",method="POST",status="200"')).toBe(1);
    for (const text of [gateway, orchestrator, worker]) expect(valueIn(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  });

  it('name no thread, run, step or owner', async () => {
    const texts = await Promise.all([scrape('gateway'), scrape('orchestrator'), scrape('worker')]);
    expect(texts.join('\n')).not.toMatch(/(thr|run|stp|req)_[0-9a-zA-Z]{10}|"ann"|Lisbon/);
  });

  it('tell of queues, open runs and outbox, each once nothing is left to do empty', async () => {
    const text = await scrape('orchestrator');
    expect(valueIn(text, 'navigo_redis_up')).toBe(1);
    expect(valueIn(text, 'navigo_postgres_up')).toBe(1);
    expect(valueIn(text, 'navigo_runs_open', 'status="in_progress"')).toBe(0);
    expect(valueIn(text, 'navigo_queue_jobs', 'state="waiting"')).toBe(0);
    const queues = [...text.matchAll(/^navigo_queue_jobs\{queue="([^"]+)",state="waiting"/gm)].map(([, queue]) => queue);
    const agents = Object.keys(SERVED_WORKFLOWS.agents()).map((agent) => `agent-${agent}`);
    expect(queues.sort()).toEqual([...agents, ...SERVED_WORKFLOWS.eventsQueues()].sort());
    expect(valueIn(await scrape('worker'), 'navigo_queue_consumers')).toBe(agents.length);
  });

  it('are for viewers, not for users or nobody', async () => {
    expect((await system.get('/metrics')).status).toBe(401);
    expect((await system.get('/metrics', { 'x-api-key': KEYS.ann })).status).toBe(403);
  });

  it('say that Redis is gone instead of failing or repeating old numbers, and the probe takes the process out of service', async () => {
    expect((await fetch(`${metricsUrl('orchestrator')}/health/ready`)).status).toBe(200);
    await redis.killWithData();
    const text = await untilIt(
      () => scrape('orchestrator'),
      (seen) => valueIn(seen, 'navigo_redis_up') === 0,
    );
    expect(valueIn(text, 'navigo_postgres_up')).toBe(1);
    expect(valueIn(text, 'navigo_queue_jobs')).toBeUndefined();
    expect(valueIn(text, 'navigo_outbox_messages')).toBeDefined();
    expect((await fetch(`${metricsUrl('orchestrator')}/health/ready`)).status).toBe(503);
    expect((await fetch(`${metricsUrl('worker')}/health/live`)).status).toBe(200);
  });
});

/** Looks again at once until the answer is the one that is waited for; a look itself takes as long as the reading is kept. */
async function untilIt<T>(look: () => Promise<T>, isIt: (seen: T) => boolean): Promise<T> {
  const deadline = performance.now() + 60_000;
  for (;;) {
    const seen = await look();
    if (isIt(seen)) return seen;
    if (performance.now() > deadline) throw new Error('It did not come to pass within a minute.');
  }
}

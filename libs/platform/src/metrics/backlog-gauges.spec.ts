import { registerBacklogGauges } from './backlog-gauges.js';
import type { Backlog } from './backlog-gauges.js';
import { registerBreakerGauge } from './breaker-gauge.js';
import { createRegistry } from './create-registry.js';

const REDIS = { isEvicting: false, queues: [{ queue: 'agent-budget', jobsByState: { waiting: 3, active: 1 }, oldestWaitingSeconds: 7 }] };
const POSTGRES = { openRunsByStatus: { in_progress: 2, awaiting_input: 0 }, outboxMessages: 4, outboxOldestSeconds: 1.5 };

const navigoLines = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('navigo_'));

async function scrapeOf(backlog: Backlog): Promise<string[]> {
  const registry = createRegistry('orchestrator');
  registerBacklogGauges(registry, async () => backlog, 2_000);
  return navigoLines(await registry.metrics());
}

describe('gauges of what is left to do', () => {
  it('show queues, runs and outbox', async () => {
    expect(await scrapeOf({ redis: REDIS, postgres: POSTGRES })).toEqual([
      'navigo_redis_up{service="orchestrator"} 1',
      'navigo_redis_evicting{service="orchestrator"} 0',
      'navigo_postgres_up{service="orchestrator"} 1',
      'navigo_queue_jobs{queue="agent-budget",state="waiting",service="orchestrator"} 3',
      'navigo_queue_jobs{queue="agent-budget",state="active",service="orchestrator"} 1',
      'navigo_queue_oldest_job_age_seconds{queue="agent-budget",service="orchestrator"} 7',
      'navigo_runs_open{status="in_progress",service="orchestrator"} 2',
      'navigo_runs_open{status="awaiting_input",service="orchestrator"} 0',
      'navigo_outbox_messages{service="orchestrator"} 4',
      'navigo_outbox_oldest_age_seconds{service="orchestrator"} 1.5',
    ]);
  });

  it('show nothing at all of a server that is away, but that it is', async () => {
    expect(await scrapeOf({ redis: null, postgres: null })).toEqual([
      'navigo_redis_up{service="orchestrator"} 0',
      'navigo_postgres_up{service="orchestrator"} 0',
    ]);
  });

  it('drop what they showed before when its server goes away', async () => {
    const registry = createRegistry('orchestrator');
    let backlog: Backlog = { redis: REDIS, postgres: POSTGRES };
    registerBacklogGauges(registry, async () => backlog, 0);
    await registry.metrics();
    backlog = { redis: null, postgres: null };
    const lines = navigoLines(await registry.metrics());
    expect(lines).toHaveLength(2);
  });

  it('look once for all that ask within the time to live, and again after it', async () => {
    const registry = createRegistry('orchestrator');
    let looks = 0;
    const read = async (): Promise<Backlog> => {
      looks += 1;
      return { redis: REDIS, postgres: POSTGRES };
    };
    registerBacklogGauges(registry, read, 60_000);
    await Promise.all([registry.metrics(), registry.metrics()]);
    await registry.metrics();
    expect(looks).toBe(1);
  });
});

describe('the gauge of circuits', () => {
  it('has a number for each state, and none for a circuit that cannot be asked', async () => {
    const registry = createRegistry('worker');
    const states = new Map([
      ['duffel', 'open' as const],
      ['open-meteo', 'half_open' as const],
      ['frankfurter', 'closed' as const],
    ]);
    registerBreakerGauge(registry, [...states.keys(), 'openai'], async (key) => {
      const state = states.get(key);
      if (!state) throw new Error('Redis is away');
      return state;
    });
    expect(navigoLines(await registry.metrics())).toEqual([
      'navigo_breaker_state{key="duffel",service="worker"} 2',
      'navigo_breaker_state{key="open-meteo",service="worker"} 1',
      'navigo_breaker_state{key="frankfurter",service="worker"} 0',
    ]);
  });
});

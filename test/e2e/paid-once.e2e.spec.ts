import { PlanResult } from '@app/contracts';
import { ModelServer, NavigoSystem, PrivateRedis } from '@app/testing';
import type { AppProcess } from '@app/testing';
import { agentsBesides } from './support/agent-names.js';
import { goodAnswerTo } from './support/good-answer.js';
import { LISBON } from './support/lisbon-answers.js';
import { valueOfSeries } from './support/series-of.js';

const TOKENS_EACH_WAY = 10;
const USD_PER_MTOK = 1_000_000;

/** The lock of the worker that dies runs out soon; those that live renew theirs in time, even on a busy machine. */
const DOOMED_LOCK_MS = '1500';
const SUCCESSOR_LOCK_MS = '4000';

const journalHits = (worker: AppProcess): Promise<number> => valueOfSeries(worker, 'navigo_journal_hits_total{kind="model"');

describe('a worker that is killed while its step asks a model', () => {
  let model: ModelServer;
  let redis: PrivateRedis;
  let system: NavigoSystem;
  let doomed: AppProcess;
  beforeEach(async () => {
    model = await ModelServer.start(goodAnswerTo);
    redis = await PrivateRedis.start();
  });
  afterEach(async () => {
    await system?.stop();
    await model.close();
  });

  /** Everybody but one agent works in peace, so that only its questions are on their way when its worker is killed. */
  async function startWith(agent: string, failpoint: string): Promise<void> {
    const env = {
      ...{ MODEL_PROVIDER: 'openai', OPENAI_BASE_URL: model.url, OPENAI_API_KEY: ModelServer.apiKey, NETWORK: 'offline' },
      ...{ MODEL_PRICE_INPUT_USD_PER_MTOK: String(USD_PER_MTOK), METRICS_PORT: '0', STEP_LEASE_MS: '3000' },
    };
    system = await NavigoSystem.start(env, ['gateway', 'orchestrator'], redis);
    await system.add('worker', { WORKER_AGENTS: agentsBesides(agent) });
    doomed = await system.add('worker', { WORKER_AGENTS: agent, FAILPOINT: failpoint, JOB_LOCK_MS: DOOMED_LOCK_MS });
  }

  /** The finished plan; `meanwhile` runs between the death of the one worker and the start of the other. */
  async function planAcrossTheKill(agent: string, meanwhile?: () => Promise<void>): Promise<{ plan: PlanResult; successor: AppProcess }> {
    const answer = system.post('/plan/chat', { naturalLanguage: LISBON, context: { now: '2026-11-20' } });
    await doomed.exited;
    await meanwhile?.();
    const successor = await system.add('worker', { WORKER_AGENTS: agent, JOB_LOCK_MS: SUCCESSOR_LOCK_MS });
    const plan = PlanResult.parse((await answer).body);
    expect(plan.status).toBe('complete');
    return { plan, successor };
  }

  const spentOn = (calls: number) => ({ modelCalls: calls, inputTokens: calls * TOKENS_EACH_WAY, outputTokens: calls * TOKENS_EACH_WAY });
  const recorded = () =>
    system.db.query<{ calls: number; usd: number }>('SELECT sum(model_calls)::int AS calls, sum(cost_usd)::float8 AS usd FROM call_journal');

  it.each([
    ['requirement_parser', 'journal:after-record:1'],
    ['itinerary', 'model:after-reply:1'],
    ['narrator', 'step:after-run:1'],
  ])('is paid once and counted once when the reply was recorded: %s at %s', async (agent, failpoint) => {
    await startWith(agent, failpoint);
    const { plan, successor } = await planAcrossTheKill(agent);
    expect(model.repeated).toBe(0);
    expect(model.timesByHash.size).toBeGreaterThanOrEqual(7);
    expect(plan.usage).toEqual(spentOn(model.answered));
    expect(await recorded()).toEqual([{ calls: model.answered, usd: model.answered * TOKENS_EACH_WAY }]);
    expect(await journalHits(successor)).toBe(1);
  });

  it('is paid once when Redis lost everything too, so that the queue takes the step for a new one', async () => {
    await startWith('itinerary', 'model:after-reply:1');
    const { plan, successor } = await planAcrossTheKill('itinerary', async () => {
      await redis.killWithData();
      await redis.up();
    });
    expect(model.repeated).toBe(0);
    expect(plan.usage).toEqual(spentOn(model.answered));
    expect(await journalHits(successor)).toBe(1);
  });

  it('asks that one question again when nobody could have recorded its reply', async () => {
    await startWith('itinerary', 'journal:before-record:1');
    const { plan, successor } = await planAcrossTheKill('itinerary');
    expect([...model.timesByHash.values()].filter((times) => times > 1)).toEqual([2]);
    // What the reply cost died with the worker; all the others are counted.
    expect(plan.usage).toEqual(spentOn(model.answered - 1));
    expect(await journalHits(successor)).toBe(0);
  });
});

import { PlanResult } from '@app/contracts';
import { NavigoSystem } from '@app/testing';
import type { AppProcess } from '@app/testing';
import { agentsBesides } from './support/agent-names.js';
import { GOOD_ANSWERS, LISBON } from './support/lisbon-answers.js';
import { ScriptedModel, fails, says } from './support/scripted-model.js';
import { valueOfSeries } from './support/series-of.js';

const CONTEXT = { now: '2026-11-20' };
const REQUEST = {
  requestText: 'A quiet city trip with good food',
  destinationHint: 'Lisbon',
  travelStartDate: '2027-05-10',
  travelEndDate: '2027-05-12',
  budget: 1800,
  currency: 'EUR',
};
const PASSED = says({ safetyFlags: [], blocked: false });

describe('two workers and one model server', () => {
  let model: ScriptedModel;
  let system: NavigoSystem;
  let guards: AppProcess;
  let others: AppProcess;
  beforeAll(async () => {
    model = await ScriptedModel.start();
    system = await NavigoSystem.start({ ...model.env, METRICS_PORT: '0' }, ['gateway', 'orchestrator']);
    guards = await system.add('worker', { WORKER_AGENTS: 'risk_guard' });
    others = await system.add('worker', { WORKER_AGENTS: agentsBesides('risk_guard') });
  });
  afterAll(async () => {
    await system?.stop();
    await model?.stop();
  });

  it.each([
    ['short, which is waited for', 2],
    ['long, so that steps are put off', 7],
  ])('leave it alone together when it says 429 to one of them: %s', async (_what, retryAfter) => {
    model.play({ ...GOOD_ANSWERS, RiskGuardScan: [fails(429, 'slow down', retryAfter), PASSED] });
    const already = guards.log.length;
    // Only the guard asks first here, in its own worker.
    const first = system.post('/plan', { userRequest: REQUEST, context: CONTEXT });
    const paused = async (): Promise<void> => {
      for (let seen = already; !guards.log.slice(seen).some((line) => line.includes('all workers pause'));) await new Promise(setImmediate);
    };
    await paused();
    // Here the parser asks first too, in the other worker.
    const second = system.post('/plan/chat', { naturalLanguage: LISBON, context: CONTEXT });
    const results = (await Promise.all([first, second])).map(({ body }) => PlanResult.parse(body));
    expect(results.map(({ status }) => status)).toEqual(['complete', 'complete']);
    const [refused, ...after] = model.calls();
    expect([refused?.status, refused?.schemaName]).toEqual([429, 'RiskGuardScan']);
    expect(after.every(({ status }) => status === 200)).toBe(true);
    expect(after.map(({ schemaName }) => schemaName)).toContain('RequirementExtraction');
    // Timers may be a few milliseconds early.
    expect(Math.min(...after.map(({ atMs }) => atMs)) - (refused?.atMs ?? 0)).toBeGreaterThan(retryAfter * 1_000 - 20);
    expect(others.log.some((line) => line.includes('all workers pause'))).toBe(false);
    expect(await valueOfSeries(guards, 'navigo_provider_waits_total{provider="model"')).toBeGreaterThan(0);
  });
});

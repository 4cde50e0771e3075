import type { Move, RunSnapshot } from '@app/ports';
import { createRegistry, runInstruments } from '@app/platform';
import { observeRuns } from './run-metrics.js';

const STEP = { stepId: 'stp_1', attempt: 2, firstAttempt: 1, lostCount: 1, waitCount: 0, leaseMs: 1_000, errorMessage: null };
const move = (change: Partial<Move>): Move => ({ status: 'in_progress', retried: [], settled: [], ...change }) as Move;
const NEXT = { openSteps: [{ stepId: 'stp_1', agent: 'budget', attempt: 2, lostCount: 1, version: 4 }] } as unknown as RunSnapshot;
const BEFORE = { status: 'in_progress', workflow: 'plan' } as RunSnapshot;

describe('metrics of runs', () => {
  const registry = createRegistry('orchestrator');
  const observer = observeRuns(runInstruments(registry), ['plan']);
  const valueOf = async (line: string): Promise<number | undefined> => {
    const found = (await registry.metrics()).split('\n').find((candidate) => candidate.startsWith(line));
    return found === undefined ? undefined : Number(found.split(' ').at(-1));
  };
  beforeEach(() => registry.resetMetrics());

  it('has a zero for a status that no run came to yet, and none for runs that move', async () => {
    const fresh = createRegistry('orchestrator');
    observeRuns(runInstruments(fresh), ['plan']);
    const text = await fresh.metrics();
    expect(text).toContain('navigo_plans_total{status="failed",workflow="plan",service="orchestrator"} 0');
    expect(text).not.toContain('status="in_progress"');
  });

  it('counts a run when it comes to rest, not while it moves', async () => {
    observer.moved(move({}), NEXT, BEFORE);
    observer.moved(move({ status: 'complete' }), NEXT, BEFORE);
    expect(await valueOf('navigo_plans_total{status="complete"')).toBe(1);
  });

  it('counts a retry by agent and code, and a lost attempt as lost too', async () => {
    observer.moved(move({ retried: [{ ...STEP, errorCode: 'STEP_LOST' }] }), NEXT, BEFORE);
    observer.moved(move({ retried: [{ ...STEP, errorCode: 'PROVIDER_TIMEOUT' }] }), NEXT, BEFORE);
    expect(await valueOf('navigo_step_retries_total{agent="budget",code="PROVIDER_TIMEOUT"')).toBe(1);
    expect(await valueOf('navigo_lost_steps_total')).toBe(1);
  });

  it("does not take an operator's replay for a failure", async () => {
    observer.moved(move({ retried: [{ ...STEP, errorCode: null }] }), NEXT, BEFORE);
    expect(await valueOf('navigo_step_retries_total{agent="budget",code="null"')).toBeUndefined();
    expect(await valueOf('navigo_lost_steps_total')).toBe(0);
  });

  it('counts events that came too late', async () => {
    observer.stale({ type: 'run_changed', runId: 'run_1', version: 1 });
    expect(await valueOf('navigo_stale_events_total')).toBe(1);
  });
});

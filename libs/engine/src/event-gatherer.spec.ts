import type { EngineEvent } from './engine-event.js';
import { EventGatherer } from './event-gatherer.js';

const settled = (stepId: string): EngineEvent => ({
  type: 'step_settled',
  job: { runId: 'run_1', stepId, agent: 'worker_ant', attempt: 1, version: 1 },
  outcome: {
    kind: 'succeeded',
    output: {},
    decision: { inputSummary: '', keyEvidence: [], outputSummary: '', riskFlags: [] },
    usage: { modelCalls: 0, inputTokens: 0, outputTokens: 0 },
    durationMs: 1,
  },
});
const changed: EngineEvent = { type: 'run_changed', runId: 'run_1', version: 1 };
const nameOf = (event: EngineEvent): string => (event.type === 'step_settled' ? event.job.stepId : event.type);

function gatherer({ windowMs = 0, expected }: { windowMs?: number; expected?: number } = {}) {
  const batches: string[][] = [];
  const gates: (() => void)[] = [];
  const gathered = new EventGatherer<string>(
    async (_runId, events) => {
      batches.push(events.map(nameOf));
      await new Promise<void>((resolve) => gates.push(resolve));
      // Two at most are taken at a time.
      return events.slice(0, 2).map(nameOf);
    },
    { windowMs, expected: () => expected },
  );
  const pass = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    gates.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { batches, gathered, pass };
}

describe('the events of a run', () => {
  it('are handled at once when nothing else is on its way, and together when they come meanwhile', async () => {
    const { batches, gathered, pass } = gatherer();
    const results = ['a', 'b', 'c'].map((stepId) => gathered.add('run_1', settled(stepId)));
    await pass();
    await pass();
    expect([await Promise.all(results), batches]).toEqual([
      ['a', 'b', 'c'],
      [['a'], ['b', 'c']],
    ]);
  });
  it('come again when they were not taken', async () => {
    const { batches, gathered, pass } = gatherer();
    const results = ['a', 'b', 'c', 'd'].map((stepId) => gathered.add('run_1', settled(stepId)));
    for (let turn = 0; turn < 3; turn += 1) await pass();
    expect([await Promise.all(results), batches]).toEqual([
      ['a', 'b', 'c', 'd'],
      [['a'], ['b', 'c', 'd'], ['d']],
    ]);
  });
  it('wait for the outcomes of steps that work beside, and no longer than until all are there', async () => {
    const { batches, gathered, pass } = gatherer({ windowMs: 60_000, expected: 2 });
    const first = gathered.add('run_1', settled('a'));
    await pass();
    expect(batches).toEqual([]);
    const second = gathered.add('run_1', settled('b'));
    await pass();
    expect([await first, await second, batches]).toEqual(['a', 'b', [['a', 'b']]]);
  });
  it('do not wait when something else comes in', async () => {
    const { batches, gathered, pass } = gatherer({ windowMs: 60_000, expected: 3 });
    const results = [gathered.add('run_1', settled('a')), gathered.add('run_1', changed)];
    await pass();
    expect([await Promise.all(results), batches]).toEqual([['a', 'run_changed'], [['a', 'run_changed']]]);
  });
  it('wait no longer than the window', async () => {
    const { gathered, pass } = gatherer({ windowMs: 1, expected: 2 });
    const alone = gathered.add('run_1', settled('a'));
    const passing = setInterval(() => void pass(), 5);
    expect(await alone).toBe('a');
    clearInterval(passing);
  });
  it('all fail with a batch that fails', async () => {
    const failing = new EventGatherer<string>(() => Promise.reject(new Error('the database is away')), { windowMs: 0, expected: () => undefined });
    await expect(failing.add('run_1', settled('a'))).rejects.toThrow('away');
    await expect(failing.add('run_1', settled('b'))).rejects.toThrow('away');
  });
});

import { RunningSteps } from './running-steps.js';

const LONG_MS = 1_500;

describe('the steps that a worker is at', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const troubles: unknown[] = [];
  const atWork = (filterAwaited: (stepIds: readonly string[]) => Promise<string[]>) => {
    const running = new RunningSteps({ filterAwaited }, (error) => troubles.push(error));
    const during = (runId: string, stepId: string) => {
      let end: () => void = () => undefined;
      const ended = new Promise<void>((resolve) => (end = resolve));
      let signal: AbortSignal | undefined;
      const work = running.during({ runId, stepId }, async (unwanted) => {
        signal = unwanted;
        await ended;
      });
      return { end, work, isUnwanted: () => signal?.aborted };
    };
    return { running, during };
  };

  it('are stopped at once when their run is cancelled, and only those', () => {
    const { running, during } = atWork(async (stepIds) => [...stepIds]);
    const [one, other] = [during('run_1', 'stp_1'), during('run_2', 'stp_2')];
    running.stopRun('run_1');
    expect([one.isUnwanted(), other.isUnwanted()]).toEqual([true, false]);
  });

  it('are stopped soon when nobody waits for them and no hint came', async () => {
    const { during } = atWork(async () => ['stp_2']);
    const [one, other] = [during('run_1', 'stp_1'), during('run_2', 'stp_2')];
    await jest.advanceTimersByTimeAsync(LONG_MS);
    expect([one.isUnwanted(), other.isUnwanted()]).toEqual([true, false]);
  });

  it('cost no look once all have ended, and go on when a look fails', async () => {
    const looks: (readonly string[])[] = [];
    const { during } = atWork(async (stepIds) => {
      looks.push(stepIds);
      throw new Error('away');
    });
    const one = during('run_1', 'stp_1');
    await jest.advanceTimersByTimeAsync(LONG_MS);
    expect(looks.length).toBeGreaterThan(0);
    expect([one.isUnwanted(), troubles.length]).toEqual([false, looks.length]);
    one.end();
    await one.work;
    const before = looks.length;
    await jest.advanceTimersByTimeAsync(LONG_MS);
    expect(looks).toHaveLength(before);
  });
});

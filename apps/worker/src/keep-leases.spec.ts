import { keepLeases } from './keep-leases.js';

describe('steps that came by the short way', () => {
  beforeAll(() => void jest.useFakeTimers());
  afterAll(() => void jest.useRealTimers());

  it('keep their lease as long as they are at work, from the second look on', () => {
    const extended: string[][] = [];
    let atWork = ['stp_1.1', 'stp_2.3'];
    const ended = new AbortController();
    keepLeases(
      { working: (queue) => (queue === 'agent-budget' ? atWork : []) },
      {
        extendLeases: (stepIds) => {
          extended.push([...stepIds]);
          return Promise.resolve();
        },
      },
      { agents: ['budget', 'packing'], leaseMs: 30_000, until: ended.signal },
    );
    jest.advanceTimersByTime(10_000);
    expect(extended).toEqual([]);
    atWork = ['stp_2.3', 'stp_4.1'];
    jest.advanceTimersByTime(10_000);
    expect(extended).toEqual([['stp_2']]);
    ended.abort();
    jest.advanceTimersByTime(60_000);
    expect(extended).toHaveLength(1);
  });
});

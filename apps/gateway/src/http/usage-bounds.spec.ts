import { KnownUsage } from './known-usage.js';
import { overBound } from './usage-bounds.js';

const USAGE = { runsAtWork: 0, threads: 0, inputTokens: 0, outputTokens: 0, versions: null };
const BOUNDS = { runsAtWork: 3, threads: 5, modelTokens: 1_000, modelCostUsd: 2, prices: { inputUsd: 1_000, outputUsd: 4_000 } };

describe('the bounds of an owner', () => {
  it('leave room below all of them', () => {
    expect(overBound(USAGE, BOUNDS)).toBeNull();
    expect(overBound({ ...USAGE, runsAtWork: 2, threads: 4, inputTokens: 900, outputTokens: 99 }, BOUNDS)).toBeNull();
  });
  it.each([
    ['runs at work', { runsAtWork: 3 }, /3 runs at work/],
    ['threads, for a new one', { threads: 5 }, /5 threads/],
    ['versions of the thread', { versions: 4_000 }, /4000 versions/],
    ['tokens', { inputTokens: 400, outputTokens: 600 }, /1000 tokens/],
    ['money', { inputTokens: 200, outputTokens: 450 }, /2 USD/],
  ])('end with %s', (_, used, words) => expect(overBound({ ...USAGE, ...used }, BOUNDS)?.words).toMatch(words));
  it('let a thread go on that is there already', () => expect(overBound({ ...USAGE, threads: 5, versions: 12 }, BOUNDS)).toBeNull());
  it('are open where none is set', () => {
    const open = { ...BOUNDS, modelTokens: undefined, modelCostUsd: undefined };
    expect(overBound({ ...USAGE, inputTokens: 1e9 }, open)).toBeNull();
  });
});

describe('what an owner is known to have', () => {
  it('counts what was started since, and is forgotten after a while', () => {
    let nowMs = 0;
    const known = new KnownUsage(() => nowMs);
    expect(known.of('ann')).toBeUndefined();
    known.keep('ann', { ...USAGE, runsAtWork: 1, threads: 2 });
    known.add('ann');
    expect(known.of('ann')).toMatchObject({ runsAtWork: 2, threads: 3 });
    expect(known.of('bob')).toBeUndefined();
    nowMs = 5_000;
    expect(known.of('ann')).toBeUndefined();
  });
});

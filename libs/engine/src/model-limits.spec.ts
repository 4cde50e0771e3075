import { limitsOf } from './model-limits.js';

const usage = (modelCalls: number, inputTokens = 0, outputTokens = 0) => ({ modelCalls, inputTokens, outputTokens });
const input = (limits: unknown, spent = usage(2, 20, 10)) => ({
  ...{ ownerId: 'ann', threadId: 'thr_1', workflow: 'small', hasCalls: false, countedAttempt: 0 },
  ...{ spent, state: { limits } },
});
const costUsdOf = ({ inputTokens, outputTokens }: ReturnType<typeof usage>): number => inputTokens + 2 * outputTokens;

describe('limits of a run', () => {
  it.each([
    [{ maxModelCalls: 3 }, usage(0), null],
    [{ maxModelCalls: 3 }, usage(1), 'maxModelCalls=3 is reached: the run has used 3'],
    [{ maxModelCalls: 0 }, usage(0), 'maxModelCalls=0 is reached: the run has used 2'],
    [{ maxTokens: 31 }, usage(0), null],
    [{ maxTokens: 31 }, usage(0, 1), 'maxTokens=31 is reached: the run has used 31'],
    [{ maxCostUsd: 40.5 }, usage(0), null],
    [{ maxCostUsd: 40.5 }, usage(0, 1), 'maxCostUsd=40.5 is reached: the run has used 41'],
    [{}, usage(1_000), null],
    [undefined, usage(1_000), null],
  ])('%j with %j used by the step', (limits, used, message) => {
    const mayAsk = () => limitsOf(input(limits), 'limits', costUsdOf)(used);
    if (message === null) expect(mayAsk).not.toThrow();
    else expect(mayAsk).toThrow(expect.objectContaining({ code: 'LIMIT_REACHED', message: expect.stringContaining(message) }));
  });

  it('of money are never met where nothing costs anything', () => {
    expect(() => limitsOf(input({ maxCostUsd: 0.01 }), 'limits')(usage(9, 9, 9))).not.toThrow();
  });
});

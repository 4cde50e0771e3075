import type { RunEvent } from '@app/contracts';
import { createOutcomeSeal } from './outcome-seal.js';

const KEY = 'a key of thirty-two characters, or more';
const outcome: RunEvent = {
  type: 'step_settled',
  job: { runId: 'run_1', stepId: 'stp_1', agent: 'look', attempt: 1, version: 3 },
  outcome: { kind: 'failed', code: 'STEP_TIMEOUT', message: 'late', retryable: true, usage: { modelCalls: 0, inputTokens: 0, outputTokens: 0 } },
};
const changed: RunEvent = { type: 'run_changed', runId: 'run_1', version: 3 };
/** What a queue makes of a message on its way. */
const sent = (message: unknown): unknown => JSON.parse(JSON.stringify(message)) as unknown;

describe('the seal of outcomes', () => {
  const seal = createOutcomeSeal(KEY);
  const closed = () => sent(seal.close(outcome)) as { sealed: string; seal: string };

  it('lets through what was sealed with the key', () => {
    expect(seal.open(closed())).toEqual(outcome);
  });
  it.each([
    ['without a seal', () => sent(outcome)],
    ['sealed with another key', () => sent(createOutcomeSeal(`not ${KEY}`).close(outcome))],
    ['changed afterwards', () => ({ ...closed(), sealed: closed().sealed.replace('look', 'count') })],
    ['with a seal of another length', () => ({ ...closed(), seal: '' })],
    ['of no kind that there is', () => 7],
  ])('refuses an outcome %s', (_how, message) => {
    expect(seal.open(message())).toBeNull();
  });
  it('is not needed where a message only says where to look', () => {
    expect(seal.open(sent(changed))).toEqual(changed);
  });
  it('is neither made nor asked for without a key, so that workers can have it first', () => {
    const open = createOutcomeSeal(undefined);
    expect(open.close(outcome)).toBe(outcome);
    expect([open.open(sent(outcome)), open.open(closed())]).toEqual([outcome, outcome]);
  });
});

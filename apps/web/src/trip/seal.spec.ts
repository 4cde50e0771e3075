import type { WishResult } from '@app/contracts';
import { sealOf } from './seal.js';

const wish = (status: WishResult['status']): WishResult => ({ id: 'w1', said: 'a cheaper stay', kind: 'stay', status, where: [], why: '' });
const PASSED = { pass: true, violations: [] };

describe('the seal over a plan', () => {
  it('holds only when every check and every wish does', () => {
    expect(sealOf({ checks: PASSED, wishes: [wish('met')] }).state).toBe('holds');
  });
  it.each(['partly', 'not_met', 'not_understood'] as const)('says that something is open when a wish is %s', (status) => {
    expect(sealOf({ checks: PASSED, wishes: [wish('met'), wish(status)] })).toMatchObject({ state: 'gaps', count: 1, wishes: [{ status }, { status: 'met' }] });
  });
  it('says that something is open when the plan cannot do something, such as a place that was left out', () => {
    expect(sealOf({ checks: PASSED, limitations: [{ code: 'LEFT_OUT', detail: 'Florence is left out' }] })).toMatchObject({ state: 'gaps', count: 1 });
  });
  it('fails with the checks, also for a finding of a kind that the page does not know', () => {
    const seal = sealOf({ checks: { pass: false, violations: [{ code: 'NEW_CODE', detail: 'x' }] }, wishes: [wish('met')] });
    expect(seal.state).toBe('fails');
    expect(seal.checks.flatMap(({ violations }) => violations)).toHaveLength(1);
  });
  it('waits for the audit', () => {
    expect(sealOf({ checks: null }).state).toBe('checking');
  });
});

import { ActionPolicy } from '@app/contracts';
import { evaluatePolicy } from './evaluate-policy.js';
import type { Circumstances } from './evaluate-policy.js';
import { quietUntil, spendingPeriods } from './quiet-hours.js';

const TOOL = { scopes: ['mail:send' as const], residency: 'other' as const };
const NOON = new Date('2027-05-10T12:00:00Z');
const AT: Circumstances = { mode: 'APPROVAL', confidence: 1, now: NOON, spent: { run: 0, day: 0, month: 0 }, approvers: [] };
const judged = (more: { risk?: 'low' | 'high'; cents?: number } = {}) => ({
  ...{ id: 's1', tool: 'email.send', risk: more.risk ?? ('low' as const), costEstimate: { amountCents: more.cents ?? 0, currency: 'EUR' } },
});
const say = (policy: Partial<ActionPolicy>, step = judged(), at: Partial<Circumstances> = {}) =>
  evaluatePolicy(ActionPolicy.parse(policy), step, TOOL, { ...AT, ...at });

describe('a policy', () => {
  it('allows low risk and asks about high risk when nothing is said', () => {
    expect(say({})).toMatchObject({ decision: 'allow' });
    expect(say({}, judged({ risk: 'high' }))).toMatchObject({ decision: 'approve', approvals: 1 });
    expect(say({}, judged({ risk: 'high' }), { approvers: ['bob'] })).toMatchObject({ decision: 'allow' });
  });
  it('counts one person once', () =>
    expect(say({ minApprovers: 2 }, judged({ risk: 'high' }), { approvers: ['bob', 'bob'] })).toMatchObject({ decision: 'approve', approvals: 2 }));
  it('asks about everything with AUTO when too little was understood', () =>
    expect(say({}, judged(), { mode: 'AUTO', confidence: 0.5 })).toMatchObject({ decision: 'approve' }));
  it.each([
    [{ tools: ['echo'] }, 'policy_denied'],
    [{ scopes: ['echo' as const] }, 'policy_denied'],
    [{ residency: ['eu' as const] }, 'residency_blocked'],
    [{ spend: { currency: 'EUR', perRunCents: 99, perDayCents: null, perMonthCents: null } }, 'budget_exceeded'],
    [{ spend: { currency: 'USD', perRunCents: null, perDayCents: null, perMonthCents: null } }, 'budget_exceeded'],
  ])('refuses under %j with its own reason', (policy, reason) => {
    expect(say(policy, judged({ cents: 100 }))).toMatchObject({ decision: 'deny', reason });
  });
  it('counts what was spent before', () => {
    const spend = { currency: 'EUR', perRunCents: null, perDayCents: 150, perMonthCents: null };
    expect(say({ spend }, judged({ cents: 100 }), { spent: { run: 0, day: 50, month: 50 } })).toMatchObject({ decision: 'allow' });
    expect(say({ spend }, judged({ cents: 100 }), { spent: { run: 0, day: 51, month: 51 } })).toMatchObject({ decision: 'deny', reason: 'budget_exceeded' });
  });
  it('defers in quiet hours once everything else is decided', () => {
    const quietHours = { windows: [{ weekdays: [1], from: '11:00', to: '13:00' }], behaviour: 'defer' as const };
    expect(say({ quietHours })).toMatchObject({ decision: 'defer', reason: 'quiet_hours', deferMs: 3_600_000 });
    expect(say({ quietHours }, judged({ risk: 'high' }))).toMatchObject({ decision: 'approve' });
    expect(say({ quietHours: { ...quietHours, behaviour: 'block' } })).toMatchObject({ decision: 'deny', reason: 'quiet_hours' });
  });
});

describe('quiet hours', () => {
  const night = { windows: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '22:00', to: '07:00' }], behaviour: 'defer' as const };
  const until = (timezone: string, now: string, quietHours: ActionPolicy['quietHours'] = night) =>
    quietUntil({ quietHours, timezone }, new Date(now))?.toISOString() ?? null;
  it('go by the clocks of the zone', () => {
    expect(until('Europe/Zurich', '2027-05-10T20:30:00Z')).toBe('2027-05-11T05:00:00.000Z');
    expect(until('UTC', '2027-05-10T20:30:00Z')).toBeNull();
  });
  it('belong to the day they begin on', () => {
    const friday = { windows: [{ weekdays: [5], from: '22:00', to: '07:00' }], behaviour: 'defer' as const };
    expect(until('UTC', '2027-05-15T03:00:00Z', friday)).toBe('2027-05-15T07:00:00.000Z');
    expect(until('UTC', '2027-05-16T03:00:00Z', friday)).toBeNull();
  });
  it('follow the change to summer time', () => expect(until('Europe/Zurich', '2027-03-27T23:30:00Z')).toBe('2027-03-28T05:00:00.000Z'));
  it('go on into the next window', () => {
    const two = { windows: [...night.windows, { weekdays: [2], from: '06:00', to: '09:00' }], behaviour: 'defer' as const };
    expect(until('UTC', '2027-05-10T23:00:00Z', two)).toBe('2027-05-11T09:00:00.000Z');
  });
  it('count days and months from midnight of the zone', () =>
    expect(spendingPeriods('Asia/Tokyo', new Date('2027-05-31T16:00:00Z'))).toEqual({
      ...{ dayStart: new Date('2027-05-31T15:00:00Z'), monthStart: new Date('2027-05-31T15:00:00Z') },
    }));
});

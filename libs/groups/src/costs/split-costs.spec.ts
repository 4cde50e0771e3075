import type { FinalPlan } from '@app/contracts';
import { costsOf } from './split-costs.js';

const visit = (id: string, amount: number) => ({ id, cost: { amount, currency: 'EUR' } });
const plan = {
  costs: { total: 100, currency: 'EUR', byCategory: {} },
  itinerary: [{ activities: [visit('d1-a1', 30), visit('d1-a2', 0)] }],
} as unknown as FinalPlan;
const GIVEN = { plan, people: ['ann', 'bob', 'carl'], travellers: 3, splits: [], expenses: [] };
const sums = (list: readonly { readonly memberId: string; readonly amount: number }[] = []) => list.map(({ amount }) => amount);

describe('the costs of a group', () => {
  it('are shared to the cent', () => expect(sums(costsOf(GIVEN)?.shares)).toEqual([33.34, 33.33, 33.33]));

  it('are less for whoever does not come along, once for each visit', () => {
    const split = { visitIds: ['d1-a1', 'd1-a2'], without: ['bob'] };
    const costs = costsOf({ ...GIVEN, splits: [split, split] });
    expect(sums(costs?.shares)).toEqual([33.34, 23.33, 33.33]);
    expect(costs?.total).toBe(90);
  });

  it('are settled by few payments', () => {
    const expense = (number: number, by: string, amount: number, among: string[]) => ({ number, by, what: 'x', amount, for: among, paid: null });
    const costs = costsOf({ ...GIVEN, expenses: [expense(1, 'ann', 90, GIVEN.people), expense(2, 'bob', 10, ['ann'])] });
    expect(sums(costs?.balances)).toEqual([50, -20, -30]);
    expect(costs?.transfers).toEqual([
      { from: 'carl', to: 'ann', amount: 30 },
      { from: 'bob', to: 'ann', amount: 20 },
    ]);
  });

  it('are unknown while there is no plan with costs', () => expect(costsOf({ ...GIVEN, plan: { ...plan, costs: null } })).toBeNull());
});

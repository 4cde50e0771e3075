import { TerminalError } from '@app/contracts';
import type { Stay, TransportLeg } from '@app/contracts';
import { ScriptedModel, expertModel, worldOf } from '../spec-kit/agent-context.js';
import { dayOf, preferencesOf, requestOf } from '../spec-kit/trip-parts.js';
import { FIRST_BUDGET } from '../spec-kit/first-turn.js';
import { budget } from './budget.agent.js';
import { budgetExpert } from './budget.expert.js';

const stay: Stay = {
  id: 'stay-1',
  name: 'Room',
  city: 'Lisbon',
  area: null,
  checkInDate: '2027-05-10',
  checkOutDate: '2027-05-13',
  nights: 3,
  rooms: 1,
  tier: 'midrange',
  cost: { amount: 300.1, currency: 'EUR' },
  source: 'guide',
};
const flight: TransportLeg = {
  id: 'flight-outbound',
  mode: 'flight',
  from: 'ZRH',
  to: 'LIS',
  date: '2027-05-10',
  departureTime: '08:00',
  arrivalDate: '2027-05-10',
  arrivalTime: '10:00',
  description: 'direct',
  cost: { amount: 200.2, currency: 'EUR' },
  source: 'estimate',
  offerId: 'offer-a',
};
const stateOf = (budgetLimit: number) => ({
  userRequest: requestOf({ budget: budgetLimit }),
  preferences: preferencesOf(),
  itineraryDraft: [dayOf()],
  stays: [stay],
  transport: [flight],
  selectedFlightOfferId: 'offer-a',
  selectedReturnFlightOfferId: null,
  context: null,
  ...FIRST_BUDGET,
});
const tips = (...optimizationTips: string[]) => new ScriptedModel({ optimizationTips });

describe('the budget agent', () => {
  it('adds up the items by code, whatever the model says', async () => {
    const { writes, decision } = await budget.run(stateOf(600), worldOf({ model: tips('All is well.') }));
    expect(writes.costs).toEqual({ byCategory: { flights: 200.2, stays: 300.1, activities: 30 }, total: 530.3, currency: 'EUR' });
    expect(writes.budgetAssessment).toEqual({
      estimatedTotal: 530.3,
      budgetLimit: 600,
      currency: 'EUR',
      withinBudget: true,
      byCategory: { flights: 200.2, stays: 300.1, activities: 30 },
      optimizationTips: ['All is well.'],
    });
    expect(decision.riskFlags).toEqual([]);
    expect(decision.keyEvidence).toEqual([
      'estimatedTotal=530.3 EUR',
      'budget=600 EUR',
      'accommodationPreference=midrange',
      'selectedFlightOfferId=offer-a',
      'selectedReturnFlightOfferId=none',
      'flightCost=200.2 EUR',
    ]);
  });
  it('raises BUDGET_EXCEEDED for one cent over the limit', async () => {
    const { writes, decision } = await budget.run(stateOf(530.29), worldOf({ model: tips('Walk more.') }));
    expect(writes.budgetAssessment?.withinBudget).toBe(false);
    expect(decision.riskFlags).toEqual(['BUDGET_EXCEEDED']);
  });
  it('is within budget at exactly the limit', async () => {
    const { writes } = await budget.run(stateOf(530.3), worldOf({ model: tips('Fine.') }));
    expect(writes.budgetAssessment?.withinBudget).toBe(true);
  });
  it('drops tips that state amounts nobody computed, and keeps at most three', async () => {
    const { writes } = await budget.run(stateOf(100), worldOf({ model: tips('Save 77 EUR on food.', 'Nights cost 300.10 EUR.', 'Walk.', 'Picnic.', 'Swim.') }));
    expect(writes.budgetAssessment?.optimizationTips).toEqual(['Nights cost 300.10 EUR.', 'Walk.', 'Picnic.']);
  });
  it('words its own tips when the model has no usable one', async () => {
    const { writes } = await budget.run(stateOf(100), worldOf({ model: tips('It is 9999 EUR only!') }));
    expect(writes.budgetAssessment?.optimizationTips).toHaveLength(3);
    expect(writes.budgetAssessment?.optimizationTips.join(' ')).toContain('300.10 EUR');
  });
  it('gives one reassurance when the plan fits', async () => {
    const { writes } = await budget.run(stateOf(600), worldOf({ model: expertModel(budgetExpert) }));
    expect(writes.budgetAssessment?.optimizationTips).toEqual(['The plan leaves 69.70 EUR of the budget for what is not planned.']);
  });
  it('counts a plan without stays and ways', async () => {
    const { writes } = await budget.run({ ...stateOf(600), stays: null, transport: null }, worldOf({ model: tips('Good.') }));
    expect(writes.costs?.total).toBe(30);
  });
  it('uses the currency of the client when the request names none', async () => {
    const state = { ...stateOf(600), userRequest: requestOf({ currency: null }), context: { currency: 'EUR' } };
    expect((await budget.run(state, worldOf({ model: tips('Good.') }))).writes.costs?.currency).toBe('EUR');
  });
  it('refuses items in two currencies, because they have no sum', async () => {
    const state = { ...stateOf(600), stays: [{ ...stay, cost: { amount: 1, currency: 'JPY' } }] };
    await expect(budget.run(state, worldOf({ model: tips('Good.') }))).rejects.toBeInstanceOf(TerminalError);
  });
});

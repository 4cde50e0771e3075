import type { AnyState } from '@app/agent-kit';
import { FinalPlan } from '@app/contracts';
import { runOffline } from './testing/offline-run.js';

const startOf = (city: string, transportation: string, fields: object = {}): AnyState => ({
  ...{ turns: [], naturalLanguage: null, context: {}, ownerId: 'local' },
  userRequest: {
    ...{ userId: 'someone', requestText: `Five days in ${city} please`, destinationHint: city, originCity: 'Zurich', originIata: 'ZRH', interests: ['food'] },
    ...{ travelStartDate: '2027-05-10', travelEndDate: '2027-05-14', budget: 5000, currency: 'EUR', adults: 2, children: 0, constraints: { transportation } },
    ...fields,
  },
});
const planned = async (start: AnyState) => {
  const { state, asked } = await runOffline(start);
  return { plan: FinalPlan.parse(state['finalPlan']), notes: JSON.stringify(state['planNotes']), asked };
};
const modesOf = (plan: FinalPlan): Set<string> => new Set(plan.transport.map(({ mode }) => mode));

describe('a way of travelling that the travellers rule out', () => {
  it.each(['no flights', 'no flight', 'without flying'])('is in no plan: "%s" leaves flights out for ways over land, and the plan passes', async (wish) => {
    const { plan, asked } = await planned(startOf('Lisbon', wish));
    expect(plan.checks).toEqual({ pass: true, violations: [] });
    expect([plan.selectedFlightOfferId, plan.selectedReturnFlightOfferId, modesOf(plan).has('flight'), asked.flights]).toEqual([null, null, false, 0]);
    expect(plan.transport).toContainEqual(expect.objectContaining({ from: 'Zurich', to: 'Lisbon', departureTime: expect.any(String) }));
    expect(plan.transport).toContainEqual(expect.objectContaining({ from: 'Lisbon', to: 'Zurich', departureTime: expect.any(String) }));
  });

  it.each(['no self-driving, no flights', 'train'])('is not put back where nothing else goes so far: "%s" leaves the ways out and says so', async (wish) => {
    const { plan, asked } = await planned(startOf('Lisbon', wish));
    expect([modesOf(plan).has('flight'), modesOf(plan).has('drive'), asked.flights]).toEqual([false, false, 0]);
    expect(plan.summary).toContain('No way from Zurich to Lisbon is known that the request allows.');
    expect(new Set(plan.checks.violations.map(({ code }) => code))).toEqual(new Set(['WAY_MISSING']));
  });

  it.each(['no self-driving', 'no taxis', 'no buses'])('is only what they name: "%s" keeps the flights, and the plan passes', async (wish) => {
    const { plan } = await planned(startOf('Lisbon', wish));
    expect(plan.checks).toEqual({ pass: true, violations: [] });
    expect([...modesOf(plan)]).not.toContain({ 'no self-driving': 'drive', 'no taxis': 'taxi', 'no buses': 'bus' }[wish]);
    expect(plan.selectedFlightOfferId).not.toBeNull();
  });

  it('is not the way from the airport either: another one is estimated', async () => {
    const usual = await planned(startOf('Rome', 'no self-driving'));
    expect(modesOf(usual.plan)).toContain('train');
    const { plan } = await planned(startOf('Rome', 'no trains'));
    expect(plan.checks).toEqual({ pass: true, violations: [] });
    expect(modesOf(plan)).not.toContain('train');
    expect(plan.transport.filter(({ id }) => id.startsWith('transfer-')).map(({ mode, source }) => [mode, source])).toEqual(
      Array(2).fill(['taxi', 'estimate']),
    );
  });

  it('leaves taxis out by night too', async () => {
    const { plan } = await planned(startOf('Rome', 'no trains, no taxis'));
    expect(plan.checks).toEqual({ pass: true, violations: [] });
    expect(plan.transport.filter(({ id }) => id.startsWith('transfer-')).map(({ mode }) => mode)).toEqual(Array(2).fill('transit'));
  });

  it('is no loss for who starts at home', async () => {
    const { plan, notes } = await planned(startOf('Lisbon', 'no flights', { originCity: 'Lisbon', originIata: 'LIS' }));
    expect(plan.checks.violations.map(({ code }) => code)).not.toContain('TRANSPORT_RULED_OUT');
    expect(notes).not.toMatch(/No way|No origin/);
  });
});

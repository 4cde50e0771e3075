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
  return { plan: FinalPlan.parse(state['finalPlan']), notes: state['planNotes'] as string[], asked };
};
const modesOf = (plan: FinalPlan): Set<string> => new Set(plan.transport.map(({ mode }) => mode));

describe('a way of travelling that the travellers rule out', () => {
  it.each(['no flights', 'no flight', 'without flying', 'no self-driving, no flights', 'train'])(
    'is in no plan: "%s" leaves flights out, says so, and the plan passes',
    async (wish) => {
      const { plan, notes, asked } = await planned(startOf('Lisbon', wish));
      expect(plan.checks).toEqual({ pass: true, violations: [] });
      expect(plan.summary).toContain('no flights were looked for');
      expect([plan.selectedFlightOfferId, plan.selectedReturnFlightOfferId, modesOf(plan).has('flight'), asked.flights]).toEqual([null, null, false, 0]);
      expect(
        notes.filter((note) => note.includes(`"${wish}"`) && note.includes('from Zurich to Lisbon and back') && note.includes('not in the plan')),
      ).toHaveLength(1);
    },
  );

  it.each(['no self-driving', 'no taxis', 'no buses'])('is only what they name: "%s" keeps the flights, and the plan passes', async (wish) => {
    const { plan } = await planned(startOf('Lisbon', wish));
    expect(plan.checks).toEqual({ pass: true, violations: [] });
    expect(plan.selectedFlightOfferId).not.toBeNull();
  });

  it('is not the way from the airport either: another one is estimated', async () => {
    const usual = await planned(startOf('Rome', 'no self-driving'));
    expect(modesOf(usual.plan)).toContain('train');
    const { plan } = await planned(startOf('Rome', 'no trains'));
    expect(plan.checks).toEqual({ pass: true, violations: [] });
    expect(modesOf(plan)).not.toContain('train');
    expect(plan.transport.filter(({ id }) => id.startsWith('transfer-')).map(({ mode, source }) => [mode, source])).toEqual(
      Array(2).fill(['transit', 'estimate']),
    );
  });

  it('is no loss for who starts at home', async () => {
    const { notes } = await planned(startOf('Lisbon', 'no flights', { originCity: 'Lisbon', originIata: 'LIS' }));
    expect(notes.join(' ')).toContain('no flights were looked for');
    expect(notes.join(' ')).not.toContain('over land');
  });
});

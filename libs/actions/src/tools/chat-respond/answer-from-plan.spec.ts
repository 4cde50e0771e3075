import { FinalPlan } from '@app/contracts';
import { answerFromPlan } from './answer-from-plan.js';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const PLAN = FinalPlan.parse({
  ...{ summary: 'Three days by the sea.', selectedDestination: null, selectedFlightOfferId: null, selectedReturnFlightOfferId: null, packingList: [] },
  ...{ safetyFlags: [], budget: null, sources: [], checks: { pass: true, violations: [] }, costs: { byCategory: {}, total: 612.5, currency: 'EUR' } },
  itinerary: [
    {
      ...{ date: '2027-05-10', city: 'Split', theme: 'Old town', weatherNote: null },
      activities: [{ id: 'd1-a1-x', title: 'Walk', kind: 'walk', place: { name: 'Riva' }, start: '10:00', end: '11:00', cost: eur(0), source: 'guide' }],
    },
  ],
  transport: [
    {
      ...{ id: 'leg-1', mode: 'flight', from: 'Zurich (ZRH)', to: 'Split (SPU)', date: '2027-05-10', departureTime: '07:20', arrivalDate: '2027-05-10' },
      ...{ arrivalTime: '09:00', description: 'North Air', cost: eur(120), source: 'estimate', offerId: null },
    },
  ],
  stays: [
    {
      ...{ id: 's', name: 'Rooms Ana', city: 'Split', area: null, checkInDate: '2027-05-10', checkOutDate: '2027-05-12', nights: 2, rooms: 1, tier: null },
      ...{ cost: eur(180), source: 'estimate' },
    },
  ],
});

describe('an answer from the plan', () => {
  it.each([
    ['What do we do on day 1', '2027-05-10 in Split: 10:00 Walk.'],
    ['Wann fliegen wir', 'Zurich (ZRH) to Split (SPU) on 2027-05-10 at 07:20 for 120.00 EUR.'],
    ['Where do we sleep', 'Rooms Ana in Split from 2027-05-10 to 2027-05-12 for 180.00 EUR.'],
    ['How much does it cost', 'It costs 612.50 EUR in all.'],
    ['What do we do on day 9', 'Three days by the sea.'],
    ['Is it nice', 'Three days by the sea.'],
  ])('to %j', (question, answer) => expect(answerFromPlan(question, PLAN)).toBe(`The plan says: ${answer}`));
});

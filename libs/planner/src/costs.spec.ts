import fc from 'fast-check';
import { TerminalError, toCents } from '@app/contracts';
import type { ItineraryDay, Stay, TransportLeg } from '@app/contracts';
import { computeCosts } from './costs.js';
import { entrancePrice, mealPrice, roomsFor } from './pricing.js';

const leg = (mode: TransportLeg['mode'], amount: number): TransportLeg => ({
  id: mode,
  mode,
  from: 'A',
  to: 'B',
  date: '2027-05-10',
  departureTime: null,
  arrivalDate: null,
  arrivalTime: null,
  description: '',
  cost: { amount, currency: 'EUR' },
  source: 'guide',
  offerId: null,
});
const day = (activity: number, meal: number): ItineraryDay => ({
  date: '2027-05-10',
  city: 'A',
  theme: 'x',
  weatherNote: null,
  activities: [
    { id: 'a', title: 'a', kind: 'museum', place: { name: 'a' }, start: '10:00', end: '11:00', cost: { amount: activity, currency: 'EUR' }, source: 'guide' },
  ],
  meals: [{ meal: 'lunch', place: null, cuisine: null, start: '12:00', end: '13:00', cost: { amount: meal, currency: 'EUR' }, source: 'guide' }],
});
const stay = (amount: number): Stay => ({
  id: 's',
  name: 's',
  city: 'A',
  area: null,
  checkInDate: '2027-05-10',
  checkOutDate: '2027-05-11',
  nights: 1,
  rooms: 1,
  tier: null,
  cost: { amount, currency: 'EUR' },
  source: 'guide',
});

describe('costs', () => {
  it('puts each item in its category', () => {
    const transport = [leg('flight', 100), leg('transit', 2), leg('walk', 0), leg('train', 30), leg('taxi', 20)];
    expect(computeCosts({ days: [day(5, 7)], stays: [stay(80)], transport }, 'EUR')).toEqual({
      byCategory: { flights: 100, localTransport: 2, groundTransport: 50, stays: 80, activities: 5, meals: 7 },
      total: 244,
      currency: 'EUR',
    });
  });
  it('adds cents exactly', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(amounts, (cents) => {
        const costs = computeCosts({ days: cents.map((value) => day(value / 100, 0.1)), stays: [], transport: [] }, 'EUR');
        expect(toCents(costs.total)).toBe(cents.reduce((sum, value) => sum + value, 0) + 10 * cents.length);
        expect(toCents(costs.total)).toBe(Object.values(costs.byCategory).reduce((sum, value) => sum + toCents(value), 0));
      }),
    );
  });
  it('refuses to add two currencies', () => {
    expect(() => computeCosts({ days: [], stays: [stay(80)], transport: [] }, 'USD')).toThrow(TerminalError);
  });
});

describe('prices', () => {
  const pricing = { currency: 'EUR', rate: 0.0061, adults: 2, children: 1 };
  it('charges children their own entrance', () => expect(entrancePrice({ ...pricing, rate: 1 }, 10, 4)).toEqual({ amount: 24, currency: 'EUR' }));
  it('charges children in full where no other price is known', () => expect(entrancePrice({ ...pricing, rate: 1 }, 10, undefined).amount).toBe(30));
  it('rounds once, after converting for everybody', () => expect(entrancePrice(pricing, 1234, 0).amount).toBe(15.05));
  it('gives children a smaller meal', () => expect(mealPrice({ ...pricing, rate: 1 }, 10).amount).toBe(26));
  it.each([
    [1, 0, 1],
    [2, 0, 1],
    [3, 0, 2],
    [2, 2, 1],
    [2, 3, 2],
    [1, 3, 1],
    [9, 9, 5],
  ])('needs rooms for %i adults and %i children: %i', (adults, children, rooms) => expect(roomsFor(adults, children)).toBe(rooms));
});

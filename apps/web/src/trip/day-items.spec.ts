import type { Activity, ItineraryDay, TransportLeg } from '@app/contracts';
import { costOfDay, itemsOf, metersBetween, minutesBetween } from './day-items.js';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const visit = (id: string, start: string, end: string, kind = 'museum'): Activity => ({
  ...{ id, title: id, kind, place: { name: id }, start, end, cost: eur(10.1), source: 'guide' },
});
const DAY: ItineraryDay = {
  ...{ date: '2027-05-10', city: 'Lisbon', theme: 'x', weatherNote: null },
  activities: [visit('a', '09:00', '10:00'), visit('rest', '11:00', '12:00', 'free_time'), visit('b', '15:00', '16:00')],
  meals: [{ meal: 'lunch', place: null, cuisine: null, start: '13:00', end: '14:00', cost: eur(20.2), source: 'guide' }],
};
const FLIGHT: TransportLeg = {
  ...{ id: 'f', mode: 'flight', from: 'Zurich (ZRH)', to: 'Lisbon (LIS)', date: '2027-05-10', departureTime: '06:00', arrivalDate: '2027-05-10' },
  ...{ arrivalTime: '08:00', description: '', cost: eur(100), source: 'estimate', offerId: null },
};
const PLAN = { transport: [FLIGHT, { ...FLIGHT, id: 'other', date: '2027-05-11' }], stays: [] };

describe('the lines of a day', () => {
  it('stand in the order of the clock, and visits are numbered as on the map, rests not', () => {
    expect(itemsOf(DAY, 2, PLAN).map((item) => [item.id, item.kind === 'visit' ? item.number : null])).toEqual([
      ['f', null],
      ['a', 1],
      ['rest', null],
      ['d2-lunch', null],
      ['b', 2],
    ]);
  });
  it('add up to what the day costs, to the cent', () => {
    expect(costOfDay(DAY, PLAN)).toBe(150.5);
  });
  it('are so far apart', () => {
    expect(minutesBetween('09:50', '10:15')).toBe(25);
    expect(Math.round(metersBetween({ lat: 38.7, lng: -9.1 }, { lat: 38.71, lng: -9.1 }) / 10)).toBe(111);
  });
});

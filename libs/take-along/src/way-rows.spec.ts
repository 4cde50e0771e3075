import { wayRows } from './way-rows.js';

const ride = (date: string, fields: object = {}) => ({
  ...{ mode: 'transit' as const, from: 'Lisbon', to: 'Lisbon', date, departureTime: null, arrivalDate: null, arrivalTime: null },
  ...{ description: 'Metro and trams', cost: { amount: 4.1, currency: 'EUR' }, source: 'guide' as const, ...fields },
});
const flight = ride('2027-05-10', {
  ...{ mode: 'flight', from: 'ZRH', to: 'LIS', departureTime: '23:00', arrivalDate: '2027-05-11', arrivalTime: '00:50', description: 'Direct' },
});

describe('the ways of a plan as lines', () => {
  it('show rides that are the same each day once, with their dates and what they cost together', () => {
    const rows = wayRows([ride('2027-05-10'), flight, ride('2027-05-11'), ride('2027-05-12')]);
    expect(rows.map(({ when, way, cost }) => [when, way, cost.amount])).toEqual([
      ['2027-05-10 23:00 - 2027-05-11 00:50', 'ZRH - LIS', 4.1],
      ['2027-05-10 - 2027-05-12', 'Lisbon', 12.3],
    ]);
  });

  it('keep apart what differs in place, words, source or time', () => {
    const others = [ride('2027-05-11', { from: 'Porto', to: 'Porto' }), ride('2027-05-11', { description: 'Bus' }), ride('2027-05-11', { source: 'estimate' })];
    expect(wayRows([ride('2027-05-10'), ...others, flight, flight])).toHaveLength(6);
  });
});

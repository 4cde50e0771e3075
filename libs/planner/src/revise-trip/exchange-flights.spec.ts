import type { FlightOption, TransportLeg } from '@app/contracts';
import { exchangeFlights } from './exchange-flights.js';

const LEG: TransportLeg = {
  ...{ id: 'leg-1', mode: 'flight', from: 'Zurich (ZRH)', to: 'Lisbon (LIS)', date: '2027-05-10', departureTime: '09:10' },
  ...{ arrivalDate: '2027-05-10', arrivalTime: '11:05', description: 'North Air', cost: { amount: 90, currency: 'EUR' }, source: 'live', offerId: 'off_1' },
};
const OFFER: FlightOption = {
  ...{ offerId: 'off_2', originIata: 'ZRH', destinationIata: 'LIS', departureAt: '2027-05-10T09:10', arrivalAt: '2027-05-10T11:05', durationMinutes: 175 },
  ...{ stops: 0, carrier: 'North Air', flightNumbers: ['NX2084'], price: { amount: 70, currency: 'EUR' }, source: 'live' },
};
const changed = (leg: string, offer: Partial<FlightOption> = {}) => exchangeFlights([LEG], [{ kind: 'flight', leg, offer: { ...OFFER, ...offer } }]);

describe('another offer for a flight', () => {
  it('takes the place of the old one and says what it costs', () => {
    const { transport, notes, unmet } = changed('leg-1');
    expect(transport).toEqual([{ ...LEG, cost: OFFER.price, offerId: 'off_2' }]);
    expect(notes).toEqual(['The flight from Zurich (ZRH) to Lisbon (LIS) costs 70.00 EUR; it was 90.00 EUR.']);
    expect(unmet).toEqual([]);
  });
  it.each([
    ['leg-9', {}],
    ['leg-1', { departureAt: '2027-05-10T12:10' }],
    ['leg-1', { price: { amount: 70, currency: 'USD' } }],
  ])('is left out where the plan has no such flight: %s %j', (leg, offer) => {
    const { transport, unmet } = changed(leg, offer);
    expect(transport).toEqual([LEG]);
    expect(unmet).toHaveLength(1);
  });
});

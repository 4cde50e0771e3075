import { currencyOf } from './currency-of.js';
import { todayOf } from './today-of.js';

describe('the currency of a plan', () => {
  it.each([
    [{ currency: 'CHF' }, { currency: 'EUR' }, 'CHF'],
    [{ currency: null }, { currency: 'EUR' }, 'EUR'],
    [{}, null, 'USD'],
  ])('is what the request %j and the client %j say', (request, context, expected) => expect(currencyOf(request, context)).toBe(expected));
});

describe('today at the client', () => {
  const now = new Date('2027-01-31T23:30:00Z');
  it('is the date in the client zone, not in UTC', () => expect(todayOf(now, { timezone: 'Asia/Tokyo' })).toBe('2027-02-01'));
  it('is the UTC date without a zone', () => expect(todayOf(now, null)).toBe('2027-01-31'));
  it('is the date of a local now that the client sent', () => expect(todayOf(now, { now: '2027-03-04', timezone: 'Asia/Tokyo' })).toBe('2027-03-04'));
  it('uses the zone for a now with an offset', () => expect(todayOf(now, { now: '2027-01-31T23:30:00Z', timezone: 'Europe/Zurich' })).toBe('2027-02-01'));
});

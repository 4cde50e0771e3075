import { flightOf } from '../spec-kit/trip-parts.js';
import { chooseOutbound, chooseReturn } from './rank-flights.js';

const START = '2027-05-10';
const price = (amount: number) => ({ amount, currency: 'EUR' });

describe('the flight there', () => {
  it('is none without flights', () => expect(chooseOutbound([], START)).toBeNull());
  it('arrives by the start date, even when later ones are cheaper', () => {
    const late = flightOf({ offerId: 'late', arrivalAt: '2027-05-11T01:00', price: price(50) });
    const inTime = flightOf({ offerId: 'in-time', arrivalAt: '2027-05-10T23:50', price: price(500) });
    expect(chooseOutbound([late, inTime], START)?.offerId).toBe('in-time');
  });
  it('arrives earlier rather than costs less', () => {
    const early = flightOf({ offerId: 'early', arrivalAt: '2027-05-10T09:00', price: price(300) });
    const cheap = flightOf({ offerId: 'cheap', arrivalAt: '2027-05-10T12:00', price: price(100) });
    expect(chooseOutbound([cheap, early], START)?.offerId).toBe('early');
  });
  it('costs less when both arrive at once, then leaves earlier, then has the smaller id', () => {
    const base = flightOf({ offerId: 'b', price: price(200) });
    expect(chooseOutbound([base, flightOf({ offerId: 'c', price: price(199) })], START)?.offerId).toBe('c');
    expect(chooseOutbound([base, flightOf({ offerId: 'c', price: price(200), departureAt: '2027-05-10T07:00' })], START)?.offerId).toBe('c');
    expect(chooseOutbound([base, flightOf({ offerId: 'a', price: price(200) })], START)?.offerId).toBe('a');
  });
  it('does not depend on the order of the offers', () => {
    const flights = ['d', 'a', 'c', 'b'].map((offerId) => flightOf({ offerId }));
    expect(chooseOutbound(flights, START)?.offerId).toBe('a');
    expect(chooseOutbound([...flights].reverse(), START)?.offerId).toBe('a');
  });
});

describe('the flight home', () => {
  const at = (time: string, amount = 100) => flightOf({ offerId: time, departureAt: `2027-05-13T${time}`, price: price(amount) });
  it('leaves as late as a last day allows when it costs little more', () => {
    expect(chooseReturn([at('06:00', 100), at('13:00', 110), at('18:30', 122)])?.offerId).toBe('18:30');
  });
  it('is the cheap one when the later ones cost more than a quarter more', () => {
    expect(chooseReturn([at('06:00', 100), at('18:30', 126)])?.offerId).toBe('06:00');
  });
  it('does not leave late in the evening while another is to be had', () => {
    expect(chooseReturn([at('22:10'), at('11:00')])?.offerId).toBe('11:00');
    expect(chooseReturn([at('23:10'), at('22:10')])?.offerId).toBe('22:10');
  });
  it('costs less when two leave at once', () => {
    expect(
      chooseReturn([
        { ...at('18:00', 110), offerId: 'dear' },
        { ...at('18:00', 100), offerId: 'cheap' },
      ])?.offerId,
    ).toBe('cheap');
  });
  it('is none without flights', () => expect(chooseReturn([])).toBeNull());
});

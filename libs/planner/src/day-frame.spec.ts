import type { FlightOption } from '@app/contracts';
import { tripFrame } from './day-frame.js';

const flight = (departureAt: string, arrivalAt: string, durationMinutes: number): FlightOption => ({
  offerId: 'o',
  originIata: 'AAA',
  destinationIata: 'BBB',
  departureAt,
  arrivalAt,
  durationMinutes,
  stops: 0,
  carrier: 'Test Air',
  flightNumbers: [],
  price: { amount: 1, currency: 'EUR' },
  source: 'estimate',
});
const TRANSFERS = { arrivalMinutes: 30, departureMinutes: 30 };
const frameOf = (outbound: FlightOption | null, inbound: FlightOption | null) =>
  tripFrame({ startDate: '2027-05-10', endDate: '2027-05-14', outbound, inbound }, TRANSFERS);

describe('the frame of a trip', () => {
  it('gives the arrival day what is left after border, transfer, check-in and rest', () => {
    const [first] = frameOf(flight('2027-05-10T08:00', '2027-05-10T10:00', 120), null).days;
    expect(first).toMatchObject({ kind: 'arrival', fromMinute: 600 + 45 + 30 + 60 });
  });
  it('gives more rest after an intercontinental flight', () => {
    const [first] = frameOf(flight('2027-05-10T00:10', '2027-05-10T10:00', 700), null).days;
    expect(first?.fromMinute).toBe(600 + 45 + 30 + 90);
  });
  it('lets people sleep who check in at night, but not until noon', () => {
    const riseAfter = (landing: string) => frameOf(flight('2027-05-10T21:00', `2027-05-11T${landing}`, 200), null).days[1]?.fromMinute;
    expect(riseAfter('00:15')).toBe(15 + 45 + 30 + 420);
    expect(riseAfter('03:00')).toBe(570);
  });
  it('ends the departure day two hours and a transfer before take-off, three hours for long flights', () => {
    expect(frameOf(null, flight('2027-05-14T18:00', '2027-05-14T20:00', 120)).days.at(-1)).toMatchObject({ kind: 'departure', toMinute: 1080 - 120 - 30 });
    expect(frameOf(null, flight('2027-05-14T18:00', '2027-05-15T07:00', 700)).days.at(-1)).toMatchObject({ kind: 'departure', toMinute: 1080 - 180 - 30 });
  });
  it('makes transit days of the dates before a late arrival and books no bed for the night in the air', () => {
    const frame = frameOf(flight('2027-05-10T22:00', '2027-05-11T14:00', 800), null);
    expect(frame.days.map((day) => day.kind)).toEqual(['before_arrival', 'arrival', 'full', 'full', 'departure']);
    expect(frame).toMatchObject({ checkInDate: '2027-05-11', checkOutDate: '2027-05-14', nights: 3 });
  });
  it('books the night that a landing after midnight still needs', () => {
    expect(frameOf(flight('2027-05-10T21:00', '2027-05-11T00:20', 200), null)).toMatchObject({ checkInDate: '2027-05-10', nights: 4 });
  });
  it('leaves the evening before when the flight home goes after midnight', () => {
    const frame = frameOf(null, flight('2027-05-14T01:30', '2027-05-14T09:00', 700));
    expect(frame.checkOutDate).toBe('2027-05-13');
    expect(frame.days.map((day) => day.kind)).toEqual(['arrival', 'full', 'full', 'departure', 'after_departure']);
    expect(frame.days[3]?.toMinute).toBe(1440 + 90 - 180 - 30);
  });
  it('has no night on a trip of one day', () => {
    expect(tripFrame({ startDate: '2027-05-10', endDate: '2027-05-10', outbound: null, inbound: null }, TRANSFERS)).toMatchObject({
      nights: 0,
      days: [{ kind: 'arrival' }],
    });
  });
  it('covers every date once without flights', () => {
    const frame = frameOf(null, null);
    expect(frame.days.map((day) => day.date)).toEqual(['2027-05-10', '2027-05-11', '2027-05-12', '2027-05-13', '2027-05-14']);
    expect(frame.nights).toBe(4);
  });
});

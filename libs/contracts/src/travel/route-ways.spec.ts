import { waysByStop } from './route-ways.js';

const leg = (id: string, date: string, departureTime: string | null = '10:00') => ({ id, date, departureTime });
const ROUTE = [{ arrive: '2027-05-10' }, { arrive: '2027-05-13' }];
const idsOf = (legs: ReturnType<typeof leg>[]) => waysByStop(ROUTE, legs).map((list) => list.map(({ id }) => id));

describe('the ways of a route', () => {
  it('stand before the stop that they lead to, and the last ones lead home', () =>
    expect(idsOf([leg('flight-outbound', '2027-05-10'), leg('train-1', '2027-05-13'), leg('flight-inbound', '2027-05-15')])).toEqual([
      ['flight-outbound'],
      ['train-1'],
      ['flight-inbound'],
    ]));
  it('begin the day before where the night is spent on the way', () => expect(idsOf([leg('flight-outbound', '2027-05-09')])[0]).toEqual(['flight-outbound']));
  it('are no rides within a place and no days out', () =>
    expect(idsOf([leg('local-d2', '2027-05-11', null), leg('d2-trip-out', '2027-05-11'), leg('car-rental', '2027-05-10', null)])).toEqual([[], [], []]));
});

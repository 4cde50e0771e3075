import { guideTown, stopsOf, wishOf } from '../testing/made-trips.js';
import { byCar, wishedDayTrips } from './day-trips.js';

const tripsFrom = (town: string, said: string): string[] =>
  wishedDayTrips([wishOf('activity', { said, targets: [said] })], stopsOf([[guideTown(town), 4]], '2027-05-10')).map(({ name }) => name);

describe('day trips that a wish names', () => {
  it.each([
    ['Toronto', 'Niagara Falls one last time', 'Niagara Falls'],
    ['Riga', 'a day at the beach in Jurmala', 'Jūrmala'],
  ])('from %s for "%s" go to %s', (town, said, name) => expect(tripsFrom(town, said)).toEqual([name]));
  it('are none to the region in which they stay', () => expect(tripsFrom('Kochi', 'ten days in Kerala')).toEqual([]));
  it('are none for what the town has itself', () => expect(tripsFrom('Toronto', 'St Lawrence Market')).toEqual([]));
});

describe('a day out in the travellers’ own car', () => {
  const [trip] = wishedDayTrips([wishOf('day_trip', { targets: ['Sintra'] })], stopsOf([[guideTown('Lisbon'), 4]], '2027-05-10'));
  it('is driven, and costs what the car costs', () => {
    expect(trip?.way.mode).toBe('train');
    expect(trip && byCar(trip).way).toMatchObject({ mode: 'drive', toName: 'Sintra' });
    expect(trip && byCar(trip).way.minutes).toBeLessThan(60);
  });
  it('stays a boat where it is one', () => {
    expect(trip && byCar({ ...trip, way: { ...trip.way, mode: 'ferry' } }).way.mode).toBe('ferry');
  });
});

import { guideTown, stopsOf, wishOf } from '../testing/made-trips.js';
import { wishedDayTrips } from './day-trips.js';

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

import { wordsIn } from '@app/messages';
import { guideTown, stopsOf, wishOf } from '../testing/made-trips.js';
import { breakSights } from './break-sights.js';

const breakIn = (city: string, food: string) =>
  breakSights([wishOf('food', { said: food, targets: [food] })], stopsOf([[guideTown(city), 3]], '2027-05-10'), wordsIn('en'))[0];

describe('a break for something sweet', () => {
  it('is at a café by name where one is known', () => expect(breakIn('Vienna', 'cake')).toMatchObject({ source: 'guide' }));

  it('is in the quarter of the stay where only beer is poured and kitchens rest between the meals', () => {
    const sight = breakIn('Bruges', 'chocolate');
    expect(sight).toMatchObject({ title: expect.stringContaining('Chocolate') as string, source: 'estimate' });
    expect(sight?.place.hours).toContainEqual({ days: 'Mon-Sun', from: '14:45', to: '18:00' });
  });
});

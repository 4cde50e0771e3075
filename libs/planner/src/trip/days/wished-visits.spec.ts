import { guideTown, placeOf, requestOf, stopsOf, townWith, wishOf } from '../testing/made-trips.js';
import { planDays } from './plan-days.js';

const START = '2027-05-10';

describe('what was wished for', () => {
  const { lat, lng } = guideTown('Lisbon');
  const near = { lat: lat + 0.01, lng: lng + 0.01 };
  const wishes = [wishOf('place', { said: 'the Quince Quarry', targets: ['Quince Quarry'] })];
  const visitsOf = (hours: { readonly from: string; readonly to: string }) =>
    planDays(
      requestOf(
        stopsOf(
          [[townWith([placeOf('quarry', { ...near, name: 'Quince Quarry', visitMinutes: 300, hours: [{ days: 'Mon-Sun', ...hours }] }), placeOf('other', near)]), 3]],
          START,
        ),
        { wishes },
      ),
    ).days.flatMap(({ activities }) => activities.filter(({ place }) => place.name === 'Quince Quarry'));

  it('is seen for a shorter time where its hours leave no room for a whole visit', () => expect(visitsOf({ from: '09:00', to: '12:00' })).toHaveLength(1));
  it('is not seen where it is open for less than any visit', () => expect(visitsOf({ from: '09:00', to: '09:40' })).toHaveLength(0));
});

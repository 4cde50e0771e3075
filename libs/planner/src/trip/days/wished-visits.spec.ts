import { guideTown, placeOf, requestOf, stopsOf, townWith, wishOf } from '../testing/made-trips.js';
import { planDays } from './plan-days.js';

const START = '2027-05-10';
/** Far from every town that a day trip could lead to. */
const REMOTE = { lat: -48, lng: -120 };

describe('what was wished for', () => {
  const wishes = [wishOf('place', { said: 'the Quince Quarry', targets: ['Quince Quarry'] })];
  const visitsOf = (hours: { readonly from: string; readonly to: string }) => {
    const quarry = placeOf('quarry', { ...REMOTE, name: 'Quince Quarry', visitMinutes: 300, hours: [{ days: 'Mon-Sun', ...hours }] });
    const stayAreas = guideTown('Lisbon').stayAreas.map((area) => ({ ...area, ...REMOTE }));
    const town = townWith([quarry, placeOf('other', REMOTE)], { ...REMOTE, stayAreas, excursions: [] });
    const { days } = planDays(requestOf(stopsOf([[town, 3]], START), { wishes }));
    return days.flatMap(({ activities }) => activities.filter(({ place, kind }) => place.name === 'Quince Quarry' && kind !== 'free_time'));
  };

  it('is seen for a shorter time where its hours leave no room for a whole visit', () => expect(visitsOf({ from: '09:00', to: '12:00' })).toHaveLength(1));
  it('is not seen where it is open for less than any visit', () => expect(visitsOf({ from: '09:00', to: '09:40' })).toHaveLength(0));
});

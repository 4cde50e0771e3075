import { Catalog } from '@app/contracts';
import { catalogPlaces } from './catalog-places.js';

const catalog = Catalog.parse({
  currency: 'EUR',
  cities: [{ name: 'Home' }, { name: 'Arbon', state: 'Hills', country: 'Nowhere' }],
  ...{ flights: [], ground: [], accommodations: [], restaurants: [], attractions: [] },
});
const request = { userId: 'ann', travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', budget: 900, adults: 2, children: 0, interests: [] };

describe('the places of a catalog', () => {
  const places = (requestText: string, more: object = {}) => catalogPlaces(catalog, { ...request, requestText, ...more });
  it('are found under the names that the reader gives', () => {
    expect(places('x', { originCity: 'home', destinationHint: 'hills, Nowhere' })).toEqual({ origin: 'Home', destination: 'Hills' });
  });
  it('are found in the words where the reader knows no such place', () => {
    expect(places('Departing from home we want to see Arbon')).toEqual({ origin: 'Home', destination: 'Arbon' });
  });
  it('are left as they were said when the catalog lacks them', () => {
    expect(places('x', { originCity: 'Oslo', destinationHint: 'Bergen' })).toEqual({ origin: 'Oslo', destination: 'Bergen' });
  });
});

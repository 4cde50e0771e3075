import { GuideCity } from './city.schema.js';
import { cityOfTables } from './city-tables.js';
import type { CityTables } from './city-tables.js';

const PLACE =
  'old-fort | Old Fort | landmark | history,views | 10.5 -20.25 | 60 out | 12/0 | Tue-Sun 09:00-17:00; Fri 18:00-21:00 closed 01-01 12-25 | 4 | Walls over the harbour.';
const MONTH = '20/10/50/6';

function tables(more: Partial<CityTables> = {}): CityTables {
  return {
    id: 'testtown',
    name: 'Testtown',
    aliases: [],
    country: 'Portugal',
    countryCode: 'PT',
    continent: 'Europe',
    cityCode: 'LIS',
    lat: 10.5,
    lng: -20.25,
    timezone: 'Europe/Lisbon',
    currency: 'EUR',
    languages: ['Test'],
    plugs: ['C'],
    asOf: '2026-11',
    summary: 'A town that exists only so that tables can be tested on it.',
    bestFor: ['history', 'views', 'walks'],
    daily: { food: { budget: 1, midrange: 2, premium: 3 }, localTransport: 1 },
    localTransport: { summary: 'Trams run everywhere in town.', singleFare: 2, dayPass: null },
    safety: ['Trams come silently from behind.'],
    airports: 'LIS | metro | 35 | 2.4',
    climate: Array.from({ length: 12 }, () => MONTH).join(' '),
    stayAreas: 'old-town | Old Town | 10.5 -20.2 | 60 120 240.5 | Everything is near.',
    places: `\n    ${PLACE}\n`,
    eateries: 'tavern | Tavern | restaurant | Test,fine food | - | lunch,dinner | budget | 10.5 -20.2 | 9.5 | always | Soup of the day.',
    ...more,
  };
}

describe('a city in tables', () => {
  it('reads a place with two prices, hours of several rules and closing days', () => {
    expect(cityOfTables(tables()).places).toEqual([
      {
        id: 'old-fort',
        name: 'Old Fort',
        kind: 'landmark',
        interests: ['history', 'views'],
        lat: 10.5,
        lng: -20.25,
        visitMinutes: 60,
        cost: 12,
        childCost: 0,
        indoor: false,
        hours: [
          { days: 'Tue-Sun', from: '09:00', to: '17:00' },
          { days: 'Fri', from: '18:00', to: '21:00' },
        ],
        closedOn: ['01-01', '12-25'],
        rank: 4,
        note: 'Walls over the harbour.',
      },
    ]);
  });
  it('reads tables, stays, months and airports', () => {
    const { eateries, stayAreas, climate, airports } = cityOfTables(tables());
    expect(eateries[0]).toMatchObject({ cuisines: ['Test', 'fine food'], diets: [], meals: ['lunch', 'dinner'], hours: 'always', mealCost: 9.5 });
    expect(stayAreas[0]).toMatchObject({ nightly: { budget: 60, midrange: 120, premium: 240.5 } });
    expect(climate[11]).toEqual({ highC: 20, lowC: 10, rainMm: 50, rainyDays: 6 });
    expect(airports[0]).toMatchObject({ iata: 'LIS', lat: expect.closeTo(38.8, 0), transfer: { mode: 'metro', minutes: 35, cost: 2.4 } });
  });
  it('reads each list once and only when asked', () => {
    const city = cityOfTables(tables({ eateries: 'not a row' }));
    expect(city.places).toBe(city.places);
    expect(() => city.eateries).toThrow();
  });
  it('is a city like any other to those who copy or check it', () => {
    const city = cityOfTables(tables({ places: Array.from({ length: 12 }, () => PLACE).join('\n') }));
    expect(structuredClone(city)).toEqual({ ...city });
    expect(GuideCity.shape.places.safeParse(city.places).success).toBe(true);
  });
  it.each([
    ['a price that is missing', PLACE.replace('12/0', '')],
    ['a kind that does not exist', PLACE.replace('landmark', 'castle')],
    ['neither in nor out', PLACE.replace('60 out', '60')],
    ['half a coordinate', PLACE.replace('10.5 -20.25', '10.5')],
    ['hours without days', PLACE.replace('Tue-Sun 09:00', '09:00')],
    ['a missing column', PLACE.replace(' | 4', '')],
    ['a column too many', `${PLACE} | more`],
  ])('refuses a place with %s', (_, places) => expect(() => cityOfTables(tables({ places })).places).toThrow());
  it('refuses an airport that the list lacks', () => expect(() => cityOfTables(tables({ airports: 'QQQ | bus | 10 | 1' })).airports).toThrow());
});

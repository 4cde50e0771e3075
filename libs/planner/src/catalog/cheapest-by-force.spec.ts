import fc from 'fast-check';
import { Catalog, addDays } from '@app/contracts';
import type { CatalogTripRequest } from './catalog-trip.js';
import { planCatalogTrip } from './plan-catalog-trip.js';
import { smallRequest } from './testing/small-catalogs.js';

const TOWNS = ['Arbon', 'Bruck'];
const DAYS = ['2027-05-10', '2027-05-11', '2027-05-12', '2027-05-13'];
const ALL = ['Home', ...TOWNS];
const cost = fc.integer({ min: 1, max: 60 });

const ground = fc.record({
  from: fc.constantFrom(...ALL),
  to: fc.constantFrom(...ALL),
  mode: fc.constantFrom('taxi', 'self-driving', 'train'),
  durationMinutes: fc.integer({ min: 60, max: 1_500 }),
  cost,
});
const flight = fc.record({ from: fc.constantFrom(...ALL), to: fc.constantFrom(...ALL), date: fc.constantFrom(...DAYS), price: cost });
const room = fc.record({
  city: fc.constantFrom(...TOWNS),
  price: cost,
  roomType: fc.constantFrom('Private room', 'Entire home'),
  houseRules: fc.constantFrom<string[]>([], ['No pets']),
  minimumNights: fc.integer({ min: 1, max: 3 }),
  capacity: fc.integer({ min: 1, max: 3 }),
});
const table = fc.record({ city: fc.constantFrom(...TOWNS), averageCost: cost, cuisines: fc.subarray(['Thai', 'Local'], { minLength: 1 }) });

const catalogs = fc
  .record({
    ground: fc.array(ground, { maxLength: 10 }),
    flights: fc.array(flight, { maxLength: 8 }),
    rooms: fc.array(room, { maxLength: 5 }),
    tables: fc.array(table, { maxLength: 6 }),
  })
  .map(({ ground: ways, flights, rooms, tables }) =>
    Catalog.parse({
      currency: 'EUR',
      timeGrain: 'day',
      cities: ALL.map((name) => ({ name, ...(name === 'Home' ? {} : { state: 'Hills' }) })),
      ground: ways,
      flights: flights.map((row, i) => ({ ...row, number: `F${i}`, departure: '08:00', arrival: '10:00' })),
      accommodations: rooms.map((row, i) => ({ ...row, name: `House ${String.fromCharCode(65 + i)}` })),
      restaurants: tables.map((row, i) => ({ ...row, name: `Table ${String.fromCharCode(65 + i)}` })),
      attractions: [],
    }),
  );
const requests = fc.record({
  cities: fc.constantFrom(1, 2),
  endDate: fc.constantFrom(...DAYS.slice(1)),
  people: fc.integer({ min: 1, max: 4 }),
  houseRule: fc.constantFrom(null, 'pets'),
  roomType: fc.constantFrom(null, 'entire room'),
  cuisines: fc.subarray(['Thai', 'Local']),
});

/** Everything tried in the plainest way; meals only as far as a cuisine asks for them on days that need none. */
function cheapest(catalog: Catalog, request: CatalogTripRequest): number {
  const nights = DAYS.indexOf(request.endDate);
  const orders = request.cities === 1 ? TOWNS.map((town) => [town]) : [TOWNS, [...TOWNS].reverse()];
  let best = Infinity;
  for (const order of orders)
    for (let first = 1; first <= nights; first += 1) {
      const stays = order.length === 1 ? [nights] : [first, nights - first];
      if (stays.some((of) => of < 1)) continue;
      for (const own of [true, false])
        best = Math.min(best, ways(catalog, request, order, stays, own) + beds(catalog, request, order, stays) + food(catalog, request, order, stays));
    }
  return best;
}

function ways(catalog: Catalog, { people }: CatalogTripRequest, order: readonly string[], stays: readonly number[], own: boolean): number {
  const stops = ['Home', ...order, 'Home'];
  let day = 0;
  let sum = 0;
  for (let i = 0; i + 1 < stops.length; i += 1) {
    const offers = catalog.ground
      .filter((row) => row.from === stops[i] && row.to === stops[i + 1] && row.durationMinutes < 1_440 && (row.mode === 'self-driving') === own)
      .map((row) => row.cost * (row.mode === 'train' ? people : Math.ceil(people / (row.mode === 'taxi' ? 4 : 5))));
    const flights = own
      ? []
      : catalog.flights
          .filter((row) => row.from === stops[i] && row.to === stops[i + 1] && row.date === addDays('2027-05-10', day))
          .map((row) => row.price * people);
    sum += Math.min(...offers, ...flights);
    day += stays[i] ?? 0;
  }
  return sum;
}

function beds(catalog: Catalog, { people, houseRule, roomType }: CatalogTripRequest, order: readonly string[], stays: readonly number[]): number {
  return order.reduce((sum, city, i) => {
    const nights = stays[i] ?? 0;
    const rooms = catalog.accommodations.filter(
      (row) => row.city === city && row.minimumNights <= nights && !(houseRule && row.houseRules.length > 0) && !(roomType && row.roomType !== 'Entire home'),
    );
    return sum + Math.min(...rooms.map((row) => row.price * Math.ceil(people / row.capacity) * nights));
  }, 0);
}

function food(catalog: Catalog, { people, cuisines }: CatalogTripRequest, order: readonly string[], stays: readonly number[]): number {
  const cities = order.map((city, i) => {
    const rows = catalog.restaurants.filter((row) => row.city === city);
    const last = i === order.length - 1;
    const days = (stays[i] ?? 0) + (last ? 1 : 0);
    const full = Math.max(0, days - (last ? 2 : 1));
    return { rows, least: Math.min(rows.length, 3 * full), most: Math.min(rows.length, 3 * days) };
  });
  let best = Infinity;
  const pick = (at: number, sum: number, served: readonly string[]): void => {
    const city = cities[at];
    if (!city) {
      if (cuisines.every((cuisine) => served.includes(cuisine))) best = Math.min(best, sum * people);
      return;
    }
    for (let set = 0; set < 2 ** city.rows.length; set += 1) {
      const chosen = city.rows.filter((_, bit) => set & (1 << bit));
      if (chosen.length < city.least || chosen.length > city.most) continue;
      pick(at + 1, sum + chosen.reduce((all, row) => all + row.averageCost, 0), [...served, ...chosen.flatMap((row) => row.cuisines)]);
    }
  };
  pick(0, 0, []);
  return best;
}

describe('against everything tried in the plainest way', () => {
  it('finds a trip for exactly the budgets that some trip keeps to', async () => {
    await fc.assert(
      fc.asyncProperty(catalogs, requests, async (catalog, more) => {
        const request = smallRequest({ ...more, destination: 'Hills' });
        const least = cheapest(catalog, request);
        const ask = (budget: number) => planCatalogTrip(catalog, { ...request, budget }, { deadlineMs: 60_000, seed: 1, nowMs: () => 0 });
        if (!Number.isFinite(least)) {
          expect(await ask(1e9)).toHaveProperty('noTrip');
          return;
        }
        const found = await ask(least);
        expect(found).toHaveProperty('trip');
        if ('trip' in found) expect(found.trip.totalCents).toBeLessThanOrEqual(least * 100);
        expect(await ask(least - 0.5)).toHaveProperty('noTrip');
      }),
      { numRuns: 150, seed: 6 },
    );
  }, 60_000);
});

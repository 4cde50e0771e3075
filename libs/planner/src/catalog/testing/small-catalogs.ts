import { Catalog } from '@app/contracts';
import type { CatalogTripRequest } from '../catalog-trip.js';

/** A day's trip between three towns of one state, with a taxi everywhere and a flight or two. */
export function smallCatalog(more: Partial<Record<keyof Catalog, unknown>> = {}): Catalog {
  const towns = ['Arbon', 'Bruck'];
  return Catalog.parse({
    currency: 'EUR',
    timeGrain: 'day',
    cities: [{ name: 'Home' }, ...towns.map((name) => ({ name, state: 'Hills' }))],
    flights: [
      { number: 'F1', from: 'Home', to: 'Arbon', date: '2027-05-10', departure: '08:00', arrival: '09:00', price: 40 },
      { number: 'F2', from: 'Home', to: 'Arbon', date: '2027-05-11', departure: '08:00', arrival: '09:00', price: 1 },
    ],
    ground: [
      ...[
        ['Home', 'Arbon'],
        ['Arbon', 'Home'],
        ['Arbon', 'Bruck'],
        ['Bruck', 'Arbon'],
        ['Bruck', 'Home'],
        ['Home', 'Bruck'],
      ].flatMap(([from, to]) => [
        { from, to, mode: 'taxi', durationMinutes: 120, cost: 100 },
        { from, to, mode: 'self-driving', durationMinutes: 130, cost: 20 },
      ]),
    ],
    accommodations: towns.flatMap((city) => [
      { name: `Inn ${city}`, city, price: 50, roomType: 'Private room', houseRules: ['No pets'], capacity: 2, rating: 3 },
      { name: `Villa ${city}`, city, price: 200, roomType: 'Entire home/apt', capacity: 4, rating: 5 },
      { name: `Farm ${city}`, city, price: 30, roomType: 'Shared room', houseRules: ['No smoking'], minimumNights: 3, capacity: 1, rating: 4 },
    ]),
    restaurants: towns.flatMap((city) =>
      Array.from({ length: 10 }, (_, i) => ({
        name: `Table ${i} ${city}`,
        city,
        cuisines: i === 9 ? ['Thai'] : ['Local'],
        averageCost: i === 9 ? 60 : 10 + i,
        rating: 3,
      })),
    ),
    attractions: towns.flatMap((city) => Array.from({ length: 4 }, (_, i) => ({ name: `Sight ${i} ${city}`, city, lat: 47 + i / 100, lng: 9 }))),
    ...more,
  });
}

export const smallRequest = (more: Partial<CatalogTripRequest> = {}): CatalogTripRequest => ({
  originCity: 'Home',
  destination: 'Arbon',
  cities: null,
  startDate: '2027-05-10',
  endDate: '2027-05-12',
  people: 2,
  budget: 2_000,
  roomType: null,
  houseRule: null,
  cuisines: [],
  transportation: null,
  mustSee: [],
  avoid: [],
  ...more,
});

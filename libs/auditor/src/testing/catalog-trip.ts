import { Catalog, FinalPlan, UserRequest } from '@app/contracts';
import type { Constraints } from '@app/contracts';

const euros = (amount: number) => ({ amount, currency: 'EUR' });

/** Two towns with one house, one table and one sight; the hours of the table are not known. */
export const CATALOG: Catalog = Catalog.parse({
  currency: 'EUR',
  cities: [{ name: 'Norden' }, { name: 'Weststadt' }],
  flights: [],
  ground: [
    { from: 'Norden', to: 'Weststadt', mode: 'train', durationMinutes: 90, cost: 20 },
    { from: 'Weststadt', to: 'Norden', mode: 'train', durationMinutes: 90, cost: 20 },
  ],
  accommodations: [
    { name: 'Pension Linde', city: 'Weststadt', price: 80, roomType: 'Private room', houseRules: ['No pets'], minimumNights: 1, capacity: 2 },
    { name: 'Long Stay Lofts', city: 'Weststadt', price: 80, roomType: 'Entire home', houseRules: [], minimumNights: 3, capacity: 2 },
  ],
  restaurants: ['Bakery', 'Tavern', 'Grill', 'Counter'].map((name) => ({ name, city: 'Weststadt', averageCost: 10, cuisines: ['local'] })),
  attractions: [{ name: 'Town Wall', city: 'Weststadt', opens: '09:00', closes: '18:00' }],
});

const train = (id: string, [from, to]: readonly [string, string], [date, departureTime, arrivalTime]: readonly [string, string, string]) => ({
  id,
  mode: 'train',
  from,
  to,
  date,
  departureTime,
  arrivalDate: date,
  arrivalTime,
  description: 'Train',
  cost: euros(20),
  source: 'catalog',
  offerId: null,
});
const meal = (name: string, table: string, start: string, end: string) => ({
  meal: name,
  place: { name: table },
  cuisine: 'local',
  start,
  end,
  cost: euros(10),
  source: 'catalog',
});
const wall = {
  id: 'wall',
  title: 'Town Wall',
  kind: 'landmark',
  place: { name: 'Town Wall' },
  start: '14:00',
  end: '15:00',
  cost: euros(0),
  source: 'catalog',
};

/** A night in Weststadt by train, made from the catalog and right in every respect. */
export const catalogPlan = (): FinalPlan =>
  FinalPlan.parse({
    summary: 'A night in Weststadt',
    selectedDestination: { name: 'Weststadt', country: '', iataCode: null, cityCode: null, rationale: '' },
    selectedFlightOfferId: null,
    selectedReturnFlightOfferId: null,
    itinerary: [
      { date: '2027-05-10', city: 'Weststadt', theme: 'Arrival', activities: [wall], meals: [meal('dinner', 'Tavern', '18:30', '20:00')], weatherNote: null },
      { date: '2027-05-11', city: 'Weststadt', theme: 'Leaving', activities: [], meals: [meal('breakfast', 'Bakery', '08:00', '09:00')], weatherNote: null },
    ],
    budget: null,
    packingList: [],
    safetyFlags: [],
    transport: [
      train('out', ['Norden', 'Weststadt'], ['2027-05-10', '10:00', '11:30']),
      train('back', ['Weststadt', 'Norden'], ['2027-05-11', '13:00', '14:30']),
    ],
    stays: [
      {
        id: 'stay',
        name: 'Pension Linde',
        city: 'Weststadt',
        area: null,
        checkInDate: '2027-05-10',
        checkOutDate: '2027-05-11',
        nights: 1,
        rooms: 1,
        tier: null,
        cost: euros(80),
        source: 'catalog',
      },
    ],
    costs: { byCategory: { stays: 80, meals: 20, groundTransport: 40, activities: 0 }, total: 140, currency: 'EUR' },
    checks: { pass: true, violations: [] },
    sources: [],
  });

export const catalogRequest = (constraints: Constraints | null = null): UserRequest =>
  UserRequest.parse({
    requestText: 'a night in Weststadt',
    originCity: 'Norden',
    destinationHint: 'Weststadt',
    travelStartDate: '2027-05-10',
    travelEndDate: '2027-05-11',
    budget: 200,
    currency: 'EUR',
    adults: 1,
    constraints,
  });

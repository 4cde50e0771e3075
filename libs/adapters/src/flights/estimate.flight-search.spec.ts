import type { ExchangeRate, ExchangeRatePort } from '@app/ports';
import { addDays } from '@app/contracts';
import { createEstimateFlightSearch } from './estimate.flight-search.js';
import type { Airport } from './estimate.flight-search.js';
import { adultFareEur, dateFactor } from './fare-model.js';
import { FLIGHT_QUERY, describeFlightSearch } from './flight-search.contract.js';
import type { FlightSearchUnderTest } from './flight-search.contract.js';
import { greatCircleKm } from './great-circle.js';
import { lowCostShare } from './low-cost-routes.js';

const AIRPORTS: readonly Airport[] = [
  { iata: 'ZRH', name: 'Zurich', city: 'Zurich', lat: 47.458, lng: 8.548, timezone: 'Europe/Zurich' },
  { iata: 'LIS', name: 'Lisbon', city: 'Lisbon', lat: 38.774, lng: -9.134, timezone: 'Europe/Lisbon' },
  { iata: 'BSL', name: 'Basel', city: 'Basel', lat: 47.59, lng: 7.529, timezone: 'Europe/Zurich' },
  { iata: 'NRT', name: 'Narita', city: 'Tokyo', lat: 35.765, lng: 140.386, timezone: 'Asia/Tokyo' },
  { iata: 'SFO', name: 'San Francisco', city: 'San Francisco', lat: 37.619, lng: -122.375, timezone: 'America/Los_Angeles' },
  { iata: 'SYD', name: 'Sydney', city: 'Sydney', lat: -33.946, lng: 151.177, timezone: 'Australia/Sydney' },
];
const airportOf = (iata: string): Airport | undefined => AIRPORTS.find((airport) => airport.iata === iata);
const doubled = (from: string, to: string): ExchangeRate => ({ from, to, rate: from === to ? 1 : 2, asOf: '2027-01-01', source: 'estimate' });
const doubling: ExchangeRatePort = {
  rate: async (from, to) => doubled(from, to),
  rates: async (from, to) => from.map((one) => doubled(one, to)),
};
const flights = createEstimateFlightSearch({ airportOf, exchangeRates: doubling });
const signal = new AbortController().signal;
const search = (more: Partial<typeof FLIGHT_QUERY> = {}): ReturnType<typeof flights.search> => flights.search({ ...FLIGHT_QUERY, ...more }, signal);

const made = (search: typeof flights): Promise<FlightSearchUnderTest> => Promise.resolve({ flights: search, close: async () => {} });
describeFlightSearch('the estimate', {
  offering: () => made(flights),
  empty: () => made(createEstimateFlightSearch({ airportOf: () => undefined, exchangeRates: doubling })),
});

describe('flight estimate', () => {
  it('is marked as an estimate, with ids that tell route and day', async () => {
    const options = await search();
    expect(options.map(({ offerId }) => offerId).sort()).toEqual(['est_ZRH_LIS_2027-05-10_1', 'est_ZRH_LIS_2027-05-10_2', 'est_ZRH_LIS_2027-05-10_3']);
    for (const option of options) expect(option).toMatchObject({ source: 'estimate', carrier: 'Estimate', flightNumbers: [], stops: 0 });
  });

  it('is the same each time, and another one on another day', async () => {
    expect(await search()).toEqual(await search());
    // Monday to Friday, where only chance tells the days apart.
    const week = await Promise.all([0, 1, 2, 3, 4].map((days) => search({ departureDate: addDays('2027-05-10', days) })));
    expect(new Set(week.map(([cheapest]) => cheapest?.price.amount)).size).toBeGreaterThan(1);
  });

  it('departs in the morning, at noon and in the evening', async () => {
    const hours = (await search()).map(({ departureAt }) => Number(departureAt.slice(11, 13))).sort((a, b) => a - b);
    expect(hours[0]).toBeGreaterThanOrEqual(6);
    expect(hours[0]).toBeLessThan(9);
    expect(hours[1]).toBeGreaterThanOrEqual(12);
    expect(hours[1]).toBeLessThanOrEqual(14);
    expect(hours[2]).toBeGreaterThanOrEqual(17);
    expect(hours[2]).toBeLessThan(20);
  });

  it('lands at the local time of the destination', async () => {
    const [option] = await search();
    // 1725 km at 800 km/h and 40 minutes; Lisbon is an hour behind Zurich.
    expect(option?.durationMinutes).toBe(170);
    expect(minutesOfDay(option?.arrivalAt) - minutesOfDay(option?.departureAt)).toBe(170 - 60);
  });

  it('lands before it departed when it crosses the date line eastwards', async () => {
    const [option] = await search({ originIata: 'NRT', destinationIata: 'SFO' });
    expect(option?.arrivalAt.slice(0, 10)).toBe('2027-05-10');
    expect(option?.arrivalAt.localeCompare(option.departureAt)).toBe(-1);
  });

  it('has one stop beyond 9500 km', async () => {
    // 9580 km and 7850 km.
    const [zurich] = await search({ originIata: 'NRT', destinationIata: 'ZRH' });
    const [sydney] = await search({ originIata: 'NRT', destinationIata: 'SYD' });
    expect([zurich?.stops, sydney?.stops]).toEqual([1, 0]);
    expect(zurich?.durationMinutes).toBeGreaterThan((9500 / 800) * 60 + 40 + 150);
  });

  it('charges children three quarters of the fare', async () => {
    const [adults] = await search({ adults: 4 });
    const [family] = await search({ adults: 1, children: 4, childrenAges: [3, 5, 8, 12] });
    expect(family?.price.amount).toBe(adults?.price.amount);
  });

  it('gives whole units', async () => {
    for (const option of await search({ currency: 'USD', adults: 3 })) expect(Number.isInteger(option.price.amount)).toBe(true);
  });

  it.each([
    ['the same airport', { destinationIata: 'ZRH' }],
    ['an airport 80 km away', { destinationIata: 'BSL' }],
    ['an unknown airport', { destinationIata: 'XXX' }],
  ])('offers nothing to %s', async (_what, more) => expect(await search(more)).toEqual([]));
});

describe('fare model', () => {
  it.each([
    [700, 60, 110],
    [1700, 60, 110],
    [9500, 350, 450],
  ])('asks a usual fare for %i km', (km, from, to) => {
    expect(adultFareEur(km)).toBeGreaterThanOrEqual(from);
    expect(adultFareEur(km)).toBeLessThanOrEqual(to);
  });

  it('never gets cheaper with distance, but cheaper per km', () => {
    const distances = [100, 1499, 1501, 5000, 9499, 9501, 17_000];
    const fares = distances.map(adultFareEur);
    expect(fares).toEqual([...fares].sort((a, b) => a - b));
    const perKm = distances.map((km) => adultFareEur(km) / km);
    expect(perKm).toEqual([...perKm].sort((a, b) => b - a));
  });

  it.each([
    ['a Monday in May', '2027-05-10', 1],
    ['a Sunday in May', '2027-05-09', 1.12],
    ['a Monday in August', '2027-08-02', 1.25],
    ['a Saturday in December', '2027-12-18', 1.4],
  ])('knows %s', (_day, date, factor) => expect(dateFactor(date)).toBeCloseTo(factor));
});

describe('routes where low fares compete', () => {
  it.each([
    ['London to Gdańsk in January', 'STN', 'GDN', '2027-01-19', 0.527],
    ['Dublin to Riga in June', 'DUB', 'RIX', '2027-06-10', 0.62],
    ['Bangkok to Hanoi', 'DMK', 'HAN', '2027-03-10', 0.72],
    ['Zurich to Lisbon, where one end has none', 'ZRH', 'LIS', '2027-05-10', 1],
    ['London to Bangkok, of two regions', 'LGW', 'BKK', '2027-05-10', 1],
  ])('%s', (_route, from, to, date, share) => expect(lowCostShare(from, to, date)).toBeCloseTo(share, 3));
});

describe('great-circle distance', () => {
  it('knows a quarter of the equator and the way over the pole', () => {
    expect(greatCircleKm({ lat: 0, lng: 0 }, { lat: 0, lng: 90 })).toBeCloseTo(10_007.6, 0);
    expect(greatCircleKm({ lat: 80, lng: 0 }, { lat: 80, lng: 180 })).toBeCloseTo(2_223.9, 0);
  });
});

const minutesOfDay = (local = ''): number => Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));

import { fromCents, toCents } from '@app/contracts';
import { findGuideCity } from '@app/guide';
import type { GuideCity } from '@app/guide';
import { planCityTrip } from './plan-city-trip.js';
import type { CityTripInput, TripPlan } from './trip-input.js';

const lisbon = findGuideCity('Lisbon') as GuideCity;
const flight = (offerId: string, departureAt: string, arrivalAt: string) => ({
  offerId,
  originIata: 'ZRH',
  destinationIata: 'LIS',
  departureAt,
  arrivalAt,
  durationMinutes: 170,
  stops: 0,
  carrier: 'Test Air',
  flightNumbers: [],
  price: { amount: 200, currency: 'EUR' },
  source: 'estimate' as const,
});
const FARES = 400;

/** Five days in Lisbon with flights, on an inferred simple tier. */
const plan = (budget: number, more: Partial<CityTripInput> = {}): TripPlan =>
  planCityTrip({
    city: lisbon,
    startDate: '2027-05-10',
    endDate: '2027-05-14',
    adults: 2,
    children: 0,
    childrenAges: [],
    currency: 'EUR',
    rateFromCity: 1,
    rateAsOf: '2026-10-01',
    preferences: { travelStyle: 'balanced', prioritizedInterests: [], preferredPace: 'normal', accommodationPreference: 'budget' },
    tierIsWish: false,
    constraints: null,
    interests: [],
    weather: [],
    outbound: flight('out', '2027-05-10T07:50', '2027-05-10T09:40'),
    inbound: { ...flight('back', '2027-05-14T17:40', '2027-05-14T21:30'), originIata: 'LIS', destinationIata: 'ZRH' },
    groundBudget: fromCents(toCents(budget - FARES)),
    language: 'en',
    ...more,
  });
const usual = plan(0, { groundBudget: null });
const openTables = ({ days }: TripPlan): number =>
  days.flatMap((day) => day.meals ?? []).filter(({ meal, place }) => meal !== 'breakfast' && place === null).length;
const said = ({ notes }: TripPlan): string => notes.filter((note) => note.includes('budget was left')).join(' ');

describe('money that is left', () => {
  it('raises stay and meals one tier, keeps a reserve of the whole budget and says so', () => {
    const trip = plan(2_400);
    expect(trip.tier).toBe('midrange');
    expect(trip.costs.total).toBeLessThanOrEqual(2_400 * 0.95);
    expect(said(trip)).toBe('Much of the budget was left, so stay and meals were raised from budget to midrange.');
  });
  it('raises one tier only', () => expect(plan(20_000).tier).toBe('midrange'));
  it('raises what fits when both do not', () => {
    const trip = plan(1_600);
    expect(trip.costs.total).toBeLessThanOrEqual(1_600 * 0.95);
    expect(said(trip)).toBe('Much of the budget was left, so the meals were raised from budget to midrange.');
  });
  it('stays as it is while less than a fifth is unspent', () => {
    const ground = usual.costs.total - FARES;
    const trip = plan(FARES + ground * 1.2);
    expect(said(trip)).toBe('');
    expect(trip.tier).toBe('budget');
  });
  it('leaves a tier alone that the traveller asked for', () => {
    const trip = plan(20_000, { tierIsWish: true });
    expect([trip.tier, said(trip), trip.costs.total]).toEqual(['budget', '', usual.costs.total]);
  });
  it('has no tier above the highest', () => {
    const preferences = { travelStyle: 'balanced', prioritizedInterests: [], preferredPace: 'normal', accommodationPreference: 'premium' } as const;
    expect(plan(50_000, { preferences: { ...preferences, prioritizedInterests: [] } }).tier).toBe('premium');
  });
  it('seats people at a table of the next tier where no other fits', () => {
    const trip = plan(1_500);
    expect(openTables(trip)).toBeLessThan(openTables(usual));
    expect(trip.notes.join(' ')).toContain('one of the next tier is named');
  });
  it.each([1_400, 1_500, 1_800, 2_400, 4_000])('leaves at most two lunches and dinners of five days without a table for %d EUR', (budget) =>
    expect(openTables(plan(budget))).toBeLessThanOrEqual(2),
  );
});

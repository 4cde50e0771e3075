import { ItineraryDay, Stay, TransportLeg } from '@app/contracts';
import { planUnknownCity } from './plan-unknown-city.js';
import type { UnknownCityInput } from './trip-input.js';

const INPUT: UnknownCityInput = {
  cityName: 'Faraway',
  startDate: '2027-05-10',
  endDate: '2027-05-13',
  adults: 2,
  children: 0,
  childrenAges: [],
  currency: 'CHF',
  rateFromEur: 0.95,
  rateAsOf: '2026-11-01',
  preferences: { travelStyle: 'balanced', prioritizedInterests: [], preferredPace: 'normal', accommodationPreference: 'midrange' },
  constraints: null,
  interests: ['food'],
  weather: [],
  outbound: null,
  inbound: null,
  groundBudget: null,
};

describe('planUnknownCity', () => {
  const trip = planUnknownCity(INPUT);

  it('names no place but the city itself', () => {
    const names = trip.days.flatMap((day) => [
      ...day.activities.map((activity) => activity.place.name),
      ...(day.meals ?? []).flatMap((meal) => meal.place?.name ?? []),
    ]);
    expect(new Set(names)).toEqual(new Set(['Faraway']));
  });
  it('has one free entry and the meals of each day, without overlap', () => {
    for (const day of trip.days) {
      expect(day.activities.map(({ kind }) => kind)).toEqual(['free_time']);
      const [free] = day.activities;
      for (const meal of day.meals ?? []) expect(meal.end <= (free?.start ?? '') || meal.start >= (free?.end ?? '')).toBe(true);
    }
  });
  it('marks every price as an estimate', () => {
    const sources = [...trip.days.flatMap((day) => [...day.activities, ...(day.meals ?? [])]), ...trip.stays, ...trip.transport].map((item) => item.source);
    expect(new Set(sources)).toEqual(new Set(['estimate']));
  });
  it('says what is missing and where the estimates come from', () => {
    expect(trip.notes.join(' ')).toContain('The guide has no places for Faraway');
    expect(trip.notes.join(' ')).toContain('0.95 CHF for one euro');
  });
  it('fits the contracts', () => {
    for (const day of trip.days) expect(ItineraryDay.safeParse(day).success).toBe(true);
    for (const stay of trip.stays) expect(Stay.safeParse(stay).success).toBe(true);
    for (const leg of trip.transport) expect(TransportLeg.safeParse(leg).success).toBe(true);
  });
  it('steps down to a lower tier before it gives up on the budget', () => {
    const total = trip.costs.total;
    expect(planUnknownCity({ ...INPUT, groundBudget: total - 1 })).toMatchObject({ tier: 'budget', unmet: [] });
    expect(planUnknownCity({ ...INPUT, groundBudget: 10 }).unmet).toEqual([{ what: 'budget', why: expect.stringContaining('CHF over') }]);
  });
  it('cannot promise a must-see', () => expect(planUnknownCity({ ...INPUT, constraints: { mustSee: ['Old Bridge'] } }).unmet[0]?.what).toBe('Old Bridge'));
});

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
  tierIsWish: false,
  constraints: null,
  interests: ['food'],
  weather: [],
  outbound: null,
  inbound: null,
  groundBudget: null,
  language: 'en',
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
    expect(trip.notes.join(' ')).toContain('Assumed for Faraway, without knowing the country: a double room at 104.50 CHF a night');
  });
  it('speaks of no rate when prices stay in euro', () =>
    expect(planUnknownCity({ ...INPUT, currency: 'EUR', rateFromEur: 1 }).notes.join(' ')).not.toContain('one euro'));
  it('says that an airport transfer is an estimate, and nothing twice', () => {
    const inbound = {
      offerId: 'back',
      originIata: 'FAR',
      destinationIata: 'ZRH',
      departureAt: '2027-05-13T18:00',
      arrivalAt: '2027-05-13T20:00',
      durationMinutes: 120,
      stops: 0,
      carrier: 'Test Air',
      flightNumbers: [],
      price: { amount: 100, currency: 'CHF' },
      source: 'live' as const,
    };
    const transfer = planUnknownCity({ ...INPUT, inbound }).transport.find(({ id }) => id === 'transfer-departure');
    expect(transfer?.description).toBe('Airport transfer, about 60 minutes (estimate)');
    for (const { title, note } of trip.days.flatMap((day) => day.activities)) expect(note).not.toContain(title);
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
  it('steps up one tier when much of the budget is left, unless the tier was asked for', () => {
    const much = { ...INPUT, groundBudget: 10_000 };
    expect(planUnknownCity(much)).toMatchObject({
      tier: 'premium',
      notes: expect.arrayContaining([expect.stringContaining('raised from midrange to premium')]),
    });
    expect(planUnknownCity({ ...much, tierIsWish: true }).tier).toBe('midrange');
  });
  it('cannot promise a must-see', () => expect(planUnknownCity({ ...INPUT, constraints: { mustSee: ['Old Bridge'] } }).unmet[0]?.what).toBe('Old Bridge'));
});

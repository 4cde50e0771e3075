import fc from 'fast-check';
import { createTableExchangeRates } from '@app/adapters';
import { GUIDE_CITIES, findGuideCity } from '@app/guide';
import { planCityTrip, planUnknownCity } from '@app/planner';
import { auditPlan } from './audit-plan.js';
import { TRIP, finalPlanOf, inputOf, requestOf } from './testing/usual-trip.js';
import type { Trip } from './testing/usual-trip.js';

const anyTrip: fc.Arbitrary<Trip> = fc.record({
  city: fc.constantFrom(...GUIDE_CITIES),
  startDate: fc
    .tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 1, max: 28 }))
    .map(([month, day]) => `2027-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`),
  days: fc.integer({ min: 1, max: 10 }),
  budget: fc.integer({ min: 100, max: 15_000 }),
  adults: fc.integer({ min: 1, max: 6 }),
  children: fc.integer({ min: 0, max: 3 }),
  pace: fc.constantFrom('slow', 'normal', 'fast'),
  tier: fc.constantFrom('budget', 'midrange', 'premium'),
  tierIsWish: fc.boolean(),
  interests: fc.subarray(['food', 'museums', 'walks', 'nightlife', 'beach', 'shopping', 'history']),
  constraints: fc.option(
    fc.record({
      diet: fc.constantFrom([], ['vegetarian'], ['halal']),
      avoid: fc.constantFrom([], ['museums'], ['churches', 'zoo']),
      mobility: fc.constantFrom(undefined, 'wheelchair'),
    }),
  ),
  flights: fc.option(
    fc.record({
      landing: fc.integer({ min: 0, max: 1439 }),
      landingDay: fc.integer({ min: 0, max: 1 }),
      takeOff: fc.integer({ min: 0, max: 1439 }),
      durationMinutes: fc.constantFrom(120, 700),
    }),
  ),
  wetDays: fc.subarray([0, 1, 2, 3]),
});

describe('plans of the guide', () => {
  it('pass the audit, over the budget only when they say so', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        const input = inputOf(trip);
        const plan = planCityTrip(input);
        const { violations } = auditPlan(finalPlanOf(plan, trip.city.name), { request: requestOf(trip, input), findCity: findGuideCity });
        const admitsBudget = plan.unmet.some(({ what }) => what === 'budget');
        expect(violations.filter(({ code }) => !(code === 'OVER_BUDGET' && admitsBudget))).toEqual([]);
        expect(violations.some(({ code }) => code === 'OVER_BUDGET')).toBe(admitsBudget);
      }),
      { numRuns: 220, seed: 20270510 },
    );
  });

  it.each(GUIDE_CITIES.map((city) => [city.name, city] as const))('see %s in three days of summer and winter at every tier', async (_, city) => {
    const { rate } = await createTableExchangeRates().rate(city.currency, 'EUR', new AbortController().signal);
    for (const startDate of ['2027-06-18', '2027-01-11'])
      for (const tier of ['budget', 'midrange', 'premium'] as const) {
        const trip: Trip = { ...TRIP, city, startDate, days: 3, budget: 20_000, tier, tierIsWish: true };
        const input = { ...inputOf(trip), rateFromCity: rate };
        const plan = planCityTrip(input);
        const { violations } = auditPlan(finalPlanOf(plan, city.name), { request: requestOf(trip, input), findCity: findGuideCity });
        expect([startDate, tier, violations, plan.unmet]).toEqual([startDate, tier, [], []]);
        expect(plan.days.map(({ activities }) => activities.length >= 1)).toEqual([true, true, true]);
        expect(plan.days.flatMap(({ meals }) => meals ?? []).filter(({ place }) => place !== null).length).toBeGreaterThanOrEqual(2);
      }
  });

  it('seat nobody at a table whose name is to be avoided', () => {
    const tablesOf = (trip: Trip) => planCityTrip(inputOf(trip)).days.flatMap((day) => (day.meals ?? []).flatMap(({ place }) => place?.name ?? []));
    const [first = ''] = tablesOf(TRIP);
    expect(first).not.toBe('');
    expect(tablesOf({ ...TRIP, constraints: { avoid: [first] } })).not.toContain(first);
  });

  it('pass the audit for a city without guide too', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        const { city: _city, rateFromCity: _rate, ...basics } = inputOf({ ...trip, constraints: null });
        const plan = planUnknownCity({ ...basics, cityName: 'Nowhere Town', rateFromEur: 1 });
        const request = requestOf({ ...trip, constraints: null }, inputOf(trip));
        const { violations } = auditPlan(finalPlanOf(plan, 'Nowhere Town'), { request, findCity: findGuideCity });
        expect(violations.filter(({ code }) => !(code === 'OVER_BUDGET' && plan.unmet.some(({ what }) => what === 'budget')))).toEqual([]);
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});

import fc from 'fast-check';
import { addDays } from '@app/contracts';
import { GUIDE_CITIES, findGuideCity } from '@app/guide';
import { planCityTrip } from '@app/planner';
import { auditPlan } from './audit-plan.js';
import type { AuditCode } from './audit-codes.js';
import { finalPlanOf, inputOf, requestOf } from './testing/usual-trip.js';
import type { Trip } from './testing/usual-trip.js';

/** `RANDOM_REQUESTS` and `RANDOM_SEED` ask for more or others than every test run has time for. */
const RUNS = Number(process.env.RANDOM_REQUESTS ?? 200);
const SEED = Number(process.env.RANDOM_SEED ?? 20_270_601);

const WISHES = ['food', 'museums', 'walks', 'nightlife', 'beach', 'shopping', 'history', 'art', 'family', 'views', 'markets', 'nature'];
const DIETS = ['vegetarian', 'vegan', 'halal', 'kosher', 'gluten free'];

/** A request to that city: any length, party, purse, taste and pace; what must be seen is a place of it, or none that exists. */
const requestTo = (city: Trip['city']): fc.Arbitrary<Trip> =>
  fc
    .record({
      startDate: fc.integer({ min: 0, max: 364 }).map((day) => addDays('2027-01-01', day)),
      days: fc.integer({ min: 1, max: 14 }),
      budget: fc.oneof(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 400, max: 5_000 }), fc.integer({ min: 5_000, max: 40_000 })),
      adults: fc.integer({ min: 1, max: 6 }),
      children: fc.constantFrom(0, 0, 1, 2),
      pace: fc.constantFrom('slow', 'normal', 'fast'),
      tier: fc.constantFrom('budget', 'midrange', 'premium'),
      tierIsWish: fc.boolean(),
      interests: fc.subarray(WISHES, { maxLength: 4 }),
      constraints: fc.option(
        fc.record({
          diet: fc.subarray(DIETS, { maxLength: 2 }),
          mustSee: fc.subarray([...city.places.map(({ name }) => name), 'Hall of Missing Things'], { maxLength: 3 }),
          avoid: fc.subarray(['museums', 'churches', 'nightlife', 'markets', ...city.places.slice(0, 4).map(({ name }) => name)], { maxLength: 2 }),
          mobility: fc.constantFrom(undefined, undefined, 'wheelchair'),
          pace: fc.constantFrom(undefined, 'slow', 'fast'),
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
    })
    .map((trip): Trip => ({ ...trip, city }));

/** Each code that a plan may come with, and what the plan then says it could not do. */
const ADMITTED: Readonly<Partial<Record<AuditCode, (what: string) => boolean>>> = {
  OVER_BUDGET: (what) => what === 'budget',
  MUST_SEE_MISSING: () => true,
};

/** What must be seen is within reach only when somebody could visit it on some date of the trip, whatever else is in the plan. */
function unexplained(trip: Trip): unknown[] {
  const input = inputOf(trip);
  const plan = planCityTrip(input);
  const report = auditPlan(finalPlanOf(plan, trip.city.name), { request: requestOf(trip, input), findCity: findGuideCity });
  const admitted = new Set(plan.unmet.map(({ what }) => what));
  const wrong = report.violations.filter(({ code, detail }) => {
    if (code === 'MUST_SEE_MISSING') return ![...admitted].some((what) => detail.startsWith(what));
    return ![...admitted].some((what) => ADMITTED[code]?.(what));
  });
  const isOver = report.violations.some(({ code }) => code === 'OVER_BUDGET');
  return [...wrong, ...(isOver === admitted.has('budget') ? [] : ['the plan says something else about the budget than the audit'])];
}

describe('any request to the guide', () => {
  it(`gets a plan that passes the audit, or that says what it could not do (${RUNS} requests)`, () => {
    const anyTrip = fc.constantFrom(...GUIDE_CITIES).chain(requestTo);
    fc.assert(
      fc.property(anyTrip, (trip) => expect(unexplained(trip)).toEqual([])),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it.each(GUIDE_CITIES.map((city) => [city.name, city] as const))('to %s gets a plan that passes the audit', (_, city) => {
    const [trip] = fc.sample(requestTo(city), { numRuns: 1, seed: SEED });
    expect(trip && unexplained(trip)).toEqual([]);
  });
});

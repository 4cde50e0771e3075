import fc from 'fast-check';
import { createTableExchangeRates } from '@app/adapters';
import { FinalPlan, UserRequest, addDays } from '@app/contracts';
import type { Constraints, DailyWeather, FlightOption } from '@app/contracts';
import { GUIDE_CITIES, findGuideCity } from '@app/guide';
import type { GuideCity } from '@app/guide';
import { computeCosts, planCityTrip, planUnknownCity } from '@app/planner';
import type { CityTripInput, TripPlan } from '@app/planner';
import { AUDIT_CODES } from './audit-codes.js';
import type { AuditCode } from './audit-codes.js';
import { auditPlan } from './audit-plan.js';

const flight = (offerId: string, route: readonly [string, string], times: readonly [string, string], durationMinutes: number): FlightOption => ({
  offerId,
  originIata: route[0],
  destinationIata: route[1],
  departureAt: times[0],
  arrivalAt: times[1],
  durationMinutes,
  stops: 0,
  carrier: 'Test Air',
  flightNumbers: ['TA 1'],
  price: { amount: 240.5, currency: 'EUR' },
  source: 'estimate',
});

interface Trip {
  readonly city: GuideCity;
  readonly startDate: string;
  readonly days: number;
  readonly budget: number;
  readonly adults: number;
  readonly children: number;
  readonly pace: 'slow' | 'normal' | 'fast';
  readonly tier: 'budget' | 'midrange' | 'premium';
  readonly tierIsWish: boolean;
  readonly interests: readonly string[];
  readonly constraints: Constraints | null;
  /** Landing and take-off as minutes after midnight; null for a trip without flights. */
  readonly flights: { readonly landing: number; readonly landingDay: number; readonly takeOff: number; readonly durationMinutes: number } | null;
  readonly wetDays: readonly number[];
}

const clock = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function inputOf(trip: Trip): CityTripInput {
  const endDate = addDays(trip.startDate, trip.days - 1);
  const iata = trip.city.airports[0]?.iata ?? 'XXX';
  const { flights } = trip;
  const landingDate = addDays(trip.startDate, flights?.landingDay ?? 0);
  const weather = trip.wetDays.map((day): DailyWeather => ({
    date: addDays(trip.startDate, day),
    weatherCode: 65,
    summary: 'Heavy rain',
    highC: 15,
    lowC: 9,
    precipitationMm: 30,
    precipitationProbability: 90,
    riskLevel: 'HIGH',
    source: 'live',
  }));
  const fares = flights ? 481 : 0;
  return {
    city: trip.city,
    startDate: trip.startDate,
    endDate,
    adults: trip.adults,
    children: trip.children,
    childrenAges: [],
    currency: 'EUR',
    rateFromCity: 0.37,
    rateAsOf: '2026-11-01',
    preferences: { travelStyle: 'balanced', prioritizedInterests: ['history'], preferredPace: trip.pace, accommodationPreference: trip.tier },
    tierIsWish: trip.tierIsWish,
    constraints: trip.constraints,
    interests: trip.interests,
    weather,
    groundBudget: trip.budget - fares,
    outbound: flights && flight('out', ['ZRH', iata], [`${trip.startDate}T00:05`, `${landingDate}T${clock(flights.landing)}`], flights.durationMinutes),
    inbound: flights && flight('back', [iata, 'ZRH'], [`${endDate}T${clock(flights.takeOff)}`, `${addDays(endDate, 1)}T06:00`], flights.durationMinutes),
  };
}

function requestOf(trip: Trip, input: CityTripInput): UserRequest {
  return UserRequest.parse({
    requestText: 'a trip',
    originIata: 'ZRH',
    destinationHint: trip.city.name,
    travelStartDate: input.startDate,
    travelEndDate: input.endDate,
    budget: trip.budget,
    currency: 'EUR',
    adults: trip.adults,
    children: trip.children,
    interests: [...trip.interests],
    constraints: trip.constraints,
  });
}

function finalPlanOf(plan: TripPlan, cityName: string): FinalPlan {
  const { days, stays, transport, costs } = plan;
  return FinalPlan.parse({
    summary: `A trip to ${cityName}`,
    selectedDestination: { name: cityName, country: '', iataCode: null, cityCode: null, rationale: '' },
    selectedFlightOfferId: transport.some((leg) => leg.offerId === 'out') ? 'out' : null,
    selectedReturnFlightOfferId: transport.some((leg) => leg.offerId === 'back') ? 'back' : null,
    itinerary: days,
    budget: null,
    packingList: [],
    safetyFlags: [],
    transport,
    stays,
    costs,
    checks: { pass: true, violations: [] },
    sources: [],
  });
}

const lisbon = findGuideCity('Lisbon') as GuideCity;
const TRIP: Trip = {
  city: lisbon,
  startDate: '2027-05-10',
  days: 4,
  budget: 5000,
  adults: 2,
  children: 0,
  pace: 'normal',
  tier: 'midrange',
  tierIsWish: false,
  interests: ['museums'],
  constraints: null,
  flights: { landing: 580, landingDay: 0, takeOff: 1120, durationMinutes: 170 },
  wetDays: [],
};

type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> };

/** Audits the usual trip after something was broken in it by hand. */
function auditBroken(breakIt: (plan: Mutable<FinalPlan>) => unknown, constraints: Constraints | null = null) {
  const input = inputOf(TRIP);
  const plan = structuredClone(finalPlanOf(planCityTrip(input), 'Lisbon')) as Mutable<FinalPlan>;
  breakIt(plan);
  return auditPlan(plan, { request: requestOf({ ...TRIP, constraints }, input), findCity: findGuideCity });
}

/** The codes for a trip of so many days without any table but these, each on the days given. */
function auditTables(days: number, tablesOnDays: readonly (readonly number[])[]): AuditCode[] {
  const trip = { ...TRIP, days };
  const input = inputOf(trip);
  const plan = structuredClone(finalPlanOf(planCityTrip(input), 'Lisbon')) as Mutable<FinalPlan>;
  for (const meal of plan.itinerary.flatMap((day) => day.meals ?? [])) meal.place = null;
  for (const [index, table] of tablesOnDays.entries())
    for (const [at, day] of table.entries()) {
      const meals = present(plan.itinerary[day]?.meals).filter(({ meal }) => meal !== 'breakfast');
      present(meals.at(at % meals.length)).place = { name: present(lisbon.eateries[index]).name };
    }
  return codesOf(auditPlan(plan, { request: requestOf(trip, input), findCity: findGuideCity }));
}

const codesOf = (report: { violations: readonly { code: AuditCode }[] }): AuditCode[] => [...new Set(report.violations.map((violation) => violation.code))];

/** Brings the stated costs in line with the items, so that only the break under test is found. */
const restate = (plan: Mutable<FinalPlan>) => {
  plan.costs = computeCosts({ days: plan.itinerary, stays: plan.stays, transport: plan.transport }, 'EUR');
};

const present = <T>(value: T | undefined | null): T => {
  if (value === undefined || value === null) throw new Error('the usual trip lacks what this test breaks');
  return value;
};
const activity = (plan: Mutable<FinalPlan>, day: number, index: number) => present(plan.itinerary[day]?.activities[index]);
const seatedMeal = (plan: Mutable<FinalPlan>) => present(plan.itinerary.flatMap((day) => day.meals ?? []).find((meal) => meal.place));

const BREAKS: Readonly<Record<Exclude<AuditCode, 'MUST_SEE_MISSING' | 'AVOIDED_PLACE' | 'DIET'>, (plan: Mutable<FinalPlan>) => unknown>> = {
  SCHEMA: (plan) => Object.assign(activity(plan, 1, 0), { start: 'morning' }),
  DATE_MISSING: (plan) => {
    plan.itinerary.splice(1, 1);
    restate(plan);
  },
  DATE_EXTRA: (plan) => {
    plan.itinerary.push({ ...present(plan.itinerary[0]), date: '2027-05-20', activities: [], meals: [] });
  },
  DATE_TWICE: (plan) => {
    plan.itinerary.push({ ...present(plan.itinerary[2]), activities: [], meals: [] });
  },
  OVERLAP: (plan) => {
    activity(plan, 1, 1).start = activity(plan, 1, 0).start;
  },
  TRAVEL_TIME: (plan) => Object.assign(activity(plan, 1, 0), { place: { name: 'Castle without a known way', lat: 38.9, lng: -9.3 } }),
  PLACE_UNKNOWN: (plan) => {
    activity(plan, 1, 0).place.name = 'Museum of Things That Never Were';
  },
  PLACE_CLOSED: (plan) => {
    plan.itinerary.forEach((day) =>
      day.activities
        .filter(({ openingHours }) => openingHours?.includes('closed'))
        .forEach((visit) => {
          visit.start = '06:00';
          visit.end = '06:20';
        }),
    );
  },
  PLACE_WRONG_CITY: (plan) => {
    activity(plan, 1, 0).place = { name: 'Colosseum', lat: 41.8902, lng: 12.4922 };
  },
  PLACE_TWICE: (plan) => {
    activity(plan, 2, 0).place = activity(plan, 1, 0).place;
  },
  FLIGHT_TIME: (plan) => Object.assign(activity(plan, 0, 0), { start: '08:00', end: '08:30' }),
  STAY_NIGHTS: (plan) => Object.assign(present(plan.stays[0]), { checkOutDate: '2027-05-12', nights: 2 }),
  COST_CATEGORY: (plan) => {
    present(plan.costs).byCategory.meals = 1;
  },
  COST_TOTAL: (plan) => {
    present(plan.costs).total += 0.01;
  },
  CURRENCY_MIXED: (plan) => {
    activity(plan, 1, 0).cost.currency = 'USD';
    restateOnly(plan);
  },
  OVER_BUDGET: (plan) => {
    present(plan.stays[0]).cost.amount = 6000;
    restate(plan);
  },
  MEAL_MISSING: (plan) => {
    present(plan.itinerary[1]).meals = [];
    restate(plan);
  },
};
const restateOnly = (plan: Mutable<FinalPlan>) => {
  const rest = structuredClone(plan);
  rest.itinerary.forEach((day) => {
    day.activities = day.activities.filter(({ cost }) => cost.currency === 'EUR');
  });
  restate(rest);
  plan.costs = rest.costs;
};

describe('auditPlan', () => {
  it('passes the usual trip untouched, with the totals it states', () => {
    const input = inputOf(TRIP);
    const plan = planCityTrip(input);
    expect(auditPlan(finalPlanOf(plan, 'Lisbon'), { request: requestOf(TRIP, input), findCity: findGuideCity })).toEqual({
      pass: true,
      violations: [],
      totals: plan.costs,
    });
  });

  it.each(Object.entries(BREAKS))('finds %s in a plan broken that way', (code, breakIt) => {
    const report = auditBroken(breakIt);
    expect(report.pass).toBe(false);
    expect(codesOf(report)).toContain(code);
  });

  it.each(['DATE_MISSING', 'OVER_BUDGET', 'MEAL_MISSING', 'COST_CATEGORY', 'COST_TOTAL', 'CURRENCY_MIXED', 'PLACE_WRONG_CITY'] as const)(
    'finds nothing but %s where nothing else is wrong',
    (code) => {
      const allowed: AuditCode[] =
        code === 'PLACE_WRONG_CITY' ? [code, 'TRAVEL_TIME'] : [code, ...(code === 'DATE_MISSING' ? (['MEAL_MISSING'] as const) : [])];
      expect(codesOf(auditBroken(BREAKS[code])).filter((found) => !allowed.includes(found))).toEqual([]);
    },
  );

  it('finds a must-see that is missing', () =>
    expect(codesOf(auditBroken(() => undefined, { mustSee: ['Hall of Missing Things'] }))).toEqual(['MUST_SEE_MISSING']));
  it('finds an avoided place by its name', () => {
    const input = inputOf(TRIP);
    const name = present(planCityTrip(input).days[1]?.activities[0]).place.name;
    expect(codesOf(auditBroken(() => undefined, { avoid: [name] }))).toEqual(['AVOIDED_PLACE']);
  });
  it('finds a table where a diet is hard to keep', () => {
    const strict = present(lisbon.eateries.find((eatery) => !eatery.diets.includes('kosher') && eatery.meals.includes('dinner')));
    expect(
      codesOf(
        auditBroken(
          (plan) => {
            seatedMeal(plan).place = { name: strict.name };
          },
          { diet: ['kosher'] },
        ),
      ),
    ).toContain('DIET');
  });
  it.each([
    ['the day after', 8, [0, 1], true],
    ['two days later', 8, [0, 2], false],
    ['two days later twice on a long trip', 8, [0, 2, 4], false],
    ['a second time on a short trip', 4, [0, 2], false],
    ['twice on the same day', 8, [1, 1], true],
  ])('judges a table that comes back %s', (_when, days, onDays, isTwice) => {
    const report = auditTables(days, [onDays]);
    expect(report.includes('PLACE_TWICE')).toBe(isTwice);
  });
  it('grants one return in all on a short trip', () =>
    expect(
      auditTables(4, [
        [0, 2],
        [1, 3],
      ]),
    ).toContain('PLACE_TWICE'));
  it('finds a departure that leaves no two hours at the airport', () => {
    const report = auditBroken((plan) => {
      present(plan.transport.find((leg) => leg.offerId === 'back')).departureTime = '11:00';
    });
    expect(codesOf(report)).toContain('FLIGHT_TIME');
  });
  it('sees through free time at a made-up place', () => {
    expect(codesOf(auditBroken((plan) => Object.assign(activity(plan, 1, 0), { kind: 'free_time', place: { name: 'The Hidden Lagoon' } })))).toEqual([
      'PLACE_UNKNOWN',
    ]);
  });
  it('finds a way that is too long although a meal without a table lies between', () => {
    const report = auditBroken((plan) => {
      const day = present(plan.itinerary[1]);
      day.activities = [activity(plan, 1, 0), { ...activity(plan, 1, 1), start: '13:05', end: '13:45', place: { name: 'Far', lat: 38.9, lng: -9.3 } }];
      Object.assign(activity(plan, 1, 0), { start: '11:00', end: '12:00' });
      day.meals = [{ ...seatedMeal(plan), meal: 'lunch', place: null, start: '12:00', end: '13:00' }];
    });
    expect(codesOf(report)).toContain('TRAVEL_TIME');
  });
  it('answers at once for a stay of a million nights', () => {
    const report = auditBroken((plan) => Object.assign(present(plan.stays[0]), { checkOutDate: '9999-12-31', nights: 1_000_000_000 }));
    expect(codesOf(report)).toContain('STAY_NIGHTS');
  });
  it('names the day of a finding', () => expect(auditBroken(BREAKS.PLACE_UNKNOWN).violations.find(({ code }) => code === 'PLACE_UNKNOWN')?.day).toBe(2));
  it('does not throw for what is no plan at all', () => {
    const request = requestOf(TRIP, inputOf(TRIP));
    for (const junk of [null, undefined, 7, 'plan', [], {}]) expect(codesOf(auditPlan(junk, { request, findCity: findGuideCity }))).toEqual(['SCHEMA']);
  });
  it('has nothing against a refusal', () => {
    const refusal = { ...finalPlanOf(planCityTrip(inputOf(TRIP)), 'Lisbon'), selectedDestination: null, itinerary: [], stays: [], transport: [], costs: null };
    expect(auditPlan(refusal, { request: requestOf(TRIP, inputOf(TRIP)), findCity: findGuideCity }).violations).toEqual([]);
  });
  it('explains every code', () => {
    for (const sentence of Object.values(AUDIT_CODES)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});

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

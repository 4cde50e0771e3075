import fc from 'fast-check';
import { addDays, dateRange, fromCents, toCents } from '@app/contracts';
import type { Constraints } from '@app/contracts';
import { GUIDE_CITIES, dietsOf, keepsDiets, openingWindows } from '@app/guide';
import type { GuideCity } from '@app/guide';
import { planCityTrip } from '@app/planner';
import type { TripPlan } from '@app/planner';
import { leastMinutes } from './least-minutes.js';
import { TRIP, inputOf } from './testing/usual-trip.js';
import type { Trip } from './testing/usual-trip.js';

const SHARES = { breakfast: 0.2, lunch: 0.35, dinner: 0.45 };
const RATE = 0.37;
const TIERS = ['budget', 'midrange', 'premium'] as const;
/** The first and the last minute in the city without flights, on the first, the last and every other day. */
const HOURS = { first: 630, last: 1_020, from: 450, to: 1_380 };

/** Every bed at every price for the nights of the plan, every table for each of its meals: the least that all of it can cost, in the currency of the request. */
function leastCost(city: GuideCity, plan: TripPlan, constraints: Constraints | null): number {
  const { diets } = dietsOf(constraints);
  const beds = city.stayAreas.flatMap(({ nightly }) => TIERS.map((tier) => nightly[tier]));
  const nights = plan.stays.map(({ nights: count, rooms }) => Math.min(...beds) * count * rooms);
  const meals = plan.days
    .flatMap((day) => day.meals ?? [])
    .map(({ meal }) => {
      const tables = city.eateries.filter((eatery) => eatery.meals.includes(meal) && keepsDiets(eatery, diets)).map(({ mealCost }) => mealCost);
      return Math.min(city.daily.food.budget * SHARES[meal], ...tables);
    });
  const cents = [...nights, ...meals].reduce((sum, cost) => sum + toCents(cost * RATE), 0);
  const rides = plan.transport.reduce((sum, leg) => sum + toCents(leg.cost.amount), 0);
  return fromCents(cents + rides);
}

/** Tries every date, every opening and every minute that leaves time for the way from the nearest bed, or from the centre. */
function couldBeSeen(place: GuideCity['places'][number], trip: Trip): boolean {
  const dates = dateRange(trip.startDate, addDays(trip.startDate, trip.days - 1));
  const minutes = Math.min(place.visitMinutes, 330);
  const way = Math.min(...[trip.city, ...trip.city.stayAreas].map((base) => leastMinutes(base, place)));
  return dates.some((date, index) => {
    const from = (index === 0 ? HOURS.first : HOURS.from) + way;
    const to = index === dates.length - 1 ? HOURS.last : HOURS.to;
    const starts = Array.from({ length: Math.max(0, to - from - minutes + 1) }, (_, more) => from + more);
    return openingWindows(place.hours, place.closedOn, date).some((window) =>
      starts.some((start) => window.fromMinute <= start && start + minutes <= window.toMinute),
    );
  });
}

const smallTrip = fc.record({
  city: fc.constantFrom(...GUIDE_CITIES),
  startDate: fc.integer({ min: 0, max: 364 }).map((day) => addDays('2027-01-01', day)),
  days: fc.integer({ min: 1, max: 3 }),
  pace: fc.constantFrom('slow' as const, 'normal' as const, 'fast' as const),
});

describe('what a plan says it could not do', () => {
  it('is a budget that no bed and no table of the city would fit', () => {
    let refused = 0;
    const doubted: string[] = [];
    fc.assert(
      fc.property(
        smallTrip,
        fc.integer({ min: 5, max: 150 }),
        fc.constantFrom<Constraints | null>(null, { diet: ['vegetarian'] }),
        (small, budget, constraints) => {
          const trip: Trip = { ...TRIP, ...small, adults: 1, interests: [], flights: null, budget, constraints };
          const plan = planCityTrip(inputOf(trip));
          if (!plan.unmet.some(({ what }) => what === 'budget')) return;
          refused += 1;
          const least = leastCost(small.city, plan, constraints);
          if (least <= budget) doubted.push(`${small.city.name} ${small.startDate} ${small.days}d ${budget}: ${least} of ${plan.costs.total}`);
        },
      ),
      { numRuns: 300, seed: 31 },
    );
    expect([refused, doubted]).toEqual([expect.any(Number), []]);
    expect(refused).toBeGreaterThan(50);
  });

  it('is a sight that cannot be seen on any date at any minute', () => {
    let missed = 0;
    const doubted: string[] = [];
    fc.assert(
      fc.property(smallTrip, fc.nat(), (small, pick) => {
        const place = small.city.places[pick % small.city.places.length];
        if (!place || place.kind === 'day_trip') return;
        const trip: Trip = { ...TRIP, ...small, adults: 1, interests: [], flights: null, budget: 40_000, constraints: { mustSee: [place.name] } };
        const plan = planCityTrip(inputOf(trip));
        if (!plan.unmet.some(({ what }) => what === place.name)) return;
        missed += 1;
        if (couldBeSeen(place, trip)) doubted.push(`${small.city.name} ${small.startDate} ${small.days}d: ${place.name} (${place.kind})`);
      }),
      { numRuns: 400, seed: 32 },
    );
    expect(doubted).toEqual([]);
    expect(missed).toBeGreaterThan(3);
  });
});

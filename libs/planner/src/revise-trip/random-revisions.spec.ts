import fc from 'fast-check';
import { auditPlan } from '@app/auditor';
import { UserRequest, addDays } from '@app/contracts';
import type { FinalPlan, FlightOption, ItineraryDay, RevisionChange } from '@app/contracts';
import { GUIDE_CITIES, findGuideCity } from '@app/guide';
import type { GuideCity } from '@app/guide';
import { computeCosts } from '../costs.js';
import { planCityTrip } from '../plan-city-trip.js';
import type { CityTripInput, TripPlan } from '../trip-input.js';
import { mealId } from './lock-ids.js';
import { reviseTrip } from './revise-trip.js';

const FIXED_SEED = 20_261_121;
const BUDGET = 6_000;

const flight = (date: string, from: string, to: string, at: readonly [string, string]): FlightOption => ({
  ...{ offerId: `${from}-${to}`, originIata: from, destinationIata: to, departureAt: `${date}T${at[0]}`, arrivalAt: `${date}T${at[1]}`, durationMinutes: 150 },
  ...{ stops: 0, carrier: 'Example Air', flightNumbers: ['EX 1'], price: { amount: 150, currency: 'EUR' }, source: 'estimate' },
});

interface Trip {
  readonly city: GuideCity;
  readonly request: UserRequest;
}

const requestOf = (city: GuideCity, startDate: string, days: number, interests: string[]): UserRequest =>
  UserRequest.parse({
    ...{ requestText: `A trip to ${city.name}`, destinationHint: city.name, travelStartDate: startDate, travelEndDate: addDays(startDate, days - 1) },
    ...{ budget: BUDGET, currency: 'EUR', adults: 2, interests },
  });

function inputOf({ city, request }: Trip): CityTripInput {
  const [airport] = city.airports;
  const iata = airport?.iata ?? 'XXX';
  return {
    ...{ city, startDate: request.travelStartDate, endDate: request.travelEndDate, adults: 2, children: 0, childrenAges: [], currency: 'EUR' },
    ...{ rateFromCity: city.currency === 'EUR' ? 1 : 150 / city.daily.food.midrange, rateAsOf: '2027-01-14' },
    preferences: { travelStyle: 'balanced', prioritizedInterests: request.interests, preferredPace: 'normal', accommodationPreference: 'midrange' },
    ...{ tierIsWish: true, constraints: request.constraints ?? null, interests: request.interests, weather: [] },
    outbound: flight(request.travelStartDate, 'ZRH', iata, ['08:00', '10:30']),
    inbound: flight(request.travelEndDate, iata, 'ZRH', ['17:00', '19:30']),
    groundBudget: request.budget - 300,
    language: 'en' as const,
  };
}

const planOf = ({ days, stays, transport }: Pick<TripPlan, 'days' | 'stays' | 'transport'>, request: UserRequest): FinalPlan => ({
  ...{ summary: 's', selectedDestination: null, packingList: [], safetyFlags: [], sources: [], budget: null, checks: { pass: true, violations: [] } },
  ...{ itinerary: [...days], stays: [...stays], transport: [...transport], costs: computeCosts({ days, stays, transport }, request.currency ?? 'EUR') },
  selectedFlightOfferId: transport.find(({ id }) => id === 'flight-outbound')?.offerId ?? null,
  selectedReturnFlightOfferId: transport.find(({ id }) => id === 'flight-inbound')?.offerId ?? null,
});

const findings = (trip: Pick<TripPlan, 'days' | 'stays' | 'transport'>, request: UserRequest): string[] =>
  auditPlan(planOf(trip, request), { request, findCity: findGuideCity }).violations.map(({ code, detail }) => `${code}: ${detail}`);

/** Numbers from which a change of a plan is made: its kind and what it is about. */
const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

type Maker = (plan: TripPlan, city: GuideCity, n: number, request: UserRequest) => RevisionChange;
const activityAt = (plan: TripPlan, n: number): string =>
  pick(
    plan.days.flatMap((day) => day.activities),
    n,
  )?.id ?? 'none';
const MAKERS: readonly Maker[] = [
  (plan, _city, n) => ({ kind: 'lighter', day: n % 5 === 0 ? null : (n % plan.days.length) + 1 }),
  (plan, _city, n) => ({ kind: 'fuller', day: (n % plan.days.length) + 1 }),
  (plan, _city, n) => ({ kind: 'renew', day: (n % plan.days.length) + 1 }),
  (plan, _city, n) => ({ kind: 'swap', activityId: activityAt(plan, n), instead: pick(['outdoors', 'indoors', null, 'museum', 'food'], n) ?? null }),
  (plan, city, n) => ({ kind: 'replace', activityId: activityAt(plan, n), place: pick(city.places, n * 7)?.name ?? 'x' }),
  (plan, _city, n) => ({ kind: 'remove', activityId: activityAt(plan, n) }),
  (plan, city, n) => ({ kind: 'add', place: pick(city.places, n * 3)?.name ?? 'x', day: n % 2 === 0 ? null : (n % plan.days.length) + 1 }),
  (plan, _city, n) => ({
    ...{ kind: 'move', activityId: activityAt(plan, n), day: (n % plan.days.length) + 1 },
    ...(n % 2 === 0 ? { position: (n % 4) + 1 } : {}),
  }),
  (_plan, _city, n) => ({ kind: 'more_of', interest: pick(['food', 'museums', 'nature', 'views', 'shopping'], n) ?? 'food', day: null }),
  (_plan, _city, n) => ({ kind: 'avoid', what: pick(['museums', 'churches', 'markets', 'shopping'], n) ?? 'museums' }),
  (plan, _city, n) => ({ kind: 'day_start', day: n % 3 === 0 ? null : (n % plan.days.length) + 1, minute: pick([480, 600, 630, 690], n) ?? 600 }),
  (_plan, _city, n) => ({ kind: 'stay', tier: pick(['cheaper', 'better', 'budget', 'premium'] as const, n) ?? 'cheaper' }),
  (_plan, _city, n) => ({ kind: 'meals', diet: n % 2 === 0 ? null : 'vegetarian' }),
  (plan, _city, n, request) => {
    const startDate = addDays(request.travelStartDate, (n % 9) - 4);
    return { kind: 'dates', startDate, endDate: addDays(startDate, Math.max(0, plan.days.length - 1 + ((n % 3) - 1))) };
  },
  (plan, _city, n) => ({ kind: 'budget', amount: Math.round(plan.costs.total * (0.75 + (n % 5) / 10)) }),
];

/** What the reviser makes of the request before the days change. */
function requestAfter(request: UserRequest, change: RevisionChange, lockedNames: readonly string[]): UserRequest {
  const constraints = request.constraints ?? {};
  if (change.kind === 'dates') return { ...request, travelStartDate: change.startDate, travelEndDate: change.endDate };
  if (change.kind === 'budget') return { ...request, budget: change.amount };
  if (change.kind === 'avoid') return { ...request, constraints: { ...constraints, avoid: [change.what], mustSee: [...lockedNames] } };
  if (change.kind === 'meals' && change.diet !== null) return { ...request, constraints: { ...constraints, diet: [change.diet] } };
  return request;
}

/** Findings that a change may honestly leave: nothing more can be given up, or what is locked stands against it. */
const mayRemain = (finding: string, change: RevisionChange, isLocked: boolean): boolean =>
  (finding.startsWith('OVER_BUDGET') && change.kind === 'budget') || (isLocked && (change.kind === 'dates' || /^(DIET|OVER_BUDGET)/.test(finding)));

function expectLocked(now: ItineraryDay | undefined, before: ItineraryDay, change: RevisionChange): void {
  const ids = new Set(before.activities.map(({ id }) => id));
  expect(now?.activities.filter(({ id }) => ids.has(id))).toEqual(before.activities);
  if (change.kind !== 'dates') expect(now).toEqual(before);
}

const touchesOneDay = (change: RevisionChange): boolean =>
  ['remove', 'swap', 'replace', 'renew', 'fuller'].includes(change.kind) || (change.kind === 'lighter' && change.day !== null);

describe('two hundred random changes of plans over the cities of the guide', () => {
  const arbitrary = fc.record({
    city: fc.nat(GUIDE_CITIES.length - 1),
    kind: fc.nat(MAKERS.length - 1),
    n: fc.nat(1_000),
    days: fc.integer({ min: 2, max: 6 }),
    offset: fc.nat(300),
    lock: fc.option(fc.nat(5)),
  });

  it('leave every plan passing, every locked thing and every other day as it was, and the sums right', () => {
    let done = 0;
    fc.assert(
      fc.property(arbitrary, ({ city: cityIndex, kind, n, days, offset, lock }) => {
        const city = pick(GUIDE_CITIES, cityIndex);
        const make = pick(MAKERS, kind);
        if (!city || !make) throw new Error('no city, no kind');
        const request = requestOf(city, addDays('2027-03-01', offset), days, ['museums', 'food']);
        const before = planCityTrip(inputOf({ city, request }));
        fc.pre(findings(before, request).length === 0);
        const change = make(before, city, n, request);
        const lockedDay = lock === null ? undefined : pick(before.days, lock);
        const lockedIndex = lockedDay ? before.days.indexOf(lockedDay) : -1;
        const locks = new Set([...(lockedDay?.activities ?? []).map(({ id }) => id), ...(lockedDay?.meals ?? []).map(({ meal }) => mealId(lockedIndex, meal))]);
        const after = requestAfter(request, change, change.kind === 'avoid' ? (lockedDay?.activities ?? []).map(({ place }) => place.name) : []);
        const input = { ...inputOf({ city, request: after }), present: before, changes: [change], locks, excludedPlaces: [] };
        const revised = reviseTrip(input);
        const left = findings(revised, after).filter((finding) => !mayRemain(finding, change, lockedDay !== undefined));
        expect({ city: city.name, change, left, notes: revised.notes, unmet: revised.unmet }).toMatchObject({ left: [] });
        expect(revised.costs).toEqual(computeCosts(revised, 'EUR'));
        if (lockedDay && lockedIndex < revised.days.length) expectLocked(revised.days[lockedIndex], lockedDay, change);
        if (touchesOneDay(change)) expect(revised.changedDays.length).toBeLessThanOrEqual(1);
        const unchanged = revised.days.filter((_, index) => !revised.changedDays.includes(index + 1));
        for (const day of unchanged) expect(before.days).toContainEqual(day);
        const ids = revised.days.flatMap((day) => day.activities.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
        expect(reviseTrip(input)).toEqual(revised);
        done += 1;
      }),
      { numRuns: 200, seed: FIXED_SEED },
    );
    expect(done).toBeGreaterThanOrEqual(200);
  }, 120_000);
});

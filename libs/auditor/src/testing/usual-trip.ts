import { FinalPlan, UserRequest, addDays } from '@app/contracts';
import type { Constraints, DailyWeather, FlightOption } from '@app/contracts';
import { findGuideCity } from '@app/guide';
import type { GuideCity } from '@app/guide';
import { computeCosts, planCityTrip } from '@app/planner';
import type { CityTripInput, TripPlan } from '@app/planner';
import type { AuditCode } from '../audit-codes.js';
import { auditPlan } from '../audit-plan.js';

/** An airport of no known zone: these flights are made up, so their length tells nothing about the way. */
const HOME = 'HOM';

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

/** A trip to plan and to hold against its own request. */
export interface Trip {
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

/** What the planner is asked. */
export function inputOf(trip: Trip): CityTripInput {
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
    language: 'en',
    outbound: flights && flight('out', [HOME, iata], [`${trip.startDate}T00:05`, `${landingDate}T${clock(flights.landing)}`], flights.durationMinutes),
    inbound: flights && flight('back', [iata, HOME], [`${endDate}T${clock(flights.takeOff)}`, `${addDays(endDate, 1)}T06:00`], flights.durationMinutes),
  };
}

/** What the traveller asked. */
export function requestOf(trip: Trip, input: CityTripInput): UserRequest {
  return UserRequest.parse({
    requestText: 'a trip',
    originIata: HOME,
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

/** The trip as it leaves the system. */
export function finalPlanOf(plan: TripPlan, cityName: string): FinalPlan {
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

export const lisbon = findGuideCity('Lisbon') as GuideCity;
/** The usual trip: four days in Lisbon for two, with flights. */
export const TRIP: Trip = {
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

export type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> };

/** Audits the usual trip after something was broken in it by hand. */
export function auditBroken(breakIt: (plan: Mutable<FinalPlan>) => unknown, constraints: Constraints | null = null) {
  const input = inputOf(TRIP);
  const plan = structuredClone(finalPlanOf(planCityTrip(input), 'Lisbon')) as Mutable<FinalPlan>;
  breakIt(plan);
  return auditPlan(plan, { request: requestOf({ ...TRIP, constraints }, input), findCity: findGuideCity });
}

/** The codes for a trip of so many days without any table but these, each on the days given. */
export function auditTables(days: number, tablesOnDays: readonly (readonly number[])[]): AuditCode[] {
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

export const codesOf = (report: { violations: readonly { code: AuditCode }[] }): AuditCode[] => [
  ...new Set(report.violations.map((violation) => violation.code)),
];

/** Brings the stated costs in line with the items, so that only the break under test is found. */
export const restate = (plan: Mutable<FinalPlan>) => {
  plan.costs = computeCosts({ days: plan.itinerary, stays: plan.stays, transport: plan.transport }, 'EUR');
};

export const present = <T>(value: T | undefined | null): T => {
  if (value === undefined || value === null) throw new Error('the usual trip lacks what this test breaks');
  return value;
};
export const activity = (plan: Mutable<FinalPlan>, day: number, index: number) => present(plan.itinerary[day]?.activities[index]);
export const seatedMeal = (plan: Mutable<FinalPlan>) => present(plan.itinerary.flatMap((day) => day.meals ?? []).find((meal) => meal.place));

/** The same for what is in euros. */
export const restateOnly = (plan: Mutable<FinalPlan>) => {
  const rest = structuredClone(plan);
  rest.itinerary.forEach((day) => {
    day.activities = day.activities.filter(({ cost }) => cost.currency === 'EUR');
  });
  restate(rest);
  plan.costs = rest.costs;
};

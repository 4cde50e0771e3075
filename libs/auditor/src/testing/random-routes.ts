import fc from 'fast-check';
import { FinalPlan, NOTHING_ASKED_OF_WAYS, UserRequest, addDays } from '@app/contracts';
import type { FlightOption, RequestedWays } from '@app/contracts';
import { distanceKm, findTowns, townSummaries, townsNear } from '@app/guide';
import { wordsIn } from '@app/messages';
import type { TownSummary } from '@app/guide';
import { dateStops, outlineTrip, routeOf, timeLeg, wishLedger } from '@app/planner';
import type { ChosenLeg, FittedTrip, LegOutline, TripBrief, TripOutline, TripParts } from '@app/planner';

/** A request for a route as it comes out of the dice. */
export interface RandomRoute {
  readonly brief: TripBrief;
  readonly towns: readonly TownSummary[];
}

const PARTIES = [
  { adults: 1, children: 0, childrenAges: [] },
  { adults: 2, children: 0, childrenAges: [] },
  { adults: 2, children: 2, childrenAges: [3, 8] },
  { adults: 4, children: 0, childrenAges: [] },
  { adults: 1, children: 1, childrenAges: [12] },
] as const;

const WAYS: readonly Partial<RequestedWays>[] = [{}, {}, {}, { never: ['flight'] }, { between: ['train'] }, { car: 'rental' }, { car: 'own' }];
const BUDGETS = [null, null, 600, 2_500, 8_000];
const FIRST_DAY = '2027-01-04';
const NEIGHBOUR_KM = 450;
/** Anywhere on the continent instead of round the corner. */
const FAR_SHARE = 5;

function neighbour(town: TownSummary, all: readonly TownSummary[], { pick, far }: { readonly pick: number; readonly far: boolean }): TownSummary {
  const near = townsNear(town, NEIGHBOUR_KM).filter(
    ({ id, name, continent }) => id !== town.id && continent === town.continent && findTowns(name).length === 1,
  );
  const pool = far || near.length === 0 ? all.filter(({ id, continent }) => id !== town.id && continent === town.continent) : near;
  return pool[pick % Math.max(1, pool.length)] ?? town;
}

/** A home, one to five different stops and two to 21 days; parties, ways and money of several kinds. */
export function randomRoute(): fc.Arbitrary<RandomRoute> {
  // Some names are borne by several towns; which one is meant is another question.
  const all = townSummaries().filter(({ id, name }) => findTowns(name).length === 1 && findTowns(name)[0]?.id === id);
  const step = fc.record({ pick: fc.nat(10_000), far: fc.nat(FAR_SHARE - 1).map((n) => n === 0) });
  return fc
    .record({
      first: fc.nat(all.length - 1),
      home: step,
      steps: fc.array(step, { maxLength: 4 }),
      nights: fc.integer({ min: 1, max: 20 }),
      start: fc.integer({ min: 0, max: 360 }),
      party: fc.constantFrom(...PARTIES),
      ways: fc.constantFrom(...WAYS),
      budget: fc.constantFrom(...BUDGETS),
      pace: fc.constantFrom('slow', 'normal', 'fast'),
      tier: fc.constantFrom('budget', 'midrange', 'premium'),
      interests: fc.subarray(['food', 'museums', 'nature', 'history', 'beach', 'nightlife'], { maxLength: 3 }),
    })
    .map(({ first, home, steps, nights, start, party, ways, budget, pace, tier, interests }): RandomRoute => {
      const begin = all[first] ?? all[0];
      if (!begin) throw new Error('there are no towns');
      const towns = steps.reduce<TownSummary[]>((route, dice) => [...route, neighbour(route.at(-1) ?? begin, all, dice)], [begin]);
      const distinct = towns.filter(({ name }, index) => towns.findIndex((other) => other.name === name) === index);
      const from = neighbour(begin, all, home);
      const startDate = addDays(FIRST_DAY, start);
      return {
        towns: distinct,
        brief: {
          startDate,
          endDate: addDays(startDate, nights),
          party,
          currency: 'EUR',
          budget,
          home: { name: from.name, townId: from.id, iata: null, countryCode: from.countryCode, timezone: from.timezone, lat: from.lat, lng: from.lng },
          route: {
            stops: distinct.map(({ name }) => ({ place: name, nights: null, nightsRule: 'exactly', role: 'stay' })),
            order: 'given',
            oneBase: true,
            ownWayThere: false,
          },
          ways: { ...NOTHING_ASKED_OF_WAYS, ...ways },
          wishes: [],
          interests,
          preferences: { travelStyle: 'balanced', prioritizedInterests: [], preferredPace: pace, accommodationPreference: tier },
          tierIsWish: false,
          constraints: null,
          language: 'en',
        },
      };
    });
}

const FLIGHT_KM_PER_HOUR = 700;

/** One flight a day between any two airports that are worth a flight. */
function flightFor({ from, to, seeksFlight }: LegOutline, date: string): FlightOption[] {
  const [origin, destination] = [from.airports[0], to.airports[0]];
  if (!seeksFlight || !origin || !destination || origin.iata === destination.iata) return [];
  const durationMinutes = Math.min(720, Math.round((40 + (distanceKm(from, to) / FLIGHT_KM_PER_HOUR) * 60) / 5) * 5);
  const at = (minute: number): string => `${date}T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  return [
    {
      offerId: `${origin.iata}-${destination.iata}-${date}`,
      originIata: origin.iata,
      destinationIata: destination.iata,
      departureAt: at(600),
      arrivalAt: at(600 + durationMinutes),
      durationMinutes,
      stops: 0,
      carrier: 'Example Air',
      flightNumbers: ['EX 1'],
      price: { amount: 60 + Math.round(distanceKm(from, to) / 10), currency: 'EUR' },
      source: 'estimate',
    },
  ];
}

const ROOM_EUR = 90;
/** A room costs about the same everywhere; good enough for the size of a rate. */
function rateFrom(currency: string): number {
  const town = townSummaries().find((one) => one.currency === currency);
  return currency === 'EUR' || !town ? 1 : ROOM_EUR / town.nightlyMidrange;
}

/** Every part of the trip, with the flights of the dice. */
export function partsOf({ brief }: RandomRoute): TripParts & { readonly missingNights: number } {
  const outline: TripOutline = outlineTrip(
    brief,
    routeOf(brief, () => null),
    rateFrom,
  );
  const pricing = { party: brief.party, rateFrom, words: wordsIn('en') };
  const time = (leg: LegOutline | null, date: string, purpose: 'out' | 'on' | 'home'): ChosenLeg | null =>
    leg && timeLeg(outline, leg, { date, purpose, flights: flightFor(leg, date), pricing });
  const out = time(outline.outLeg, brief.startDate, 'out');
  const { dates, missingNights } = dateStops(outline, out?.timed ?? null);
  const between = new Map(outline.betweenLegs.map((leg) => [leg.index, time(leg, dates[leg.index]?.arrive ?? brief.startDate, 'on')]));
  const legs = [...outline.stops.map((_, index) => (index === 0 ? out : (between.get(index) ?? null))), time(outline.homeLeg, brief.endDate, 'home')];
  return { outline, dates, legs, weather: outline.stops.map(() => []), rateFrom, missingNights };
}

/** The trip as people would get it. */
export function finalPlanOf({ trip }: FittedTrip, { outline }: TripParts): FinalPlan {
  const { days, stays, transport, costs, route } = trip;
  const [first] = outline.stops;
  return FinalPlan.parse({
    summary: 'A random route',
    selectedDestination: { name: first?.town.name ?? '', country: first?.town.country ?? '', iataCode: null, cityCode: null, rationale: '' },
    selectedFlightOfferId: null,
    selectedReturnFlightOfferId: null,
    itinerary: days,
    budget: null,
    packingList: [],
    safetyFlags: [],
    transport,
    stays,
    costs,
    checks: { pass: true, violations: [] },
    sources: [],
    route,
    wishes: wishLedger({ wishes: [], days, stays, transport, towns: outline.stops.map(({ town }) => town), language: 'en' }),
  });
}

export const requestOf = ({ brief }: RandomRoute): UserRequest =>
  UserRequest.parse({
    requestText: 'A random route',
    originCity: brief.home?.name,
    destinationHint: brief.route.stops[0]?.place,
    travelStartDate: brief.startDate,
    travelEndDate: brief.endDate,
    budget: brief.budget ?? 1_000_000,
    currency: 'EUR',
    adults: brief.party.adults,
    children: brief.party.children,
    childrenAges: [...brief.party.childrenAges],
    route: brief.route,
    ways: brief.ways,
    interests: [...brief.interests],
    constraints: { pace: brief.preferences.preferredPace },
  });

/** The ways that some missing leg could still go, counted from all options by hand: 0 when every missing leg has none. */
export function waysLeft({ outline, legs }: TripParts): number {
  const asked = [outline.outLeg, ...outline.betweenLegs, outline.homeLeg];
  const missing = asked.filter((leg) => leg !== null && legs[leg.index] === null);
  if (missing.length === 0) return 1;
  return missing.reduce((sum, leg) => sum + (leg?.surface ?? []).filter(({ mode }) => !leg?.allowed.never.includes(mode)).length, 0);
}

/** Where the ways begin that would leave a stop before the way there has arrived, counted by hand from the local times of both. */
export function placesLeftTooEarly({ legs }: TripParts): string[] {
  const stamp = ({ date, minute }: { readonly date: string; readonly minute: number }): string => `${date} ${String(minute).padStart(4, '0')}`;
  return legs.flatMap((on, index) => {
    const there = index === 0 ? null : legs[index - 1];
    return there && on && stamp(there.timed.arrive) >= stamp(on.timed.leave) ? on.timed.legs.map(({ from }) => from) : [];
  });
}

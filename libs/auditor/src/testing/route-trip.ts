import { FinalPlan, UserRequest, addDays, dateRange } from '@app/contracts';
import type { Stay, TransportLeg, Wish } from '@app/contracts';
import { openTown } from '@app/guide';
import type { Town } from '@app/guide';
import { computeCosts, planDays, wishLedger } from '@app/planner';
import type { DayWindow, DaysRequest, TripStop } from '@app/planner';

const present = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('the route trip lacks what this test needs');
  return value;
};

const MORNING = 420;
const NIGHT = 1410;

function windowsOf(arrive: string, leave: string, hours: { readonly from: number; readonly to: number }): DayWindow[] {
  return dateRange(arrive, leave).map((date): DayWindow => {
    if (date === arrive) return { date, kind: 'arrival', fromMinute: hours.from, toMinute: NIGHT };
    return date === leave ? { date, kind: 'departure', fromMinute: MORNING, toMinute: hours.to } : { date, kind: 'full', fromMinute: MORNING, toMinute: NIGHT };
  });
}

function stopOf(town: Town, arrive: string, nights: number, hours: { readonly from: number; readonly to: number }): TripStop {
  const leave = addDays(arrive, nights);
  return {
    town,
    arriveDate: arrive,
    leaveDate: leave,
    nights,
    why: 'named',
    area: present(town.stayAreas[0]),
    rateFromTown: 1,
    windows: windowsOf(arrive, leave, hours),
    weather: [],
  };
}

const START = '2027-05-10';

function leg(
  id: string,
  mode: TransportLeg['mode'],
  ends: readonly [string, string],
  times: readonly [date: string, departure: string, arrival: string],
): TransportLeg {
  const [date, departureTime, arrivalTime] = times;
  return {
    id,
    mode,
    from: ends[0],
    to: ends[1],
    date,
    departureTime,
    arrivalDate: date,
    arrivalTime,
    description: '',
    cost: { amount: 80, currency: 'EUR' },
    source: 'estimate',
    offerId: null,
  };
}

const stayOf = ({ town, area, arriveDate, leaveDate, nights }: TripStop): Stay => ({
  id: `stay-${town.id}`,
  name: `Stay in ${area.name}`,
  city: town.name,
  area: area.name,
  checkInDate: arriveDate,
  checkOutDate: leaveDate,
  nights,
  rooms: 1,
  tier: 'midrange',
  cost: { amount: 400, currency: 'EUR' },
  source: 'guide',
});

export interface RouteTrip {
  readonly plan: FinalPlan;
  readonly request: UserRequest;
}

function planOf(
  stops: readonly TripStop[],
  { days, transport, wishes }: Pick<FinalPlan, 'transport'> & { readonly days: FinalPlan['itinerary']; readonly wishes: readonly Wish[] },
): FinalPlan {
  const stays = stops.map(stayOf);
  return FinalPlan.parse({
    summary: 'Lisbon and Seville',
    selectedDestination: { name: 'Lisbon', country: 'Portugal', iataCode: null, cityCode: null, rationale: '' },
    selectedFlightOfferId: null,
    selectedReturnFlightOfferId: null,
    itinerary: days,
    budget: null,
    packingList: [],
    safetyFlags: [],
    transport,
    stays,
    costs: computeCosts({ days, stays, transport }, 'EUR'),
    checks: { pass: true, violations: [] },
    sources: [],
    route: stops.map(({ town, arriveDate, leaveDate, nights, why }) => ({
      city: town.name,
      country: town.country,
      lat: town.lat,
      lng: town.lng,
      arrive: arriveDate,
      leave: leaveDate,
      nights,
      why,
    })),
    wishes: wishLedger({ wishes, days, stays, transport, towns: stops.map(({ town }) => town), language: 'en' }),
  });
}

const requestOf = (stops: readonly TripStop[], wishes: readonly Wish[]): UserRequest =>
  UserRequest.parse({
    requestText: 'Lisbon and Seville',
    originCity: 'Porto',
    destinationHint: 'Lisbon',
    travelStartDate: START,
    travelEndDate: addDays(START, 7),
    budget: 9000,
    currency: 'EUR',
    adults: 2,
    route: { stops: stops.map(({ town, nights }) => ({ place: town.name, nights })) },
    wishes: [...wishes],
  });

/** Four nights in Lisbon and three in Seville with a bus between them and trains from home in Porto and back, with these wishes. */
export function routeTrip(wishes: readonly Wish[] = []): RouteTrip {
  const stops = [
    stopOf(present(openTown('lisbon')), START, 4, { from: 800, to: 540 }),
    stopOf(present(openTown('seville')), addDays(START, 4), 3, { from: 1020, to: 780 }),
  ];
  const asked: DaysRequest = {
    stops,
    party: { adults: 2, children: 0, childrenAges: [] },
    currency: 'EUR',
    preferences: { travelStyle: 'balanced', prioritizedInterests: [], preferredPace: 'normal', accommodationPreference: 'midrange' },
    constraints: null,
    wishes,
    interests: ['history'],
    spending: { mealTier: 'midrange', mealShare: 1, excludedIds: new Set() },
    language: 'en',
  };
  const { days, transport: trips } = planDays(asked);
  const transport = [
    leg('out', 'train', ['Porto', 'Lisbon'], [START, '09:30', '12:50']),
    ...trips,
    leg('between', 'bus', ['Lisbon', 'Seville'], [addDays(START, 4), '09:30', '16:30']),
    leg('home', 'bus', ['Seville', 'Porto'], [addDays(START, 7), '14:00', '22:00']),
  ];
  return { plan: planOf(stops, { days, transport, wishes }), request: requestOf(stops, wishes) };
}

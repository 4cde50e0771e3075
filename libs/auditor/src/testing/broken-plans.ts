import type { Catalog, Constraints, FinalPlan, UserRequest, Wish } from '@app/contracts';
import { distanceKm, isOpen } from '@app/guide';
import type { GuidePlace } from '@app/guide';
import { planCityTrip } from '@app/planner';
import type { AuditCode } from '../audit-codes.js';
import type { AuditContext, SourceCity } from '../audit-input.js';
import { townSource } from '../town-source.js';
import { routeTrip } from './route-trip.js';
import { CATALOG, catalogPlan, catalogRequest } from './catalog-trip.js';
import { TRIP, activity, finalPlanOf, inputOf, lisbon, present, requestOf, restate, restateOnly } from './usual-trip.js';
import type { Mutable } from './usual-trip.js';

/** A plan with one thing wrong, the request it is held against, and the catalog it was made from, if any. */
export interface BrokenPlan {
  readonly plan: FinalPlan;
  readonly request: UserRequest;
  readonly catalog?: Catalog;
  /** The source it is held against, where that is part of what is wrong. */
  readonly findCity?: AuditContext['findCity'];
}

type BreakIt = (plan: Mutable<FinalPlan>) => void;
const untouched: BreakIt = () => undefined;

/** The usual trip with that wrong; sums are stated anew where `sums` says so. */
function usual(
  breakIt: BreakIt,
  { constraints = null, sums = false }: { readonly constraints?: Constraints | null; readonly sums?: boolean } = {},
): BrokenPlan {
  const input = inputOf(TRIP);
  const plan = structuredClone(finalPlanOf(planCityTrip(input), 'Lisbon')) as Mutable<FinalPlan>;
  breakIt(plan);
  if (sums) restate(plan);
  return { plan, request: requestOf({ ...TRIP, constraints }, input) };
}

/** The night out of the catalog with that wrong. */
function fromCatalog(breakIt: BreakIt, constraints: Constraints | null = null): BrokenPlan {
  const plan = structuredClone(catalogPlan()) as Mutable<FinalPlan>;
  breakIt(plan);
  return { plan, request: catalogRequest(constraints), catalog: CATALOG };
}

/** The trip along a route with that wrong, held against these wishes; the plan was made without them unless `kept` says so. */
function onRoute(breakIt: BreakIt, wishes: readonly Partial<Wish>[] = [], kept = false): BrokenPlan {
  const asked = wishes.map((wish, index): Wish => ({ id: `w${index + 1}`, said: 'a wish', kind: 'other', targets: [], often: 'once', must: false, ...wish }));
  const trip = routeTrip(kept ? asked : []);
  const plan = structuredClone(trip.plan) as Mutable<FinalPlan>;
  breakIt(plan);
  restate(plan);
  return { plan, request: { ...trip.request, wishes: asked } };
}

/** A full day of that trip. */
const FULL_DAY = 2;
const fullDay = (plan: Mutable<FinalPlan>) => present(plan.itinerary[FULL_DAY]);

/** Leaves one visit of the second day, and tables at no known place, so that nothing else can be wrong with the day. */
function onlyVisit(plan: Mutable<FinalPlan>, visit: object): void {
  const day = present(plan.itinerary[1]);
  day.activities = [Object.assign(activity(plan, 1, 0), { start: '10:30', end: '11:00' }, visit)];
  for (const meal of day.meals ?? []) meal.place = null;
}
/** Places of the guide that the trip leaves out. */
const unvisited = (plan: Mutable<FinalPlan>): GuidePlace[] =>
  lisbon.places.filter(({ name }) => !plan.itinerary.some((day) => day.activities.some(({ place }) => place.name === name)));

type GuideSpot = Pick<GuidePlace, 'name' | 'lat' | 'lng'>;
/** Two such places that are open that morning, as far apart as any. */
function farApart(plan: Mutable<FinalPlan>): [GuideSpot, GuideSpot] {
  const open = unvisited(plan).filter(({ hours, closedOn }) => isOpen(hours, closedOn, '2027-05-11', '10:30', '11:30'));
  const pairs = open.flatMap((a) => open.map((b) => [a, b] as const)).sort(([a, b], [c, d]) => distanceKm(c, d) - distanceKm(a, b));
  const [near, far] = present(pairs[0]);
  return [spot(near), spot(far)];
}
const spot = ({ name, lat, lng }: GuidePlace) => ({ name, lat, lng });
const sum = { sums: true };

/** One hand-broken plan for each code; an audit finds that code and no other. */
export const BROKEN_PLANS: Readonly<Record<AuditCode, () => BrokenPlan>> = {
  SCHEMA: () => usual((plan) => Object.assign(activity(plan, 1, 0), { start: 'morning' })),
  DATE_MISSING: () => usual((plan) => plan.itinerary.splice(1, 1), sum),
  DATE_EXTRA: () => usual((plan) => plan.itinerary.push({ ...present(plan.itinerary[0]), date: '2027-05-20', activities: [], meals: [] })),
  DATE_TWICE: () =>
    usual((plan) => {
      const day = present(plan.itinerary[2]);
      plan.itinerary.push({ ...day, activities: [], meals: (day.meals ?? []).map((meal) => ({ ...meal, place: null })) });
    }, sum),
  OVERLAP: () =>
    usual((plan) => {
      onlyVisit(plan, {});
      Object.assign(present(plan.itinerary[1]?.meals?.[0]), { start: '10:30', end: '11:15' });
    }, sum),
  TRAVEL_TIME: () =>
    usual((plan) => {
      const [near, far] = farApart(plan);
      onlyVisit(plan, { place: near });
      const day = present(plan.itinerary[1]);
      day.activities.push({ ...activity(plan, 1, 0), id: 'far', place: far, start: '11:02', end: '11:30' });
    }, sum),
  PLACE_UNKNOWN: () => usual((plan) => onlyVisit(plan, { place: { name: 'Museum of Things That Never Were' } }), sum),
  PLACE_CLOSED: () =>
    usual((plan) => {
      const { name } = present(unvisited(plan).find(({ hours }) => hours !== 'always'));
      onlyVisit(plan, { place: { name }, start: '04:00', end: '04:30' });
    }, sum),
  PLACE_WRONG_CITY: () => usual((plan) => onlyVisit(plan, { place: { name: 'Colosseum', lat: 41.8902, lng: 12.4922 } }), sum),
  PLACE_TWICE: () => usual((plan) => onlyVisit(plan, structuredClone(activity(plan, 2, 0))), sum),
  FLIGHT_TIME: () =>
    usual((plan) => {
      present(plan.transport.find(({ offerId }) => offerId === 'back')).departureTime = '12:00';
    }),
  STAY_NIGHTS: () => usual((plan) => Object.assign(present(plan.stays[0]), { checkOutDate: '2027-05-12', nights: 2 })),
  COST_CATEGORY: () =>
    usual((plan) => {
      present(plan.costs).byCategory.meals = 1;
    }),
  COST_TOTAL: () =>
    usual((plan) => {
      present(plan.costs).total += 0.01;
    }),
  CURRENCY_MIXED: () =>
    usual((plan) => {
      activity(plan, 1, 0).cost.currency = 'USD';
      restateOnly(plan);
    }),
  OVER_BUDGET: () =>
    usual((plan) => {
      present(plan.stays[0]).cost.amount = 6_000;
    }, sum),
  MEAL_MISSING: () =>
    usual((plan) => {
      present(plan.itinerary[1]).meals = [];
    }, sum),
  MUST_SEE_MISSING: () => usual(untouched, { constraints: { mustSee: ['Hall of Missing Things'] } }),
  AVOIDED_PLACE: () => {
    const { plan } = usual(untouched);
    return usual(untouched, { constraints: { avoid: [present(plan.itinerary[1]?.activities[0]).place.name] } });
  },
  DIET: () => usual(untouched, { constraints: { diet: ['kosher'] } }),
  CUISINE_MISSING: () => usual(untouched, { constraints: { cuisines: ['lunar'] } }),
  STAY_MINIMUM: () =>
    fromCatalog((plan) => {
      present(plan.stays[0]).name = 'Long Stay Lofts';
    }),
  ROOM_TYPE: () => fromCatalog(untouched, { roomType: 'entire room' }),
  HOUSE_RULE: () => fromCatalog(untouched, { houseRule: 'pets' }),
  TRANSPORT_UNKNOWN: () =>
    fromCatalog((plan) => {
      present(plan.transport[0]).mode = 'bus';
    }),
  TRANSPORT_CONFLICT: () => usual((plan) => plan.transport.push({ ...present(plan.transport[0]), id: 'car', mode: 'drive', to: 'Porto', offerId: null }), sum),
  TRANSPORT_RULED_OUT: () => usual(untouched, { constraints: { transportation: 'no flights' } }),
  MOBILITY: () =>
    usual(
      (plan) => {
        const walk = { id: 'walk', mode: 'walk' as const, from: 'Baixa', to: 'Alfama', departureTime: '16:00', arrivalTime: '16:40', offerId: null };
        plan.transport.push({ ...present(plan.transport[0]), ...walk, cost: { amount: 0, currency: 'EUR' } });
      },
      { constraints: { mobility: 'wheelchair' }, sums: true },
    ),
  CITY_MISSING: () => {
    const broken = onRoute(untouched);
    return {
      ...broken,
      request: {
        ...broken.request,
        route: { stops: [{ place: 'Granada', nights: 2, nightsRule: 'exactly', role: 'stay' }], order: 'free', oneBase: false, ownWayThere: false },
      },
    };
  },
  WAY_MISSING: () =>
    onRoute((plan) => {
      Object.assign(present(plan.transport.find(({ id }) => id === 'between')), { departureTime: null, arrivalTime: null });
    }),
  CONNECTION: () =>
    onRoute((plan) => {
      const bus = present(plan.transport.find(({ id }) => id === 'out'));
      plan.transport.push({ ...bus, id: 'transfer', mode: 'transit', from: 'Lisbon', to: 'Stay in Lisbon', departureTime: '12:00', arrivalTime: '12:20' });
    }),
  DAY_HOLE: () =>
    onRoute((plan) => {
      const day = fullDay(plan);
      day.activities = day.activities.filter(({ start, end }) => end <= '13:30' || start >= '19:00');
    }),
  DAY_EMPTY: () =>
    onRoute((plan) => {
      const day = fullDay(plan);
      const [first] = day.activities;
      day.activities = ['10:00-12:00', '14:45-18:00'].map((span, index) => ({
        ...present(first),
        id: `free-${index}`,
        kind: 'free_time',
        title: 'Free time',
        place: { name: 'Lisbon' },
        start: span.slice(0, 5),
        end: span.slice(6),
      }));
      for (const meal of day.meals ?? []) meal.place = null;
      Object.assign(present(day.meals?.[0]), { start: '13:00', end: '14:00' });
    }),
  TOO_MANY_THINGS: () => onRoute(untouched, [{ kind: 'max_per_day', count: 1 }]),
  TOO_EARLY_OR_LATE: () => onRoute(untouched, [{ kind: 'not_before', time: '11:00' }]),
  TABLE_TOO_OFTEN: () =>
    onRoute((plan) => {
      const name = present(plan.stays[0]?.area ?? undefined);
      for (const meal of plan.itinerary.flatMap((day) => day.meals ?? [])) meal.place = null;
      for (const [day, meal] of [
        [0, -1],
        [2, -1],
        [4, 0],
      ] as const)
        Object.assign(present(plan.itinerary[day]?.meals?.at(meal)), { place: { name } });
    }),
  TOO_STRENUOUS: () =>
    onRoute(
      (plan) => {
        const day = fullDay(plan);
        const [one, other] = lisbon.places.filter(({ hours, indoor, kind }) => hours === 'always' && !indoor && kind !== 'day_trip' && kind !== 'beach');
        for (const visit of plan.itinerary.flatMap(({ activities }) => activities))
          if (visit.place.name === one?.name || visit.place.name === other?.name) Object.assign(visit, { kind: 'free_time', place: { name: 'Lisbon' } });
        day.meals = (day.meals ?? []).map((meal) => ({
          ...meal,
          place: null,
          ...(meal.meal === 'lunch' ? { start: '13:00', end: '13:40' } : { start: '21:00', end: '22:00' }),
        }));
        const walk = { ...present(day.activities[0]), kind: 'neighbourhood' };
        day.activities = [
          { ...walk, id: 'long', place: { name: present(one).name }, start: '06:00', end: '13:00' },
          { ...walk, id: 'longer', place: { name: present(other).name }, start: '13:40', end: '21:00' },
        ];
      },
      [{ kind: 'company', said: 'with my grandparents' }],
    ),
  INACCESSIBLE: () => {
    const broken = onRoute(untouched, [{ kind: 'mobility', said: 'nothing steep', targets: ['no steep ways'] }]);
    const steep = present(broken.plan.itinerary[FULL_DAY]?.activities.find(({ kind }) => kind !== 'free_time')).place.name;
    const findCity = (name: string): SourceCity | undefined => {
      const source = townSource(name);
      return source && { ...source, places: source.places.map((place) => (place.name === steep ? { ...place, flags: { steep: true } } : place)) };
    };
    return { ...broken, findCity };
  },
  WISH_UNMET: () => onRoute(untouched, [{ kind: 'place', said: 'the Hall of Missing Things', targets: ['Hall of Missing Things'], must: true }], true),
};

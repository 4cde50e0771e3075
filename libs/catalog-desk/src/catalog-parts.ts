import { addDays, fromCents, toCents } from '@app/contracts';
import type { Activity, Catalog, ItineraryDay, Meal, Stay, TransportLeg } from '@app/contracts';
import { catalogLegTimes } from '@app/planner';
import type { CatalogDay, CatalogLeg, CatalogMeal, CatalogTrip, CatalogVisit } from '@app/planner';

/** The parts of a plan that a trip on a catalog makes. */
export interface CatalogParts {
  readonly days: ItineraryDay[];
  readonly stays: Stay[];
  readonly transport: TransportLeg[];
}

const SOURCE = 'catalog' as const;

/** The trip in the shapes that every plan has; costs are for the whole party. */
export function catalogParts(trip: CatalogTrip, catalog: Catalog, people: number): CatalogParts {
  const money = (cents: number) => ({ amount: fromCents(cents), currency: catalog.currency });
  return {
    days: trip.days.map((day) => dayOf(day, { trip, money, people })),
    stays: staysOf(trip, money),
    transport: trip.legs.map((leg, at) => legOf(leg, { at, catalog, money })),
  };
}

type ToMoney = (cents: number) => { amount: number; currency: string };

interface DayParts {
  readonly trip: CatalogTrip;
  readonly money: ToMoney;
  readonly people: number;
}

const placeOf = ({ name, lat, lng }: { readonly name: string; readonly lat?: number | null | undefined; readonly lng?: number | null | undefined }) =>
  typeof lat === 'number' && typeof lng === 'number' ? { name, lat, lng } : { name };

function dayOf(day: CatalogDay, parts: DayParts): ItineraryDay {
  const meals = day.meals.flatMap((meal) => mealOf(meal, parts));
  return {
    date: day.date,
    city: day.city,
    theme: themeOf(day, parts.trip),
    activities: day.visits.map((visit, at) => visitOf(visit, `${day.date}_${at + 1}`, parts)),
    ...(meals.length > 0 ? { meals } : {}),
    weatherNote: null,
  };
}

function themeOf({ date, city, visits }: CatalogDay, { legs }: CatalogTrip): string {
  const leg = legs.find((way) => way.date === date);
  if (leg) return `From ${leg.from} to ${leg.to}`;
  return visits.length > 0
    ? visits
        .slice(0, 2)
        .map(({ place }) => place.name)
        .join(' and ')
    : `A day in ${city}`;
}

/** A meal without a restaurant is left out: a price for it would be an estimate. */
function mealOf({ meal, start, end, restaurant }: CatalogMeal, { money, people }: DayParts): Meal[] {
  if (!restaurant) return [];
  const cost = money(toCents(restaurant.averageCost) * people);
  return [{ meal, place: placeOf(restaurant), cuisine: restaurant.cuisines.join(', ') || null, start, end, cost, source: SOURCE }];
}

function visitOf({ place, start, end }: CatalogVisit, id: string, { money, people }: DayParts): Activity {
  return {
    id: `visit_${id}`,
    title: place.name,
    kind: 'sight',
    place: placeOf(place),
    start,
    end,
    cost: money(toCents(place.cost ?? 0) * people),
    source: SOURCE,
    ...(place.opens && place.closes ? { openingHours: `${place.opens}–${place.closes}` } : {}),
  };
}

function staysOf({ stays, days }: CatalogTrip, money: ToMoney): Stay[] {
  let night = 0;
  return stays.map(({ room, rooms, nights, cents }, at) => {
    const checkInDate = days[night]?.date ?? '';
    night += nights;
    return {
      id: `stay_${at + 1}`,
      ...placeOf(room),
      city: room.city,
      area: null,
      checkInDate,
      checkOutDate: addDays(checkInDate, nights),
      ...{ nights, rooms, tier: null, cost: money(cents), source: SOURCE },
    };
  });
}

interface LegParts {
  readonly at: number;
  readonly catalog: Catalog;
  readonly money: ToMoney;
}

function legOf(leg: CatalogLeg, { at, catalog, money }: LegParts): TransportLeg {
  const { from, to, date, way, cents } = leg;
  const times = catalogLegTimes(leg, catalog.timeGrain);
  const flight = 'flight' in way ? way.flight : null;
  const mode = 'ground' in way ? (way.ground.mode === 'self-driving' ? 'drive' : way.ground.mode) : 'flight';
  return {
    id: `leg_${at + 1}`,
    mode,
    from,
    to,
    date,
    departureTime: times?.departure ?? null,
    arrivalDate: times ? (times.isNextDay ? addDays(date, 1) : date) : null,
    arrivalTime: times?.arrival ?? null,
    description: flight ? `Flight ${flight.number} from ${from} to ${to}` : `${WORDS[mode]} from ${from} to ${to}, ${hoursWords(leg.minutes)}`,
    cost: money(cents),
    source: SOURCE,
    offerId: flight?.number ?? null,
  };
}

const WORDS: Readonly<Record<string, string>> = { drive: 'Drive yourselves', taxi: 'Taxi', train: 'Train', bus: 'Bus', ferry: 'Ferry' };
const hoursWords = (minutes: number): string => `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;

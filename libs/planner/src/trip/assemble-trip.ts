import { dateRange } from '@app/contracts';
import type { Costs, DailyWeather, ItineraryDay, Limitation, RouteStop, Stay, TransportLeg, Wish } from '@app/contracts';
import { distanceKm, namesPlace } from '@app/guide';
import type { Coordinates, GuideStayArea, Town, TownPlace } from '@app/guide';
import { wordsIn } from '@app/messages';
import { computeCosts } from '../costs.js';
import { converted, farePrice, roomsFor } from '../pricing.js';
import { rankedAreas } from '../stays.js';
import { done } from '../parted-work.js';
import type { PartedWork } from '../parted-work.js';
import { isHeartOf } from './days/sights.js';
import { planningDays } from './days/plan-days.js';
import { FRUGAL_MEAL_SHARE } from './money/spending-levels.js';
import { withSurroundings } from './days/surroundings.js';
import { withSaverFares } from './money/saver-fares.js';
import type { SpendingLevel } from './money/spending-levels.js';
import type { StopDates } from './route/date-stops.js';
import { stopWindows } from './route/stop-windows.js';
import type { TripOutline } from './route/outline-trip.js';
import { featuresAt, priceShareOf, stayName } from './stays/stay-wishes.js';
import type { DayWindow, KeptDays, PlannedDays, ProposedDay, TripStop } from './trip-types.js';
import type { ChosenLeg } from './ways/time-legs.js';
import { cars } from './ways/way-options.js';
import { ownNames } from './wishes/match.js';

/** Everything a trip is put together from once its route, dates and ways are decided. */
export interface TripParts {
  readonly outline: TripOutline;
  readonly dates: readonly StopDates[];
  /** The way to each stop, and the last one home; null where there is none. */
  readonly legs: readonly (ChosenLeg | null)[];
  readonly weather: readonly (readonly DailyWeather[])[];
  readonly rateFrom: (currency: string) => number;
  /** The day on which tickets can be bought; without it no fare is planned that has to be booked early. */
  readonly today?: string | undefined;
  readonly proposal?: readonly ProposedDay[] | undefined;
  readonly kept?: KeptDays | undefined;
}

/** A trip at one level of spending. */
export interface TripVersion {
  readonly level: SpendingLevel;
  readonly stops: readonly TripStop[];
  readonly route: RouteStop[];
  readonly days: ItineraryDay[];
  readonly stays: Stay[];
  readonly transport: TransportLeg[];
  readonly costs: Costs;
  readonly limitations: Limitation[];
}

const RENTAL_EUR_PER_DAY = 48;
const LAST = '24:00';

/** What the stay should be near to: the places that were wished for by name, else what the town is known for. */
function placesToBeNear(town: Town, wishes: readonly Wish[]): TownPlace[] {
  const byRank = [...town.places].sort((a, b) => b.rank - a.rank);
  const named = byRank.filter((place) => wishes.some((wish) => ownNames(wish).some((name) => namesPlace(name, place.name))));
  return named.length > 0 ? named : byRank;
}

function areaOf({ outline, kept }: TripParts, index: number, level: SpendingLevel): GuideStayArea {
  const town = outline.stops[index]?.town;
  const present = town?.stayAreas.find(({ id }) => id === kept?.areaIds.get(town.id));
  if (present) return present;
  const [area] = town ? rankedAreas(town, placesToBeNear(town, outline.brief.wishes), level.stay) : [];
  if (area) return area;
  const { lat, lng, name, id } = town ?? { lat: 0, lng: 0, name: '', id: '' };
  return { id, name, lat, lng, nightly: { budget: 50, midrange: 90, premium: 180 }, note: '' };
}

/** Days of the whole trip that lie before the first arrival or after the last departure belong to the stop beside them, without any hour. */
function withOuterDates(windows: readonly DayWindow[], { outline: { brief, stops } }: TripParts, index: number): DayWindow[] {
  const first = windows[0]?.date ?? brief.startDate;
  const last = windows.at(-1)?.date ?? brief.endDate;
  const empty = (date: string, kind: DayWindow['kind']): DayWindow => ({ date, kind, fromMinute: 1380, toMinute: 1380 });
  const before =
    index === 0 && brief.startDate < first
      ? dateRange(brief.startDate, first)
          .slice(0, -1)
          .map((date) => empty(date, 'arrival'))
      : [];
  const after =
    index === stops.length - 1 && last < brief.endDate
      ? dateRange(last, brief.endDate)
          .slice(1)
          .map((date) => empty(date, 'departure'))
      : [];
  return [...before, ...windows, ...after];
}

function tripStops(parts: TripParts, level: SpendingLevel): TripStop[] {
  const { outline, dates, legs, weather, rateFrom } = parts;
  return outline.stops.flatMap(({ town, why }, index): TripStop[] => {
    const span = dates[index];
    if (!span) return [];
    const windows = stopWindows(span, legs[index]?.timed ?? null, legs[index + 1]?.timed ?? null, {
      isFirst: index === 0,
      isLast: index === outline.stops.length - 1,
    });
    return [
      {
        town,
        arriveDate: span.arrive,
        leaveDate: span.leave,
        nights: span.nights,
        why,
        area: areaOf(parts, index, level),
        rateFromTown: rateFrom(town.currency),
        windows: withOuterDates(windows, parts, index),
        weather: weather[index] ?? [],
      },
    ];
  });
}

function staysOf(stops: readonly TripStop[], level: SpendingLevel, { outline: { brief } }: TripParts): Stay[] {
  const rooms = roomsFor(brief.party.adults, brief.party.children);
  const words = wordsIn(brief.language);
  return stops.flatMap((stop, index): Stay[] => {
    if (stop.nights === 0) return [];
    const pricing = { currency: brief.currency, rate: stop.rateFromTown, adults: brief.party.adults, children: brief.party.children };
    const features = featuresAt(brief.wishes, stops, index);
    return [
      {
        id: `stay-${index + 1}-${stop.area.id}`,
        name: stayName(level.stay, stop.area.name, features, words),
        city: stop.town.name,
        area: stop.area.name,
        lat: stop.area.lat,
        lng: stop.area.lng,
        checkInDate: stop.arriveDate,
        checkOutDate: stop.leaveDate,
        nights: stop.nights,
        rooms,
        tier: level.stay,
        cost: converted(pricing, stop.area.nightly[level.stay] * priceShareOf(features) * rooms * stop.nights),
        source: 'guide',
      },
    ];
  });
}

/** People walk to what lies this near to the stay. */
const WALKED_KM = { usual: 1.2, frugal: 3.2 };

const isNear = ({ lat, lng }: { readonly lat?: number | undefined; readonly lng?: number | undefined }, area: Coordinates, km: number): boolean =>
  lat !== undefined && lng !== undefined && distanceKm({ lat, lng }, area) <= km;

/** Rides of the days on which there is something to do; people with a car drive instead. */
function localLegs(
  stops: readonly TripStop[],
  days: readonly ItineraryDay[],
  { outline: { brief }, rateFrom }: TripParts,
  level: SpendingLevel,
): TransportLeg[] {
  const { car } = brief.ways;
  const { say } = wordsIn(brief.language);
  if (car === 'own') return [];
  if (car === 'rental') {
    const [first, last] = [stops[0], stops.at(-1)];
    if (!first || !last) return [];
    const rentalDays = Math.max(1, dateRange(first.arriveDate, last.leaveDate).length - 1);
    const amount = Math.round(RENTAL_EUR_PER_DAY * rentalDays * cars(brief.party) * rateFrom('EUR') * 100) / 100;
    return [
      {
        id: 'car-rental',
        mode: 'drive',
        from: first.town.name,
        // A charge for all days and no way: it ends where it begins.
        to: first.town.name,
        date: first.arriveDate,
        departureTime: null,
        arrivalDate: null,
        arrivalTime: null,
        description: say('way.estimated', { words: say('way.rental_days', { days: rentalDays }) }),
        cost: { amount, currency: brief.currency },
        source: 'estimate',
        offerId: null,
      },
    ];
  }
  return days.flatMap((day, index): TransportLeg[] => {
    const stop = stops.find(({ town }) => town.name === day.city);
    const walkedKm = level.frugal ? WALKED_KM.frugal : WALKED_KM.usual;
    const moves = stop !== undefined && day.activities.some((activity) => activity.kind !== 'free_time' && !isNear(activity.place, stop.area, walkedKm));
    if (!stop || !moves || stop.town.daily.localTransport <= 0) return [];
    const pricing = { currency: brief.currency, rate: stop.rateFromTown, adults: brief.party.adults, children: brief.party.children };
    return [
      {
        id: `local-d${index + 1}`,
        mode: 'transit',
        from: stop.town.name,
        to: stop.town.name,
        date: day.date,
        departureTime: null,
        arrivalDate: null,
        arrivalTime: null,
        description: say('way.local', { city: stop.town.name, summary: stop.town.localTransport.summary }),
        cost: farePrice(pricing, stop.town.daily.localTransport),
        source: 'guide',
        offerId: null,
      },
    ];
  });
}

function excludedIds(stops: readonly TripStop[], { maxEntranceShare }: SpendingLevel): ReadonlySet<string> {
  if (maxEntranceShare === null) return new Set();
  return new Set(
    stops.flatMap(({ town, area }) =>
      withSurroundings(town, area)
        .places.filter((place) => place.cost > town.daily.food.midrange * maxEntranceShare && !isHeartOf(place, town))
        .map(({ id }) => `${town.id}/${id}`),
    ),
  );
}

/** The planned days with those that were kept, in order of date. */
function withKept({ days, transport, limitations }: PlannedDays, kept: KeptDays | undefined) {
  return {
    days: [...days, ...(kept?.days.values() ?? [])].sort((a, b) => a.date.localeCompare(b.date)),
    excursions: [...transport, ...(kept?.excursions ?? [])],
    limitations,
  };
}

/** The whole trip at one level of spending: stops, days, stays, ways and their sums. */
export const assembleTrip = (parts: TripParts, level: SpendingLevel): TripVersion => done(assembling(parts, level));

/** The legs of a trip with early-booking fares; null where no train has them or it is too late for them. */
export const saverLegs = ({ legs, today, outline }: TripParts): TripParts['legs'] | null =>
  today === undefined ? null : withSaverFares(legs, today, wordsIn(outline.brief.language));

/** The ways between places at that level of spending. */
const fixedLegs = (parts: TripParts, level: SpendingLevel): TransportLeg[] =>
  ((level.savers && saverLegs(parts)) || parts.legs).flatMap((leg) => leg?.timed.legs ?? []);

/** What beds and ways alone come to at that level: whatever its days hold, the trip costs no less. */
export const leastTotal = (parts: TripParts, level: SpendingLevel): number =>
  computeCosts({ days: [], stays: staysOf(tripStops(parts, level), level, parts), transport: fixedLegs(parts, level) }, parts.outline.brief.currency).total;

/** The same as {@link assembleTrip}, day by day. */
export function* assembling(parts: TripParts, level: SpendingLevel): PartedWork<TripVersion> {
  const { brief } = parts.outline;
  const stops = tripStops(parts, level);
  const planned = yield* planningDays({
    stops,
    party: brief.party,
    currency: brief.currency,
    preferences: brief.preferences,
    constraints: brief.constraints,
    wishes: parts.kept?.openWishes(brief.wishes) ?? brief.wishes,
    interests: brief.interests,
    hasCar: brief.ways.car === 'own' || brief.ways.car === 'rental',
    spending: { mealTier: level.meals, mealShare: level.frugal ? FRUGAL_MEAL_SHARE : 1, excludedIds: excludedIds(stops, level) },
    proposal: parts.proposal,
    kept: parts.kept,
    language: brief.language,
  });
  const { days, excursions, limitations } = withKept(planned, parts.kept);
  const stays = staysOf(stops, level, parts);
  const transport = [...fixedLegs(parts, level), ...excursions, ...localLegs(stops, days, parts, level)].sort(
    (a, b) => a.date.localeCompare(b.date) || (a.departureTime ?? LAST).localeCompare(b.departureTime ?? LAST),
  );
  const route = stops.map(({ town, arriveDate, leaveDate, nights, why }): RouteStop => ({
    city: town.name,
    country: town.country,
    lat: town.lat,
    lng: town.lng,
    arrive: arriveDate,
    leave: leaveDate,
    nights,
    why,
  }));
  return { level, stops, route, days, stays, transport, costs: computeCosts({ days, stays, transport }, brief.currency), limitations };
}

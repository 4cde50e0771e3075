import type { Wish } from '@app/contracts';
import { distanceKm, findTown, foldName, knownWaysBetween, namesPlace, openTown, townsNear } from '@app/guide';
import type { Town, TownExcursion } from '@app/guide';
import type { TripStop } from '../trip-types.js';
import { roadSpeed } from '../ways/land/roads.js';
import { roadMinutes } from '../ways/way-model.js';
import { GOOD_MATCH, ownNames, targetScore, targetsOf } from '../wishes/match.js';
import { namesOne } from '../wishes/ground.js';
import type { TripWay } from './trip-day.js';

const USUAL_PRICE = { id: 'way.usual_price', values: {} } as const;
const MAX_TRIP_KM = 190;
const MAX_TRIP_MINUTES = 170;
/** Nobody is sent so far who did not ask for it. */
const MAX_UNASKED_MINUTES = 75;
const MIN_KM = 6;
const DETOUR_FACTOR = 1.3;
const BUS_KM_PER_HOUR = 55;
const WAIT_MINUTES = 15;
const FARE_SHARE_PER_KM = 0.0035;

/** A town or sight that can be seen in a day from a stop; `town` is null where only its name is known. */
export interface DayTrip {
  readonly stop: TripStop;
  readonly name: string;
  readonly town: Town | null;
  readonly way: TripWay;
  readonly wish: Wish | null;
  /** It takes a day for which the stop has too little to see, be it the only one. */
  readonly fillsDay?: boolean;
}

const wayOf = (stop: TripStop, name: string, trip: Pick<TownExcursion, 'mode' | 'minutes' | 'cost'>, note: TripWay['note']): TripWay => ({
  fromName: stop.town.name,
  toName: name,
  mode: trip.mode,
  minutes: trip.minutes,
  adultCost: trip.cost,
  note,
});

const sameName = (a: string, b: string): boolean => foldName(a) === foldName(b);

/** By what meals cost there: of one seat in a coach, or of fuel for a car. */
const fareFor = ({ town }: TripStop, km: number): number => Math.round(town.daily.food.midrange * FARE_SHARE_PER_KM * km * 10) / 10;
const byRoad = (km: number): TripWay['note'] => ({ id: 'way.by_road', values: { km: Math.round(km) } });

/** The way to a town near by: the stop's own list, the table of known ways, else an estimate by road; null when it is too far for a day. */
function wayTo(stop: TripStop, target: Town): TripWay | null {
  const listed = stop.town.excursions.find(({ to }) => to === target.id || sameName(to, target.name));
  if (listed) return wayOf(stop, target.name, listed, USUAL_PRICE);
  const known = knownWaysBetween(stop.town.id, target.id)
    .filter(({ mode, minutes }) => mode !== 'night_train' && minutes <= MAX_TRIP_MINUTES)
    .sort((a, b) => a.minutes - b.minutes)[0];
  if (known)
    return wayOf(
      stop,
      target.name,
      { mode: known.mode, minutes: known.minutes, cost: known.price },
      [known.operators, known.note].filter((text) => text !== '').join('; '),
    );
  const km = distanceKm(stop.town, target) * DETOUR_FACTOR;
  if (km > MAX_TRIP_KM || km < MIN_KM) return null;
  const minutes = Math.ceil((WAIT_MINUTES + (km / BUS_KM_PER_HOUR) * 60) / 5) * 5;
  if (minutes > MAX_TRIP_MINUTES) return null;
  return wayOf(stop, target.name, { mode: 'bus', minutes, cost: fareFor(stop, km) }, byRoad(km));
}

const PARKING_MINUTES = 10;
/** Boats, cable cars and ways on foot stay what they are. */
const DRIVABLE: ReadonlySet<string> = new Set(['bus', 'train', 'tram', 'transit', 'taxi']);

/** The same day out in the travellers' car; its cost is that of the whole car. */
export function byCar(trip: DayTrip): DayTrip {
  const { stop, name, town, way } = trip;
  if (town === null || !DRIVABLE.has(way.mode)) return trip;
  const straightKm = distanceKm(stop.town, town);
  const modelled = Math.ceil((PARKING_MINUTES + roadMinutes(straightKm, roadSpeed(stop.town.countryCode, town.countryCode))) / 5) * 5;
  // A coach of the tables takes the same road.
  const minutes = Math.min(modelled, way.minutes);
  const km = straightKm * DETOUR_FACTOR;
  return { ...trip, way: wayOf(stop, name, { mode: 'drive', minutes, cost: fareFor(stop, km) }, byRoad(km)) };
}

/** Day trips that were wished for, each from the stop it is nearest to; targets that are stops themselves or unknown give none. */
export function wishedDayTrips(wishes: readonly Wish[], stops: readonly TripStop[]): DayTrip[] {
  const isStop = (name: string): boolean => stops.some(({ town }) => sameName(town.name, name));
  const found: DayTrip[] = [];
  for (const wish of wishes) {
    const trip = tripFor(wish, stops);
    const known = trip && (isStop(trip.name) || found.some(({ name }) => sameName(name, trip.name)));
    if (trip && !known) found.push(trip);
  }
  return found;
}

const NAMES_SIGHTS: ReadonlySet<Wish['kind']> = new Set(['place', 'activity', 'event']);

function tripFor(wish: Wish, stops: readonly TripStop[]): DayTrip | null {
  if (wish.kind === 'day_trip') {
    for (const target of targetsOf(wish)) {
      const trip = tripTo(target, wish, stops);
      if (!trip && stops.some(({ town }) => placeNamed(town, target))) return null;
      if (!trip) {
        const toSight = tripToSight(target, wish, stops);
        if (toSight) return toSight;
      }
      if (trip) return trip;
    }
    return null;
  }
  if (!NAMES_SIGHTS.has(wish.kind)) return null;
  const toTown = tripToTownSaid(wish, stops);
  if (toTown) return toTown;
  const names = ownNames(wish);
  if (names.length === 0 || names.some((name) => stops.some(({ town }) => town.places.some((place) => targetScore(name, place, 'proper') >= GOOD_MATCH))))
    return null;
  for (const name of names) {
    const trip = tripToSight(name, wish, stops);
    if (trip) return trip;
  }
  return null;
}

const isNamed = (name: string, names: readonly string[]): boolean => names.some((other) => namesPlace(name, other)) || namesOne(name, names);

/** How far a sight may lie in another town to be seen in a day. */
const SIGHT_KM = 130;
/** A town whose name was said is worth a longer way; regions reach far enough. */
const TOWN_KM = 150;

const LEAST_TOWN_CHARS = 6;
const within = (name: string, text: string): boolean => ` ${text} `.includes(` ${foldName(name)} `);

/** A town near by whose whole name stands in the wish: "the penguins at Phillip Island" are not seen in Melbourne. */
function tripToTownSaid(wish: Wish, stops: readonly TripStop[]): DayTrip | null {
  const said = foldName(`${targetsOf(wish)[0] ?? ''} ${wish.said}`);
  const isMeant = (name: string): boolean => name.length >= LEAST_TOWN_CHARS && within(name, said);
  // Sights that stand for the other town in the stop's own list are the other town's.
  const isOfStop = (name: string, id: string): boolean =>
    stops.some(({ town }) => {
      const own = town.places.filter((place) => !place.id.startsWith(`${id}-`)).flatMap((place) => [place.name, ...(place.alsoCalled ?? [])]);
      return [town.name, ...town.aliases, ...Object.values(town.names), ...own].some((other) => within(name, foldName(other)));
    });
  const options = stops.flatMap((stop) =>
    townsNear(stop.town, TOWN_KM).flatMap((summary): DayTrip[] => {
      if (SCATTERED_KINDS.has(summary.kind) && summary.distanceKm > SIGHT_KM) return [];
      const bears = [summary.name, ...summary.name.split(' and '), ...summary.aliases].some((name) => isMeant(name) && !isOfStop(name, summary.id));
      const town = bears && stops.every((other) => other.town.id !== summary.id) ? openTown(summary.id) : undefined;
      // Who stays in a region makes no day trip to it.
      const way = town && distanceKm(stop.town, town) > town.radiusKm ? wayTo(stop, town) : null;
      return town && way ? [{ stop, name: town.name, town, way, wish }] : [];
    }),
  );
  return options.sort((a, b) => wide(a) - wide(b) || a.way.minutes - b.way.minutes)[0] ?? null;
}

/** A sight of another town near by that bears the name: Neuschwanstein from Munich. */
function tripToSight(name: string, wish: Wish, stops: readonly TripStop[]): DayTrip | null {
  const options = stops.flatMap((stop) =>
    townsNear(stop.town, SIGHT_KM).flatMap((summary): DayTrip[] => {
      if (summary.id === stop.town.id || stops.some(({ town }) => town.id === summary.id)) return [];
      const town = openTown(summary.id);
      const bears =
        town &&
        (isNamed(name, [town.name, ...summary.aliases]) ||
          isNamed(
            name,
            town.places.map((place) => place.name),
          ));
      const way = bears ? wayTo(stop, town) : null;
      return town && way ? [{ stop, name: town.name, town, way, wish }] : [];
    }),
  );
  return options.sort((a, b) => wide(a) - wide(b) || a.way.minutes - b.way.minutes)[0] ?? null;
}

const SCATTERED_KINDS: ReadonlySet<string> = new Set(['region', 'island', 'park']);
/** A region has everything; the town itself is nearer to the point. */
const wide = ({ town }: DayTrip): number => Number(town !== null && SCATTERED_KINDS.has(town.kind));

function tripTo(target: string, wish: Wish, stops: readonly TripStop[]): DayTrip | null {
  const options = stops.flatMap((stop): DayTrip[] => {
    const summary = findTown(target, stop.town);
    const town = summary ? openTown(summary.id) : undefined;
    // One sight of the stop's own list says less of the place than a town's sights do.
    if (placeNamed(stop.town, target) && (town?.places.length ?? 0) < WORTH_A_DAY_PLACES) return [];
    const way = town && town.id !== stop.town.id && town.places.length > 0 ? wayTo(stop, town) : null;
    if (town && way) return [{ stop, name: town.name, town, way, wish }];
    const listed = stop.town.excursions.find(({ to }) => ` ${foldName(to.replaceAll('-', ' '))} `.includes(` ${foldName(target)} `));
    return listed ? [{ stop, name: nameOf(listed.to), town: null, way: wayOf(stop, nameOf(listed.to), listed, USUAL_PRICE), wish }] : [];
  });
  return options.sort((a, b) => Number(b.town !== null) - Number(a.town !== null) || a.way.minutes - b.way.minutes)[0] ?? null;
}

/** A day trip of the stop's own list of places is an ordinary sight. */
const placeNamed = (town: Town, target: string): boolean =>
  town.places.some(
    ({ name, kind, lat, lng }) => ` ${foldName(name)} `.includes(` ${foldName(target)} `) && (kind === 'day_trip' || distanceKm(town, { lat, lng }) > MIN_KM),
  );

const nameOf = (to: string): string => openTown(to)?.name ?? (/[A-Z]/.test(to) ? to : to.replaceAll('-', ' '));

/** Day trips that the stop's own list offers, the shortest way first. */
export function offeredDayTrips(stop: TripStop, stops: readonly TripStop[], maxMinutes = MAX_UNASKED_MINUTES): DayTrip[] {
  return stop.town.excursions
    .filter(({ minutes }) => minutes <= maxMinutes)
    .flatMap((excursion): DayTrip[] => {
      const summary = findTown(excursion.to.replaceAll('-', ' '), stop.town);
      const town = openTown(excursion.to) ?? (summary ? openTown(summary.id) : undefined) ?? null;
      const name = town?.name ?? nameOf(excursion.to);
      // What stands among the stop's own sights is visited as one of them, at its hours.
      if (town === null && stop.town.places.some((place) => namesPlace(name, place.name))) return [];
      if (stops.some((other) => sameName(other.town.name, name)) || town?.id === stop.town.id) return [];
      return [{ stop, name, town, way: wayOf(stop, name, excursion, USUAL_PRICE), wish: null }];
    })
    .sort((a, b) => Number(b.town !== null) - Number(a.town !== null) || a.way.minutes - b.way.minutes);
}

/** Around a town that the gazetteer lacks, people go farther. */
const NEIGHBOURS = { usual: { km: 70, minutes: 100 }, bare: { km: 95, minutes: 150 } };
const WORTH_A_DAY_PLACES = 5;
const VISITED: ReadonlySet<string> = new Set(['city', 'town', 'village', 'resort']);
/** An island or a park is a day trip where its sights lie close together. */
const CLOSE_RADIUS_KM = 25;
/** Who comes to a town for a day does not go on to what lies far outside. */
const OF_TOWN_KM = 15;
/** What a town this much farther away must offer more, as a share of its sights. */
const MINUTES_PER_SIGHT = 3;
const MOST_SIGHTS_OF_A_DAY = 12;

/** What the stop's own list holds of another town is seen from the stop. */
const seenFrom = ({ town }: TripStop, other: Town, { id }: { readonly id: string }): boolean => town.places.some((place) => place.id === `${other.id}-${id}`);

const isVisited = ({ kind, radiusKm }: Pick<Town, 'kind' | 'radiusKm'>): boolean => VISITED.has(kind) || (kind !== 'region' && radiusKm <= CLOSE_RADIUS_KM);

/** Towns around that fill a day when everything at the stop is seen: the stop's own excursions first, then what is near and has much to see. */
export function spareDayTrips(stop: TripStop, stops: readonly TripStop[]): DayTrip[] {
  const reach = stop.town.basis === 'live' ? NEIGHBOURS.bare : NEIGHBOURS.usual;
  const offered = offeredDayTrips(stop, stops, reach.minutes).map((trip) => ({ ...trip, fillsDay: true }));
  const names = new Set([...offered.map(({ name }) => foldName(name)), ...stops.map(({ town }) => foldName(town.name))]);
  const around = townsNear(stop.town, reach.km)
    .filter((town) => isVisited(town) && !names.has(foldName(town.name)) && stops.every((other) => other.town.id !== town.id))
    .flatMap((summary): (DayTrip & { readonly effort: number })[] => {
      const opened = openTown(summary.id);
      const town = opened && { ...opened, places: opened.places.filter((place) => distanceKm(opened, place) <= OF_TOWN_KM && !seenFrom(stop, opened, place)) };
      const way = town && town.places.length >= WORTH_A_DAY_PLACES ? wayTo(stop, town) : null;
      if (!town || !way || way.minutes > reach.minutes) return [];
      const effort = way.minutes - Math.min(MOST_SIGHTS_OF_A_DAY, town.places.length) * MINUTES_PER_SIGHT;
      return [{ stop, name: town.name, town, way, wish: null, fillsDay: true, effort }];
    })
    .sort((a, b) => a.effort - b.effort);
  return [...offered, ...around];
}

import type { GroundJourney, TimetableMode, GroundRide } from '@app/contracts';
import type { GroundPlace, JourneyQuery } from '@app/ports';
import { Temporal } from 'temporal-polyfill';
import { greatCircleKm } from '../flights/great-circle.js';
import type { MotisLeg } from './motis.schemas.js';

type RideMode = GroundRide['mode'];

const MODES: Readonly<Record<string, RideMode>> = {
  ...{ RAIL: 'train', HIGHSPEED_RAIL: 'train', LONG_DISTANCE: 'train', NIGHT_RAIL: 'train', REGIONAL_RAIL: 'train', REGIONAL_FAST_RAIL: 'train' },
  ...{ METRO: 'train', SUBURBAN: 'train', BUS: 'bus', COACH: 'bus', FERRY: 'ferry', SUBWAY: 'transit', TRAM: 'transit' },
  ...{ FUNICULAR: 'transit', CABLE_CAR: 'transit', AERIAL_LIFT: 'transit', AREAL_LIFT: 'transit', OTHER: 'transit' },
};
const ON_FOOT: ReadonlySet<string> = new Set(['WALK']);

const MAX_NAME_CHARS = 80;
const MAX_LINE_CHARS = 40;
const MAX_STOP_CHARS = 120;
/** The first stop lies within a tram ride of the place that was asked for. */
const STOP_REACH_KM = 40;
/** No timetable is quicker from stop to stop. */
const FASTEST_KM_PER_HOUR = 380;
const LONGEST_MINUTES = 72 * 60;
const MS_PER_MINUTE = 60_000;

/** A leg in a vehicle with its mode as plans call it. */
export interface Ride extends MotisLeg {
  readonly rides: RideMode;
}

/** The vehicles of an itinerary; none where one is of a kind that is not wanted here, such as a plane or a taxi. */
export function ridesOf(legs: readonly MotisLeg[]): Ride[] {
  const vehicles = legs.filter(({ mode }) => !ON_FOOT.has(mode));
  const rides = vehicles.flatMap((leg) => {
    const mode = MODES[leg.mode];
    return mode ? [{ ...leg, rides: mode }] : [];
  });
  return rides.length === vehicles.length ? rides : [];
}

const msOf = (instant: string): number => Date.parse(instant);
const minutesOf = ({ startTime, endTime }: Pick<MotisLeg, 'startTime' | 'endTime'>): number => Math.round((msOf(endTime) - msOf(startTime)) / MS_PER_MINUTE);
const isNear = (stop: MotisLeg['from'], place: GroundPlace): boolean => greatCircleKm({ lat: stop.lat, lng: stop.lon }, place) <= STOP_REACH_KM;

/** True for rides that begin and end where was asked, follow one another, and are no quicker than vehicles are. */
export function isPlausible(rides: readonly Ride[], { from, to }: JourneyQuery): boolean {
  const [first, last] = [rides[0], rides.at(-1)];
  if (!first || !last || !isNear(first.from, from) || !isNear(last.to, to)) return false;
  const inOrder = rides.every((ride, index) => minutesOf(ride) >= 0 && msOf(ride.startTime) >= msOf(rides[index - 1]?.endTime ?? ride.startTime));
  const minutes = minutesOf({ startTime: first.startTime, endTime: last.endTime });
  const km = greatCircleKm({ lat: first.from.lat, lng: first.from.lon }, { lat: last.to.lat, lng: last.to.lon });
  return inOrder && minutes >= 1 && minutes <= LONGEST_MINUTES && (km / minutes) * 60 <= FASTEST_KM_PER_HOUR;
}

/** The mode that most minutes are spent in; trams and undergrounds alone count as a bus of the town. */
function mainMode(rides: readonly Ride[]): TimetableMode {
  const minutes = new Map<TimetableMode, number>();
  for (const ride of rides) if (ride.rides !== 'transit') minutes.set(ride.rides, (minutes.get(ride.rides) ?? 0) + minutesOf(ride));
  return [...minutes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'bus';
}

const localTime = (instant: string, timezone: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timezone).toPlainDateTime().toString({ smallestUnit: 'minute' });

const words = (text: string | null | undefined, maxChars: number): string => (text ?? '').trim().slice(0, maxChars);
const stopWords = (name: string, place: GroundPlace): string => words(name, MAX_STOP_CHARS) || place.name;

/** Plausible rides as a journey. Stops on the way have the time of the end that they are nearer to. */
export function journeyOf(rides: readonly Ride[], { from, to }: JourneyQuery, sourceName: string): GroundJourney {
  const zoneOf = ({ lat, lon }: MotisLeg['from']): string =>
    greatCircleKm({ lat, lng: lon }, from) <= greatCircleKm({ lat, lng: lon }, to) ? from.timezone : to.timezone;
  const legs = rides.map((ride): GroundRide => ({
    mode: ride.rides,
    operator: words(ride.agencyName, MAX_NAME_CHARS),
    line: words(ride.routeShortName, MAX_LINE_CHARS),
    from: stopWords(ride.from.name, from),
    to: stopWords(ride.to.name, to),
    departureAt: localTime(ride.startTime, zoneOf(ride.from)),
    arrivalAt: localTime(ride.endTime, zoneOf(ride.to)),
  }));
  const [startTime, endTime] = [rides[0]?.startTime ?? '', rides.at(-1)?.endTime ?? ''];
  return {
    mode: mainMode(rides),
    departureAt: localTime(startTime, from.timezone),
    arrivalAt: localTime(endTime, to.timezone),
    minutes: minutesOf({ startTime, endTime }),
    changes: rides.length - 1,
    operators: [...new Set(legs.map(({ operator }) => operator).filter((name) => name !== ''))],
    legs,
    price: null,
    source: 'live',
    sourceName,
  };
}

import type { FlightOption, RequestedWays } from '@app/contracts';
import { toMinutes } from '@app/guide';

/** What an hour of a holiday is worth when two flights are compared, as a share of the cheapest fare. */
const HOUR_SHARE = 0.06;
const NIGHT_ARRIVAL_SHARE = 0.5;
const STOP_SHARE = 0.08;
const LATE_MINUTE = 22 * 60 + 30;
const EARLY_MINUTE = 5 * 60;
/** Who takes off before this gets up in the night for it. */
const NIGHT_DEPARTURE_MINUTE = 7 * 60;
const NIGHT_DEPARTURE_SHARE = 0.3;
const EARLY_DEPARTURE_MINUTE = 8 * 60 + 30;
const EARLY_HOUR_SHARE = 0.15;
/** Nobody wants to be taken home after this, local to the place they leave. */
const LATEST_HOME_DEPARTURE_MINUTE = 20 * 60 + 30;
/** A flight before the hour at which the travellers like to begin is worth a higher fare to avoid. */
const EARLY_FOR_LATE_RISERS = 2;
const HOUR_MINUTES = 60;

const minuteOf = (localDateTime: string): number => toMinutes(localDateTime.slice(11, 16));

function best(flights: readonly FlightOption[], points: (flight: FlightOption, unit: number) => number): FlightOption | null {
  const cheapest = Math.min(...flights.map(({ price }) => price.amount));
  const rated = flights.map((flight) => ({ flight, points: flight.price.amount + points(flight, Math.max(cheapest, 1)) }));
  return rated.sort((a, b) => a.points - b.points || a.flight.offerId.localeCompare(b.flight.offerId))[0]?.flight ?? null;
}

const withStops = (flights: readonly FlightOption[], max: number | null | undefined): readonly FlightOption[] => {
  const fitting = flights.filter(({ stops }) => stops <= (max ?? 3));
  return fitting.length > 0 ? fitting : flights;
};

const earlyShare = (departs: number): number =>
  (Math.max(0, EARLY_DEPARTURE_MINUTE - departs) / HOUR_MINUTES) * EARLY_HOUR_SHARE + (departs < NIGHT_DEPARTURE_MINUTE ? NIGHT_DEPARTURE_SHARE : 0);

const nightShare = (minute: number): number => (minute >= LATE_MINUTE || minute < EARLY_MINUTE ? NIGHT_ARRIVAL_SHARE : 0);

/** What travellers like of flights beside the fare. */
export interface FlightTaste {
  readonly notBeforeMinute?: number;
  /** How much good hours count against the fare: 1 as usual, less for those whose budget the fares nearly fill. */
  readonly comfort?: number;
}

/**
 * The way there, or on: cheap, early enough to use the day, no landing in the small hours; not before the traveller may arrive or leave.
 * Those who like to begin late leave no earlier than `notBeforeMinute` where that costs little. Null without flights.
 */
export function chooseOutward(
  flights: readonly FlightOption[],
  { arriveAfter, departAfter, maxFlightStops }: RequestedWays,
  { notBeforeMinute = 0, comfort = 1 }: FlightTaste = {},
): FlightOption | null {
  const fits = (flight: FlightOption): boolean =>
    (!arriveAfter || minuteOf(flight.arrivalAt) >= toMinutes(arriveAfter) || flight.arrivalAt.slice(0, 10) > flight.departureAt.slice(0, 10)) &&
    (!departAfter || minuteOf(flight.departureAt) >= toMinutes(departAfter));
  const usable = withStops(flights, maxFlightStops);
  const fitting = usable.filter(fits);
  return best(fitting.length > 0 ? fitting : usable, (flight, unit) => {
    const departs = minuteOf(flight.departureAt);
    const lateHours = Math.max(0, minuteOf(flight.arrivalAt) - 13 * HOUR_MINUTES) / HOUR_MINUTES;
    const early = earlyShare(departs) + (departs < notBeforeMinute ? EARLY_FOR_LATE_RISERS * HOUR_SHARE : 0);
    return unit * comfort * (nightShare(minuteOf(flight.arrivalAt)) + lateHours * HOUR_SHARE + early + flight.stops * STOP_SHARE);
  });
}

/** The way home: late enough to use the last day, home by `backBy`. Null without flights. */
export function chooseHomeward(
  flights: readonly FlightOption[],
  { backBy, maxFlightStops }: RequestedWays,
  { comfort = 1 }: FlightTaste = {},
): FlightOption | null {
  const usable = withStops(flights, maxFlightStops);
  const inTime = usable.filter(
    (flight) =>
      !backBy || (flight.arrivalAt.slice(0, 10) === flight.departureAt.slice(0, 10) && minuteOf(flight.arrivalAt) <= toMinutes(backBy) - HOUR_MINUTES),
  );
  return best(inTime.length > 0 ? inTime : usable, (flight, unit) => {
    const departs = minuteOf(flight.departureAt);
    const lostHours = Math.max(0, LATEST_HOME_DEPARTURE_MINUTE - departs) / HOUR_MINUTES;
    const tooLate = departs > LATEST_HOME_DEPARTURE_MINUTE ? NIGHT_ARRIVAL_SHARE : 0;
    return unit * comfort * (tooLate + lostHours * (HOUR_SHARE / 2) + earlyShare(departs) + flight.stops * STOP_SHARE);
  });
}

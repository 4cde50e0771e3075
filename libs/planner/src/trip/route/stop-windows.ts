import { addDays, dateRange } from '@app/contracts';
import type { DayWindow } from '../trip-types.js';
import type { TimedWay } from '../ways/timed-way.js';
import type { StopDates } from './date-stops.js';

const WAKING = { from: 450, to: 1380 };
/** Bags to the room, a glass of water. */
const SETTLE_MINUTES = { short: 30, flight: 45, longFlight: 90 };
const LONG_FLIGHT_MINUTES = 420;
/** Where nobody knows when the travellers come and go. */
const UNKNOWN = { arrive: 630, leave: 1020 };
/** A move without a known way takes the middle of its day. */
const MOVED = { arrive: 990, leave: 860 };
const NIGHT_SLEEP_MINUTES = 420;
const LATEST_RISE_MINUTE = 570;
const NIGHT_ENDS_MINUTE = 300;

const settleMinutes = ({ legs, leave, arrive }: TimedWay): number => {
  if (!legs.some(({ mode }) => mode === 'flight')) return SETTLE_MINUTES.short;
  const hours = (Date.parse(`${arrive.date}T00:00Z`) - Date.parse(`${leave.date}T00:00Z`)) / 60_000 + arrive.minute - leave.minute;
  return hours > LONG_FLIGHT_MINUTES ? SETTLE_MINUTES.longFlight : SETTLE_MINUTES.flight;
};

/** The hours of each date that a stop may fill, from the way there and the way on; `ends` says whether the trip begins or ends here. Dates without any hour have an empty window. */
export function stopWindows(
  dates: StopDates,
  there: TimedWay | null,
  on: TimedWay | null,
  ends: { readonly isFirst: boolean; readonly isLast: boolean } = { isFirst: true, isLast: true },
): DayWindow[] {
  const last = on && on.leave.date < dates.leave ? on.leave.date : dates.leave;
  return dateRange(dates.arrive, last < dates.arrive ? dates.arrive : last).map((date): DayWindow => {
    const from = there ? startOf(date, there) : date === dates.arrive ? (ends.isFirst ? UNKNOWN.arrive : MOVED.arrive) : WAKING.from;
    const to = on ? endOfDay(date, on) : date === dates.leave ? (ends.isLast ? UNKNOWN.leave : MOVED.leave) : WAKING.to;
    const isArrival = date === dates.arrive || (there !== null && date <= lastDayOfWay(there));
    const isDeparture = date === dates.leave || (date === last && !(on && leavesAtNight(on)));
    const kind = isArrival && isDeparture ? 'passing' : isArrival ? 'arrival' : isDeparture ? 'departure' : 'full';
    return { date, kind, fromMinute: from, toMinute: to };
  });
}

/** Who arrives in the small hours has the day for the place. */
const lastDayOfWay = ({ arrive: { date, minute } }: TimedWay): string => (minute < NIGHT_ENDS_MINUTE ? addDays(date, -1) : date);

/** Who leaves after bedtime has had the day for the place. */
const leavesAtNight = ({ leave }: TimedWay): boolean => leave.minute >= WAKING.to;

function startOf(date: string, there: TimedWay): number {
  if (date < there.arrive.date) return WAKING.to;
  if (date > there.arrive.date) return WAKING.from;
  const { minute } = there.arrive;
  if (minute < NIGHT_ENDS_MINUTE) return Math.min(Math.max(minute + NIGHT_SLEEP_MINUTES, WAKING.from), LATEST_RISE_MINUTE + 60);
  return Math.max(WAKING.from, Math.ceil((minute + settleMinutes(there)) / 5) * 5);
}

function endOfDay(date: string, on: TimedWay): number {
  if (date < on.leave.date) return WAKING.to;
  return date > on.leave.date ? WAKING.from : Math.min(WAKING.to, on.leave.minute);
}

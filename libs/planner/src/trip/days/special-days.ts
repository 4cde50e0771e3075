import type { Wish } from '@app/contracts';
import { distanceKm } from '@app/guide';
import type { TownPlace } from '@app/guide';
import type { Words } from '@app/messages';
import { conceptsOf } from '../wishes/match.js';
import type { DayTrip } from './day-trips.js';
import type { Sight } from './sight.js';
import type { Traveller } from './traveller.js';
import type { MealDue, TripDay } from './trip-day.js';
import { noteWords, tripMode } from './trip-way-words.js';

/** Destinations whose sights spread over a whole landscape. */
export const SCATTERED: ReadonlySet<string> = new Set(['region', 'island', 'park']);
const RESTFUL = ['beach', 'islands', 'quiet', 'lakes', 'wellness', 'nature'];
const EARLIEST_LEAVE_MINUTE = 480;
const AT_STATION_MINUTES = 10;
const SLOWEST_KM_PER_HOUR = 35;
/** Farther away people dine before they go back. */
const DINE_THERE_KM = 85;
const BEFORE_DINNER_MINUTES = 15;
const LATEST_BACK_MINUTE = 1320;
const UNKNOWN_STAY_MINUTES = 240;
const MAX_UNKNOWN_TRIP_MINUTES = 560;
/** Lunch is eaten on the way. */
const WITH_LUNCH_MINUTES = 375;
const WISHED_VALUE = 400;

/** Days on which nothing is planned: full ones, where it is nice to do nothing, late rather than early in the stop. */
export function withFreeDays(days: readonly TripDay[], count: number, wishes: readonly Wish[]): TripDay[] {
  if (count === 0) return [...days];
  const words = wishes.filter(({ kind }) => kind === 'free_day').flatMap(({ said, targets }) => [said, ...targets]);
  const atBeach = words.some((text) => conceptsOf(text).some(({ id }) => id === 'beach' || id === 'swim'));
  const last = days.at(-1)?.index ?? 0;
  const points = (day: TripDay, position: number): number => {
    const { good } = day.town;
    const restful = RESTFUL.filter((tag) => good.includes(tag)).length;
    const beach = atBeach && (good.includes('beach') || day.town.places.some(({ kind }) => kind === 'beach')) ? 10 : 0;
    const sameStop = days.filter(({ stop, kind }) => stop === day.stop && kind === 'full').length;
    const edge = day.index === 0 || day.index === last ? -20 : 0;
    return beach + Math.min(2, restful) * 2 + Math.min(4, sameStop) * 1.5 + position / days.length + edge;
  };
  const chosen = new Set(
    days
      .map((day, position) => ({ day, points: points(day, position) }))
      .filter(({ day }) => day.kind === 'full')
      .sort((a, b) => b.points - a.points)
      .slice(0, count)
      .map(({ day }) => day),
  );
  return days.map((day) => (chosen.has(day) ? { ...day, free: true, maxVisits: 0, minVisits: 0, enoughVisits: 0 } : day));
}

/** A day out with small children who sleep on the way. */
export const withoutNap = (day: TripDay): TripDay => ({
  ...day,
  nap: null,
  meals: day.meals.map((due) => (due.meal === 'lunch' ? { ...due, preferredStartMinute: 780, latestStartMinute: 860 } : due)),
});

const roundUp = (minute: number): number => Math.ceil(minute / 5) * 5;

/** When a day trip leaves and is back, in minutes after midnight. */
export interface TripTimes {
  readonly leave: number;
  readonly arrive: number;
  readonly leaveBack: number;
  readonly back: number;
}

/** A day trip that has found its date. */
export interface DatedTrip {
  readonly trip: DayTrip;
  readonly day: TripDay;
  readonly times: TripTimes | null;
  /** The trip as one visit, where nothing is known of its target but the name. */
  readonly sight: Sight | null;
}

interface Split {
  readonly days: TripDay[];
  readonly dated: DatedTrip;
}

/** After a long way people dine late rather than see little. */
const LONG_WAY_MINUTES = 75;
/** Who has a long way before them leaves this much earlier. */
const EARLIER_MINUTES = 60;
const BEFORE_LATEST_MINUTES = 20;
const FRESHEN_UP_MINUTES = 30;
const dinnerHour = ({ toMinute }: TripDay, dinner: MealDue | undefined, minutes: number): number =>
  dinner === undefined
    ? toMinute
    : minutes > LONG_WAY_MINUTES
      ? dinner.latestStartMinute - BEFORE_LATEST_MINUTES - FRESHEN_UP_MINUTES
      : dinner.preferredStartMinute;

/** The day as a part in the other town and an evening back; null when it is too short for that. */
function splitDay(day: TripDay, trip: DayTrip, traveller: Traveller): Split | null {
  const { town, way } = trip;
  if (!town) return null;
  // The last sight of the day may lie on the far side of the town.
  const km = Math.max(...[town, ...town.places].map((point) => distanceKm(day.base, point)));
  const mayRise = trip.fillsDay === true && traveller.risesEarly && way.minutes > LONG_WAY_MINUTES && day.kind === 'full';
  const leave = roundUp(Math.max(EARLIEST_LEAVE_MINUTE, day.firstMinute - (mayRise ? EARLIER_MINUTES : 0)));
  const arrive = leave + roundUp(way.minutes);
  const homeward = roundUp(Math.max(way.minutes + AT_STATION_MINUTES * 2, (km / SLOWEST_KM_PER_HOUR) * 60));
  const dinner = day.meals.find(({ meal }) => meal === 'dinner');
  const lunch = day.meals.filter(({ meal }) => meal === 'lunch');
  const dineThere =
    dinner !== undefined && km > DINE_THERE_KM && dinner.fromMinute + dinner.minutes + 30 + way.minutes <= Math.min(traveller.lastMinute, LATEST_BACK_MINUTE);
  const leaveBack = dineThere
    ? roundUp(dinner.fromMinute + dinner.minutes + 30)
    : roundUp(dinnerHour(day, dinner, way.minutes) - BEFORE_DINNER_MINUTES - homeward);
  const there: TripDay = {
    ...day,
    town,
    base: { lat: town.lat, lng: town.lng },
    group: town.id,
    fromMinute: arrive + AT_STATION_MINUTES,
    firstMinute: arrive + AT_STATION_MINUTES,
    toMinute: leaveBack - AT_STATION_MINUTES,
    meals: dineThere ? day.meals : lunch,
    nap: null,
    targetMinutes: Math.max(120, (leaveBack - arrive - 80) * Math.max(0.6, traveller.share)),
    way,
    evenings: false,
  };
  if (there.toMinute - there.fromMinute < 180) return null;
  const back = leaveBack + roundUp(way.minutes);
  const seated = leaveBack + homeward + (way.minutes > LONG_WAY_MINUTES ? FRESHEN_UP_MINUTES : 0);
  const evening: TripDay = {
    ...day,
    kind: 'departure',
    returning: true,
    fromMinute: back + AT_STATION_MINUTES,
    firstMinute: back + AT_STATION_MINUTES,
    meals:
      dineThere || !dinner
        ? []
        : [
            {
              ...dinner,
              fromMinute: Math.max(dinner.fromMinute, seated),
              latestStartMinute: Math.max(dinner.latestStartMinute, seated),
            },
          ],
    nap: null,
    targetMinutes: 0,
    maxVisits: 0,
    minVisits: 0,
    enoughVisits: 0,
    evenings: false,
  };
  const days = evening.meals.length > 0 ? [there, { ...evening, kind: 'full' as const }] : [there];
  return { days, dated: { trip, day: there, times: { leave, arrive, leaveBack, back }, sight: null } };
}

/** The trip as one visit of most of the day. */
function unknownTrip(day: TripDay, trip: DayTrip, words: Words): Split {
  const { stop, name, way, wish } = trip;
  const minutes = roundUp(Math.max(WITH_LUNCH_MINUTES, Math.min(MAX_UNKNOWN_TRIP_MINUTES, way.minutes * 2 + UNKNOWN_STAY_MINUTES)));
  const place: TownPlace = {
    id:
      name
        .toLowerCase()
        .normalize('NFD')
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'day-trip',
    name,
    kind: 'day_trip',
    interests: ['walks'],
    lat: day.base.lat,
    lng: day.base.lng,
    visitMinutes: minutes,
    cost: way.adultCost * 2,
    indoor: false,
    hours: 'always',
    rank: 4,
    note: words.say('way.unknown_trip', { mode: tripMode(way.mode, words), minutes: way.minutes, note: noteWords(way.note, words) }),
  };
  const sight: Sight = {
    place,
    townId: stop.town.id,
    key: `${stop.town.id}/${place.id}`,
    title: null,
    source: 'guide',
    minutes,
    value: WISHED_VALUE,
    evening: false,
    wishIds: wish ? [wish.id] : [],
    bestFor: wish ? [wish.id] : [],
    must: true,
    far: true,
    between: null,
    located: false,
    pause: false,
    light: null,
  };
  const there = { ...day, group: sight.key, meals: day.meals.filter(({ meal }) => meal === 'dinner'), maxVisits: 1, minVisits: 0, enoughVisits: 1, nap: null };
  return { days: [there], dated: { trip, day: there, times: null, sight } };
}

/** Days with the trips on full days of their stops, the middle of a stop first; trips that find no day are left out. */
export function withDayTrips(
  days: readonly TripDay[],
  trips: readonly DayTrip[],
  traveller: Traveller,
  words: Words,
): { readonly days: TripDay[]; readonly dated: DatedTrip[] } {
  let result = [...days];
  const dated: DatedTrip[] = [];
  for (const trip of trips) {
    const free = result.filter(
      (day) =>
        day.stop === trip.stop &&
        day.kind === 'full' &&
        !day.free &&
        day.way === null &&
        day.group === day.stop.town.id &&
        result.filter(({ date }) => date === day.date).length === 1,
    );
    const day = free.length > 1 ? free[Math.floor(free.length / 2)] : free[0];
    if (!day || (free.length < 2 && trip.wish === null && !trip.fillsDay)) continue;
    const split = trip.town ? splitDay(day, trip, traveller) : unknownTrip(day, trip, words);
    if (!split) continue;
    result = result.flatMap((other) => (other === day ? split.days : [other]));
    dated.push(split.dated);
  }
  return { days: result, dated };
}

import type { Activity, FinalPlan, ItineraryDay, Meal, Stay, TransportLeg } from '@app/contracts';

/** One line of a day, in the order of the clock. Visits are numbered as on the map. */
export type DayItem =
  | { readonly kind: 'visit'; readonly id: string; readonly start: string; readonly end: string; readonly number: number; readonly activity: Activity }
  | { readonly kind: 'free'; readonly id: string; readonly start: string; readonly end: string; readonly activity: Activity }
  | { readonly kind: 'meal'; readonly id: string; readonly start: string; readonly end: string; readonly meal: Meal }
  | { readonly kind: 'way'; readonly id: string; readonly start: string; readonly end: string; readonly leg: TransportLeg };

type Planned = Pick<FinalPlan, 'transport' | 'stays'>;

/** Everything with a time that happens on a day. */
export function itemsOf(day: ItineraryDay, dayNumber: number, { transport }: Planned): DayItem[] {
  let number = 0;
  const visits = day.activities.map((activity): DayItem => {
    const base = { id: activity.id, start: activity.start, end: activity.end, activity };
    return activity.kind === 'free_time' ? { kind: 'free', ...base } : { kind: 'visit', number: (number += 1), ...base };
  });
  const meals = (day.meals ?? []).map((meal): DayItem => ({ kind: 'meal', id: `d${dayNumber}-${meal.meal}`, start: meal.start, end: meal.end, meal }));
  const ways = transport
    .filter(({ date, departureTime }) => date === day.date && departureTime !== null)
    .map((leg): DayItem => ({ kind: 'way', id: leg.id, start: leg.departureTime ?? '', end: leg.arrivalTime ?? '', leg }));
  return [...visits, ...meals, ...ways].sort((a, b) => a.start.localeCompare(b.start));
}

/** What is said about getting around on a day. */
export const localWaysOf = (day: ItineraryDay, { transport }: Planned): TransportLeg[] =>
  transport.filter(({ date, departureTime }) => date === day.date && departureTime === null);

export const stayFrom = (day: ItineraryDay, { stays }: Planned): Stay | null => stays.find(({ checkInDate }) => checkInDate === day.date) ?? null;
export const stayOver = (day: ItineraryDay, { stays }: Planned): Stay | null =>
  stays.find(({ checkInDate, checkOutDate }) => checkInDate <= day.date && day.date < checkOutDate) ?? null;

/** What a day costs by itself: visits, meals and ways; stays are paid for the whole span. */
export function costOfDay(day: ItineraryDay, { transport }: Planned): number {
  const amounts = [
    ...day.activities.map(({ cost }) => cost.amount),
    ...(day.meals ?? []).map(({ cost }) => cost.amount),
    ...transport.filter(({ date }) => date === day.date).map(({ cost }) => cost.amount),
  ];
  return Math.round(amounts.reduce((sum, amount) => sum + amount * 100, 0)) / 100;
}

/** Position of an item, where it has one. */
export function positionOf(item: DayItem): { readonly lat: number; readonly lng: number } | null {
  const place = item.kind === 'meal' ? item.meal.place : item.kind === 'way' ? null : item.activity.place;
  return place?.lat === undefined || place.lng === undefined ? null : { lat: place.lat, lng: place.lng };
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
/** Minutes from one time of a day to another. */
export const minutesBetween = (from: string, to: string): number => minuteOf(to) - minuteOf(from);

const EARTH_M = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Meters as the crow flies. */
export function metersBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const [up, across] = [radians(b.lat - a.lat) / 2, radians(b.lng - a.lng) / 2];
  const h = Math.sin(up) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(across) ** 2;
  return 2 * EARTH_M * Math.asin(Math.sqrt(h));
}

/** Longer gaps are free time, not a way. */
const LONGEST_WAY_MIN = 75;
const SHORTEST_GAP_MIN = 5;
const NEAR_M = 100;

/** What lies between two neighbours of a day: a way with its minutes and how far apart they are, or time to spare; null for next to nothing. */
export function gapBetween(before: DayItem | null, item: DayItem): { readonly minutes: number; readonly meters: number | null } | null {
  if (!before?.end || item.kind === 'way' || before.kind === 'way') return null;
  const gap = minutesBetween(before.end, item.start);
  if (gap < SHORTEST_GAP_MIN) return null;
  if (gap > LONGEST_WAY_MIN) return { minutes: gap, meters: null };
  const [from, to] = [positionOf(before), positionOf(item)];
  const apart = from && to ? metersBetween(from, to) : 0;
  return apart < NEAR_M ? null : { minutes: gap, meters: apart };
}

/** Minutes from a departure to its arrival by the clocks of both ends, also over midnight; null where one of them is not known. */
export function minutesOfWay({ date, departureTime, arrivalDate, arrivalTime }: TransportLeg): number | null {
  if (departureTime === null || arrivalTime === null) return null;
  const days = (Date.parse(`${arrivalDate ?? date}T00:00:00Z`) - Date.parse(`${date}T00:00:00Z`)) / 86_400_000;
  return days * 1_440 + minutesBetween(departureTime, arrivalTime);
}

/** The way that counts between two places: a flight, else the longest; rides to a station or an airport stand behind it. */
export const mainWay = (ways: readonly TransportLeg[]): TransportLeg | null =>
  ways.find(({ mode }) => mode === 'flight') ?? ways.toSorted((a, b) => (minutesOfWay(b) ?? 0) - (minutesOfWay(a) ?? 0))[0] ?? null;

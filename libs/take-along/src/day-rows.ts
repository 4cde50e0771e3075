import type { Money, SharedPlan } from '@app/contracts';

type Day = SharedPlan['itinerary'][number];

/** One thing of a day as a list shows it. */
export interface DayRow {
  readonly start: string;
  readonly end: string;
  readonly title: string;
  /** Null where nobody said where, and for what has its place in its title. */
  readonly where: string | null;
  readonly point: { readonly lat: number; readonly lng: number } | null;
  readonly cost: Money;
  readonly source: string;
  /** Such as `open 10:00-18:00, closed Mon`. */
  readonly openingWords: string | null;
}

interface Located {
  readonly lat?: number;
  readonly lng?: number;
}
const pointOf = (place: Located | null): DayRow['point'] => (place?.lat === undefined || place.lng === undefined ? null : { lat: place.lat, lng: place.lng });
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const openingWords = (hours: string | undefined): string | null => (hours === undefined ? null : hours.startsWith('open') ? hours : `open ${hours}`);

/** Activities and meals of a day in the order of their times. */
export function dayRows(day: Pick<Day, 'city' | 'activities'> & { readonly meals?: Day['meals'] }): DayRow[] {
  const activities = day.activities.map(({ title, place, start, end, cost, source, openingHours }): DayRow => {
    const where = title.includes(place.name) || place.name === day.city ? null : place.name;
    return { start, end, title, where, point: pointOf(place), cost, source, openingWords: openingWords(openingHours) };
  });
  const meals = (day.meals ?? []).map(({ meal, place, cuisine, start, end, cost, source }): DayRow => {
    const title = place ? `${capital(meal)}: ${place.name}` : `${capital(meal)}, anywhere near`;
    return { start, end, title, where: cuisine, point: pointOf(place), cost, source, openingWords: null };
  });
  return [...activities, ...meals].sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
}

const CENTS = 2;
/** Such as `12.50 EUR`, or `free`. */
export const priceWords = ({ amount, currency }: Money): string => (amount === 0 ? 'free' : `${amount.toFixed(CENTS)} ${currency}`);

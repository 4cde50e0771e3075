import type { ShownPlan } from '../store/shown-plan.js';
import { itemsOf, positionOf, stayOver } from '../trip/day-items.js';

/** Something with a place on the map. */
export interface Mark {
  readonly id: string;
  readonly kind: 'visit' | 'meal' | 'stay' | 'stop';
  readonly label: string;
  readonly title: string;
  readonly lat: number;
  readonly lng: number;
  /** Colour of its day; null for what belongs to none. */
  readonly day: number | null;
}

/** Visits, meals and the stay of one day; visits carry the numbers of the list. */
export function marksOfDay(plan: ShownPlan, index: number): Mark[] {
  const day = plan.itinerary[index];
  if (!day) return [];
  const marks = itemsOf(day, index + 1, plan).flatMap((item): Mark[] => {
    const at = positionOf(item);
    if (!at || item.kind === 'way' || item.kind === 'free') return [];
    if (item.kind === 'meal') return [{ id: item.id, kind: 'meal', label: '', title: item.meal.place?.name ?? '', ...at, day: index }];
    return [{ id: item.id, kind: 'visit', label: String(item.number), title: item.activity.title, ...at, day: index }];
  });
  const stay = stayOver(day, plan);
  if (stay?.lat === undefined || stay.lng === undefined) return marks;
  return [...marks, { id: stay.id, kind: 'stay', label: '', title: stay.name, lat: stay.lat, lng: stay.lng, day: null }];
}

/** The stops of the route in order. */
export const marksOfRoute = ({ route = [], itinerary }: ShownPlan): Mark[] =>
  route.map(({ city, lat, lng, arrive }, index) => {
    const day = itinerary.findIndex(({ date, city: of }) => date >= arrive && of === city);
    return { id: `stop-${index}`, kind: 'stop', label: String(index + 1), title: city, lat, lng, day: day < 0 ? null : day };
  });

/** The places of a day in the order they are come to. */
export const pathOfDay = (marks: readonly Mark[]): Mark[] => marks.filter(({ kind }) => kind === 'visit' || kind === 'meal');

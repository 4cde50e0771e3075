import { waysByStop } from '@app/contracts/browser';
import type { ShownPlan } from '../store/shown-plan.js';
import { gapBetween, itemsOf, mainWay, minutesOfWay, positionOf, stayOver } from '../trip/day-items.js';

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

/** A way from one mark to the next, with its minutes where they are known. */
export interface MarkWay {
  readonly from: Mark;
  readonly to: Mark;
  readonly minutes: number | null;
}

const joined = (marks: readonly Mark[], minutesTo: (mark: Mark, index: number) => number | null): MarkWay[] =>
  marks.slice(1).map((to, index) => ({ from: marks[index] as Mark, to, minutes: minutesTo(to, index + 1) }));

/** The ways of a day between its visits and meals, in the order they are gone; minutes as the list tells them. */
export function waysOfDay(plan: ShownPlan, index: number, marks: readonly Mark[]): MarkWay[] {
  const day = plan.itinerary[index];
  const items = day ? itemsOf(day, index + 1, plan) : [];
  const gapTo = ({ id }: Mark): number | null => {
    const at = items.findIndex((item) => item.id === id);
    const item = items[at];
    const gap = item ? gapBetween(items[at - 1] ?? null, item) : null;
    return gap && gap.meters !== null ? gap.minutes : null;
  };
  return joined(
    marks.filter(({ kind }) => kind === 'visit' || kind === 'meal'),
    gapTo,
  );
}

/** The ways from stop to stop, with how long the main one of each takes. */
export function waysOfRoute({ route = [], transport }: ShownPlan, marks: readonly Mark[]): MarkWay[] {
  const ways = waysByStop(route, transport);
  return joined(marks, (_mark, index) => {
    const main = mainWay(ways[index] ?? []);
    return main && minutesOfWay(main);
  });
}

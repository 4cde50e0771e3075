import { isDeepStrictEqual } from 'node:util';
import { fromCents, toCents } from '@app/contracts';
import type { Activity, DiffAnswer, ItineraryDay, Meal } from '@app/contracts';

type ItemChange = DiffAnswer['items'][number];
type DayChange = DiffAnswer['days'][number];
type Days = readonly ItineraryDay[];

/** An activity or a meal on its day. */
interface PlacedItem {
  readonly kind: ItemChange['kind'];
  /** What it is, wherever it stands; ids of activities name their place in the plan, so they cannot say. */
  readonly identity: string;
  readonly title: string;
  readonly day: number;
  readonly slot: { readonly date: string; readonly start: string; readonly end: string };
  readonly costCents: number;
  /** All that may change without it moving. */
  readonly content: unknown;
}

function activityItem(day: ItineraryDay, index: number, activity: Activity): PlacedItem {
  const { id: _id, start, end, ...content } = activity;
  const identity = JSON.stringify(['activity', day.city, activity.kind, activity.place.name]);
  return {
    kind: 'activity',
    identity,
    title: activity.title,
    day: index + 1,
    slot: { date: day.date, start, end },
    costCents: toCents(activity.cost.amount),
    content,
  };
}

function mealItem(day: ItineraryDay, index: number, meal: Meal): PlacedItem {
  const { start, end, ...content } = meal;
  const title = meal.place ? `${meal.meal} at ${meal.place.name}` : meal.meal;
  const identity = JSON.stringify(['meal', day.date, meal.meal, meal.place?.name ?? null]);
  return { kind: 'meal', identity, title, day: index + 1, slot: { date: day.date, start, end }, costCents: toCents(meal.cost.amount), content };
}

const itemsOf = (days: Days): PlacedItem[] =>
  days.flatMap((day, index) => [
    ...day.activities.map((activity) => activityItem(day, index, activity)),
    ...(day.meals ?? []).map((meal) => mealItem(day, index, meal)),
  ]);

type Pair = readonly [before: PlacedItem | undefined, after: PlacedItem | undefined];

/** Takes the first item that fits out of the list. */
function take(items: PlacedItem[], fits: (item: PlacedItem) => boolean): PlacedItem | undefined {
  const index = items.findIndex(fits);
  return index < 0 ? undefined : items.splice(index, 1)[0];
}

/** Each item with what it was: first those that stayed where they were, then those of the same date, then those that went to another. */
function paired(before: readonly PlacedItem[], after: readonly PlacedItem[]): Pair[] {
  const left = new Map<string, PlacedItem[]>();
  for (const item of before) left.set(item.identity, [...(left.get(item.identity) ?? []), item]);
  const found = new Map<PlacedItem, PlacedItem>();
  const passes: ((old: PlacedItem, now: PlacedItem) => boolean)[] = [
    (old, now) => isDeepStrictEqual(old.slot, now.slot),
    (old, now) => old.slot.date === now.slot.date,
    () => true,
  ];
  for (const isClose of passes)
    for (const now of after.filter((item) => !found.has(item))) {
      const old = take(left.get(now.identity) ?? [], (candidate) => isClose(candidate, now));
      if (old) found.set(now, old);
    }
  return [...after.map((now): Pair => [found.get(now), now]), ...[...left.values()].flat().map((old): Pair => [old, undefined])];
}

function changeOf(before: PlacedItem | undefined, after: PlacedItem | undefined): ItemChange['change'] | null {
  if (!before) return 'added';
  if (!after) return 'removed';
  if (!isDeepStrictEqual(before.slot, after.slot)) return 'moved';
  return isDeepStrictEqual(before.content, after.content) ? null : 'changed';
}

/** What was added, removed, moved to another time or day, or changed where it stands, in the order of the days. */
export function diffItems(before: Days, after: Days): ItemChange[] {
  const changes = paired(itemsOf(before), itemsOf(after)).flatMap(([old, now]): ItemChange[] => {
    const change = changeOf(old, now);
    const shown = now ?? old;
    if (!change || !shown) return [];
    const costDifference = fromCents((now?.costCents ?? 0) - (old?.costCents ?? 0));
    return [{ change, kind: shown.kind, day: shown.day, title: shown.title, before: old?.slot ?? null, after: now?.slot ?? null, costDifference }];
  });
  const placeOf = ({ before: was, after: is }: ItemChange): string => `${(is ?? was)?.date} ${(is ?? was)?.start}`;
  return changes.sort((a, b) => placeOf(a).localeCompare(placeOf(b)));
}

const DAY_FIELDS = ['city', 'theme', 'weatherNote', 'activities', 'meals'] as const;
const shownField = (day: ItineraryDay, field: (typeof DAY_FIELDS)[number]): unknown =>
  field === 'activities' ? day.activities.map(({ id: _id, ...activity }) => activity) : day[field];

/** Days that came, went, or on which something differs, by date. */
export function diffDays(before: Days, after: Days): DayChange[] {
  const dates = [...new Set([...before, ...after].map((day) => day.date))].sort();
  return dates.flatMap((date): DayChange[] => {
    const [oldIndex, index] = [before, after].map((days) => days.findIndex((day) => day.date === date)) as [number, number];
    const [old, now] = [before[oldIndex], after[index]];
    if (!old) return [{ change: 'added', day: index + 1, date, fields: [] }];
    if (!now) return [{ change: 'removed', day: oldIndex + 1, date, fields: [] }];
    const fields = DAY_FIELDS.filter((field) => !isDeepStrictEqual(shownField(old, field), shownField(now, field)));
    return fields.length === 0 ? [] : [{ change: 'changed', day: index + 1, date, fields }];
  });
}

import type { Activity, RevisionChange } from '@app/contracts';
import { bestNamed } from '@app/guide';
import type { GuidePlace } from '@app/guide';
import { placeValue } from '../place-value.js';
import { isFreeTime } from './day-slots.js';
import { putActivity, removeActivity } from './edit-day.js';
import type { Found } from './exchange-visit.js';
import { exchange } from './exchange-visit.js';
import { additionsTo, replacementsFor } from './find-visits.js';
import { lockedDay } from './lock-ids.js';
import { placeFilter } from './place-wishes.js';
import { rebuildDay } from './rebuild-day.js';
import { swapTable } from './change-meals.js';
import type { TripDesk } from './trip-desk.js';

type Change<K extends RevisionChange['kind']> = Extract<RevisionChange, { kind: K }>;

/** A third of a day's visits makes it lighter, and at least one. */
const LIGHTER_SHARE = 3;
const SLOW_VISITS = 2;

export function findActivity(desk: TripDesk, activityId: string): Found | null {
  for (const [index, day] of desk.days.entries()) {
    const activity = day.activities.find(({ id }) => id === activityId);
    if (activity) return { index, activity };
  }
  return null;
}

const valueOf = (desk: TripDesk, activity: Activity): number => {
  const place = desk.placeOf(activity);
  return place ? placeValue(place, desk.setup.taste) : 0;
};

/** Visits of a day that may go, the least valued first. */
export const movableVisits = (desk: TripDesk, index: number): Activity[] =>
  desk
    .day(index)
    .activities.filter(({ id, kind }) => !isFreeTime(kind) && !desk.isLocked(index, id))
    .sort((a, b) => valueOf(desk, a) - valueOf(desk, b) || a.id.localeCompare(b.id));

const visitCount = (desk: TripDesk, index: number): number => desk.day(index).activities.filter(({ kind }) => !isFreeTime(kind)).length;

/** Days that a change is about, by their index: the one it names, else all that are not locked as a whole. */
export function daysOf(desk: TripDesk, day: number | null): number[] {
  const indexes = day === null ? desk.days.map((_, index) => index) : [day - 1];
  return indexes.filter((index) => desk.days[index] !== undefined && !isWholeDayLocked(desk, index));
}

const isWholeDayLocked = (desk: TripDesk, index: number): boolean =>
  [...desk.input.locks].some((lock) => lockedDay(lock) === index + 1) || desk.isDayLocked(index);

const titles = (activities: readonly Activity[]): string => activities.map(({ place }) => place.name).join(', ');

export function lighter(desk: TripDesk, { day }: Change<'lighter'>): void {
  for (const index of daysOf(desk, day)) {
    const count = visitCount(desk, index);
    const enough = day === null ? Math.min(count, SLOW_VISITS) : Math.max(1, count - Math.max(1, Math.floor(count / LIGHTER_SHARE)));
    const going = movableVisits(desk, index).slice(0, count - enough);
    for (const { id } of going) removeActivity(desk, index, id);
    if (going.length > 0) desk.notes.push(`Day ${index + 1} is lighter: ${titles(going)} left out.`);
    else if (day !== null)
      desk.unmet.push({ what: `a lighter day ${day}`, why: count <= 1 ? 'it holds no more than one visit' : 'all of its visits are locked' });
  }
  if (day !== null && daysOf(desk, day).length === 0) desk.unmet.push({ what: `a lighter day ${day}`, why: 'the day is locked' });
}

export function fuller(desk: TripDesk, { day }: Change<'fuller'>): void {
  for (const index of daysOf(desk, day)) {
    const [top] = additionsTo(desk, index, desk.freePlaces());
    const before = visitCount(desk, index);
    if (top) putActivity(desk, index, top.activity, null);
    else {
      const rebuilt = rebuildDay(desk, index, { fillTo: before + 1 });
      if (rebuilt && rebuilt.activities.length > before) desk.setDay(index, rebuilt);
    }
    if (visitCount(desk, index) > before) desk.notes.push(`Day ${index + 1} holds one visit more.`);
    else if (day !== null) desk.unmet.push({ what: `a fuller day ${day}`, why: 'nothing more fits into its hours, ways and budget' });
  }
}

export function renew(desk: TripDesk, { day }: Change<'renew'>): void {
  for (const index of daysOf(desk, day)) {
    const gone: string[] = [];
    for (const activity of movableVisits(desk, index)) {
      const fresh = desk.freePlaces().filter((place) => !gone.includes(place.name));
      const [top] = replacementsFor(desk, index, activity, fresh);
      if (!top) continue;
      gone.push(activity.place.name);
      putActivity(desk, index, top.activity, activity.id);
    }
    if (gone.length > 0) desk.notes.push(`Day ${day} has other visits in place of ${gone.join(', ')}.`);
    else desk.unmet.push({ what: `other visits on day ${day}`, why: 'nothing else fits into its hours and ways' });
  }
}

export function remove(desk: TripDesk, { activityId }: Change<'remove'>): void {
  const found = findActivity(desk, activityId);
  if (!found) return void desk.unmet.push({ what: `taking out ${activityId}`, why: 'the plan has nothing of that id' });
  if (desk.isLocked(found.index, activityId)) return void desk.unmet.push({ what: `taking out ${found.activity.place.name}`, why: 'it is locked' });
  removeActivity(desk, found.index, activityId);
  desk.notes.push(`Day ${found.index + 1}: ${found.activity.place.name} left out.`);
}

export function swap(desk: TripDesk, { activityId, instead }: Change<'swap'>): void {
  const found = findActivity(desk, activityId);
  if (!found) return swapTable(desk, activityId, instead);
  const what = `${instead ?? 'something else'} in place of ${found.activity.place.name}`;
  if (desk.isLocked(found.index, activityId)) return void desk.unmet.push({ what, why: 'it is locked' });
  const wanted = placeFilter(instead);
  if (!exchange(desk, found, desk.freePlaces().filter(wanted)))
    desk.unmet.push({ what, why: 'the guide has none that fits the hours, ways and budget of that day' });
}

export function replace(desk: TripDesk, { activityId, place: name }: Change<'replace'>): void {
  const found = findActivity(desk, activityId);
  if (!found) return swapTable(desk, activityId, name);
  const what = `${name} in place of ${found.activity.place.name}`;
  const place = bestNamed(name, desk.input.city.places);
  if (!place) return void desk.unmet.push({ what, why: `the guide has no place of that name in ${desk.input.city.name}` });
  if (desk.isLocked(found.index, activityId)) return void desk.unmet.push({ what, why: 'it is locked' });
  if (desk.isVisited(place)) return void desk.unmet.push({ what, why: 'it is in the plan already' });
  if (!exchange(desk, found, [place])) desk.unmet.push({ what, why: 'it does not fit the hours, ways and budget of that day' });
}

/** Puts the place on the best of these days: between what is there, else with a day built again around it. */
export function addTo(desk: TripDesk, place: GuidePlace, indexes: readonly number[]): number | null {
  const [top] = indexes.flatMap((index) => additionsTo(desk, index, [place])).sort((a, b) => b.worth - a.worth || a.index - b.index);
  if (top) {
    putActivity(desk, top.index, top.activity, null);
    return top.index;
  }
  if (desk.priceOf(place) > Math.max(0, desk.spare())) return null;
  const byRoom = [...indexes].sort((a, b) => visitCount(desk, a) - visitCount(desk, b) || a - b);
  for (const keepAll of [true, false])
    for (const index of byRoom) {
      const before = desk.day(index).activities.filter(({ kind }) => kind !== 'free_time');
      const [least] = movableVisits(desk, index);
      const without = new Set(keepAll || !least ? [] : [least.id]);
      const rebuilt = rebuildDay(desk, index, { extra: [place], without });
      const names = new Set(rebuilt?.activities.map((one) => one.place.name));
      if (!rebuilt || !names.has(place.name) || !before.every((one) => without.has(one.id) || names.has(one.place.name))) continue;
      desk.setDay(index, rebuilt);
      return index;
    }
  return null;
}

export function add(desk: TripDesk, { place: name, day }: Change<'add'>): void {
  const place = bestNamed(name, desk.input.city.places);
  const what = day === null ? name : `${name} on day ${day}`;
  if (!place) return void desk.unmet.push({ what, why: `the guide has no place of that name in ${desk.input.city.name}` });
  if (desk.isVisited(place)) return void desk.unmet.push({ what, why: 'it is in the plan already' });
  const index = addTo(desk, place, daysOf(desk, day));
  if (index === null) desk.unmet.push({ what, why: 'it fits into the hours, ways and budget of no day that may change' });
  else desk.notes.push(`Day ${index + 1}: ${place.name} added.`);
}

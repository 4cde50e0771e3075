import type { RevisionChange } from '@app/contracts';
import { isAvoided } from '@app/guide';
import { placeValue } from '../place-value.js';
import { toHhmm } from '@app/guide';
import { daysOf, movableVisits } from './change-visits.js';
import { isFreeTime } from './day-slots.js';
import { putActivity, removeActivity } from './edit-day.js';
import { additionsTo, replacementsFor } from './find-visits.js';
import type { FittingVisit } from './find-visits.js';
import { mealId } from './lock-ids.js';
import { placeFilter } from './place-wishes.js';
import { rebuildDay } from './rebuild-day.js';
import { putMeal, tablesFor } from './tables.js';
import { spanOf } from './trip-desk.js';
import type { TripDesk } from './trip-desk.js';

type Change<K extends RevisionChange['kind']> = Extract<RevisionChange, { kind: K }>;

/** A wish for more of something changes a day in three. */
const DAYS_PER_CHANGE = 3;

interface Option {
  readonly visit: FittingVisit;
  readonly inPlaceOf: string | null;
  readonly gain: number;
}

/** Places of an interest come in, for visits that have nothing to do with it. */
export function moreOf(desk: TripDesk, { interest, day }: Change<'more_of'>): void {
  const wanted = placeFilter(interest);
  const days = new Set(daysOf(desk, day));
  const goal = Math.max(1, Math.ceil(days.size / DAYS_PER_CHANGE));
  for (let done = 0; done < goal && days.size > 0; done += 1) {
    const places = desk.freePlaces().filter(wanted);
    const options = [...days].flatMap((index) => optionsOn(desk, index, places, wanted)).sort((a, b) => b.gain - a.gain || a.visit.index - b.visit.index);
    const [top] = options;
    if (!top) {
      if (done === 0) desk.unmet.push({ what: `more ${interest}`, why: 'the guide has nothing of it that fits the hours, ways and budget' });
      return;
    }
    const replaced = desk.day(top.visit.index).activities.find(({ id }) => id === top.inPlaceOf);
    putActivity(desk, top.visit.index, top.visit.activity, top.inPlaceOf);
    days.delete(top.visit.index);
    desk.notes.push(`Day ${top.visit.index + 1}: ${top.visit.place.name} ${replaced ? `in place of ${replaced.place.name}` : 'added'} for ${interest}.`);
  }
}

function optionsOn(desk: TripDesk, index: number, places: ReturnType<TripDesk['freePlaces']>, wanted: ReturnType<typeof placeFilter>): Option[] {
  const day = desk.day(index);
  const visits = day.activities.filter(({ kind }) => !isFreeTime(kind)).length;
  const added = visits < desk.setup.pace.perDay ? additionsTo(desk, index, places).slice(0, 1) : [];
  const swapped = movableVisits(desk, index).flatMap((activity): Option[] => {
    const place = desk.placeOf(activity);
    const [top] = place && wanted(place) ? [] : replacementsFor(desk, index, activity, places);
    return top ? [{ visit: top, inPlaceOf: activity.id, gain: top.worth - (place ? placeValue(place, desk.setup.taste) : 0) }] : [];
  });
  return [...added.map((visit): Option => ({ visit, inPlaceOf: null, gain: visit.worth })), ...swapped];
}

/** What is to be avoided goes; something else comes in its place where it fits. */
export function avoid(desk: TripDesk, { what }: Change<'avoid'>): void {
  const wishes = { avoid: [what], mustSee: desk.input.constraints?.mustSee };
  for (const index of daysOf(desk, null)) {
    for (const activity of movableVisits(desk, index)) {
      if (!isAvoided(wishes, { name: activity.place.name, kind: activity.kind })) continue;
      const [top] = replacementsFor(desk, index, activity, desk.freePlaces());
      if (top) putActivity(desk, index, top.activity, activity.id);
      else removeActivity(desk, index, activity.id);
      desk.notes.push(`Day ${index + 1}: ${top ? `${top.place.name} in place of ${activity.place.name}` : `${activity.place.name} left out`}.`);
    }
    for (const meal of desk.day(index).meals ?? []) {
      if (!meal.place || desk.isLocked(index, mealId(index, meal.meal)) || !isAvoided(wishes, { name: meal.place.name, kind: 'table' })) continue;
      const [top] = tablesFor(desk, index, meal);
      putMeal(desk, index, top?.meal ?? { ...meal, place: null, cuisine: null });
      desk.notes.push(`Day ${index + 1}: ${meal.meal} ${top ? `at ${top.eatery.name}` : 'without a named table'} in place of ${meal.place.name}.`);
    }
  }
}

/** Days begin later or earlier: their visits are put in order again from that minute, as many as still fit. */
export function dayStart(desk: TripDesk, { day, minute }: Change<'day_start'>): void {
  for (const index of daysOf(desk, day)) {
    const before = desk.day(index);
    const starts = before.activities.filter(({ kind }) => kind !== 'free_time').map((activity) => spanOf(activity).startMinute);
    const first = Math.min(...starts);
    const later = minute > desk.setup.pace.firstMinute;
    if (starts.length === 0 || (later && first >= minute)) continue;
    const rebuilt = rebuildDay(desk, index, { firstMinute: minute });
    const kept = new Set(rebuilt?.activities.map(({ id }) => id));
    const lost = before.activities.filter(({ id }) => !kept.has(id)).map(({ place }) => place.name);
    if (!rebuilt || (rebuilt.activities.length === 0 && before.activities.length > 0)) {
      desk.unmet.push({ what: `day ${index + 1} from ${toHhmm(minute)}`, why: 'its visits do not fit into what is left of the day' });
      continue;
    }
    desk.setDay(index, rebuilt);
    desk.notes.push(`Day ${index + 1} begins at ${toHhmm(minute)} at the earliest${lost.length > 0 ? `; ${lost.join(', ')} left out` : ''}.`);
  }
}

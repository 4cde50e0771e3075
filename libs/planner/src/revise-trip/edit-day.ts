import type { Activity, ItineraryDay } from '@app/contracts';
import type { GuidePlace } from '@app/guide';
import { freeTime } from '../free-time.js';
import { activityOf } from '../itinerary-day.js';
import { ThemeNamer } from '../themes.js';
import { weatherNote } from '../weather-note.js';
import { isFreeTime } from './day-slots.js';
import { spanOf } from './trip-desk.js';
import type { TripDesk } from './trip-desk.js';

/** The next free number of an activity's id on this day. */
function nextNumber(day: ItineraryDay): number {
  const numbers = day.activities.map(({ id }) => Number(/^d\d+-a(\d+)-/.exec(id)?.[1] ?? 0));
  return Math.max(0, ...numbers) + 1;
}

/** A visit of that place on that day, under an id that the day does not have yet. */
export function newActivity(desk: TripDesk, index: number, place: GuidePlace, span: { readonly startMinute: number; readonly endMinute: number }): Activity {
  return activityOf({ type: 'visit', place, ...span }, desk.frame(index), nextNumber(desk.day(index)), desk.facts);
}

const placesOf = (desk: TripDesk, day: ItineraryDay): GuidePlace[] => day.activities.flatMap((activity) => desk.placeOf(activity) ?? []);

/** The day with these activities in order of time, and the words that follow from them; what is the same stays as it was, its theme too. */
export function withActivities(desk: TripDesk, index: number, activities: readonly Activity[], base: ItineraryDay = desk.day(index)): ItineraryDay {
  const visits = activities.filter(({ kind }) => !isFreeTime(kind)).sort((a, b) => a.start.localeCompare(b.start));
  const draft: ItineraryDay = { ...base, activities: visits.length > 0 ? visits : freeActivities(desk, index, base) };
  const others = desk.days.filter((_, other) => other !== index).map(({ theme }) => theme);
  const outdoors = placesOf(desk, draft).filter(({ indoor }) => !indoor).length;
  return {
    ...draft,
    theme: new ThemeNamer(desk.input.city, desk.setup.weights, desk.setup.words, others).nameOf(desk.frame(index), placesOf(desk, draft)),
    weatherNote: weatherNote(desk.setup.weatherByDate.get(base.date), outdoors, desk.setup.words),
  };
}

function freeActivities(desk: TripDesk, index: number, day: ItineraryDay): Activity[] {
  const frame = desk.frame(index);
  const { words } = desk.setup;
  if (frame.kind !== 'full') return [];
  const meals = (day.meals ?? []).map(spanOf).sort((a, b) => a.startMinute - b.startMinute);
  return freeTime(desk.input.city.name, frame, { meals, note: words.say('rest.made_free'), currency: desk.input.currency, words });
}

/** Takes one activity out; everything else on the day stays where it is. */
export function removeActivity(desk: TripDesk, index: number, activityId: string): void {
  const day = desk.day(index);
  desk.setDay(
    index,
    withActivities(
      desk,
      index,
      day.activities.filter(({ id }) => id !== activityId),
    ),
  );
}

/** Puts another activity in the place of one, or adds it; everything else on the day stays where it is. */
export function putActivity(desk: TripDesk, index: number, activity: Activity, inPlaceOf: string | null): void {
  const kept = desk.day(index).activities.filter(({ id }) => id !== inPlaceOf);
  desk.setDay(index, withActivities(desk, index, [...kept, activity]));
}

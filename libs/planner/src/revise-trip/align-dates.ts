import type { ItineraryDay } from '@app/contracts';
import { isOpen } from '@app/guide';
import { hoursWords } from '../hours-words.js';
import { isFreeTime, stopsOf } from './day-slots.js';
import { withActivities } from './edit-day.js';
import { rebuildDay } from './rebuild-day.js';
import { putStay } from './revise-stay.js';
import { spanOf } from './trip-desk.js';
import type { TripDesk } from './trip-desk.js';

/** True when the trip's dates or the hours in the city are no longer those of its days. */
export const datesDiffer = (desk: TripDesk): boolean => {
  const dates = desk.setup.frame.days.map(({ date }) => date);
  return dates.length !== desk.days.length || dates.some((date, index) => desk.days[index]?.date !== date);
};

/** True when everything on the day can stay at its hours on the new date. */
function fitsDate(desk: TripDesk, index: number, day: ItineraryDay): boolean {
  const frame = desk.frame(index);
  const stops = stopsOf(day, index);
  const isAway = frame.kind === 'before_arrival' || frame.kind === 'after_departure';
  if (isAway) return stops.length === 0;
  const inHours = stops.every((stop) => stop.startMinute >= frame.fromMinute && stop.endMinute <= frame.toMinute);
  const open = [
    ...day.activities.filter(({ kind }) => !isFreeTime(kind)).map((item) => ({ item, entry: desk.placeOf(item) })),
    ...(day.meals ?? []).map((item) => ({ item, entry: item.place ? desk.eateryNamed(item.place.name) : undefined })),
  ].every(({ item, entry }) => !entry || isOpen(entry.hours, 'closedOn' in entry ? entry.closedOn : undefined, frame.date, item.start, item.end));
  const meals = stops.length > 0 || frame.kind !== 'full';
  return inHours && open && meals;
}

/** The same day under another date: hours in words and weather are those of the new one. */
function onDate(desk: TripDesk, index: number, day: ItineraryDay): ItineraryDay {
  const { date } = desk.frame(index);
  const activities = day.activities.map((activity) => {
    const place = desk.placeOf(activity);
    return place && !desk.isLocked(index, activity.id) ? { ...activity, openingHours: hoursWords(place, date, desk.setup.words) } : activity;
  });
  return { ...withActivities(desk, index, activities, { ...day, date }), theme: day.theme };
}

const emptyDay = (desk: TripDesk, date: string): ItineraryDay => ({
  date,
  city: desk.input.city.name,
  theme: desk.input.city.name,
  activities: [],
  meals: [],
  weatherNote: null,
});

/**
 * Brings the days to the trip's dates: each keeps what it holds as far as it is open and fits; days that come new are filled, days
 * beyond the end go.
 */
export function alignDates(desk: TripDesk): void {
  const { frame } = desk.setup;
  const before = desk.days;
  desk.setDays(frame.days.map(({ date }, index) => before[index] ?? emptyDay(desk, date)));
  putStay(desk, desk.stayChoice);
  for (const index of frame.days.keys()) {
    const day = desk.day(index);
    const isNew = before[index] === undefined;
    if (!isNew && fitsDate(desk, index, day) && fillsHours(desk, index, day)) desk.setDay(index, onDate(desk, index, day));
    else refill(desk, index, isNew);
  }
  desk.renewTransport();
  desk.notes.push(`The trip is from ${desk.input.startDate} to ${desk.input.endDate} now; days keep what they held where it is open and fits.`);
}

/** A day that has become longer by hours, because a flight leaves later, is planned again. */
function fillsHours(desk: TripDesk, index: number, day: ItineraryDay): boolean {
  const frame = desk.frame(index);
  if (frame.kind === 'full') return (day.meals ?? []).length === 3;
  const last = Math.max(0, ...(day.meals ?? []).map((meal) => spanOf(meal).endMinute));
  return !(frame.kind === 'departure' && frame.toMinute >= 1290 && last < 1110) && !(frame.kind === 'arrival' && frame.fromMinute <= 700 && last === 0);
}

function refill(desk: TripDesk, index: number, isNew: boolean): void {
  const { kind } = desk.frame(index);
  const count = desk.day(index).activities.filter(({ kind: one }) => one !== 'free_time').length;
  const isAway = kind === 'before_arrival' || kind === 'after_departure';
  const fillTo = isAway ? 0 : isNew ? desk.setup.pace.perDay : count;
  const rebuilt = rebuildDay(desk, index, { fillTo });
  if (rebuilt) desk.setDay(index, rebuilt);
  else desk.setDay(index, onDate(desk, index, desk.day(index)));
}

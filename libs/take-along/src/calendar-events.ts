import { addDays } from '@app/contracts';
import type { Activity, FinalPlan, ItineraryDay, Meal, Money, Stay, TransportLeg } from '@app/contracts';
import type { PlaceZones } from './place-zones.js';

/** One time on a clock somewhere. */
export interface ClockTime {
  readonly date: string;
  readonly time: string;
  readonly zone: string | null;
}

/** One entry of a calendar; `start` is a date alone for what takes whole days, and `end` is then the day after the last one. */
export interface CalendarEvent {
  /** The same for the same thing, also after it moved. */
  readonly key: string;
  readonly title: string;
  readonly location: string | null;
  readonly point: { readonly lat: number; readonly lng: number } | null;
  readonly details: readonly string[];
  readonly start: ClockTime | string;
  readonly end: ClockTime | string;
}

const priceWords = ({ amount, currency }: Money): string => (amount === 0 ? 'free' : `${amount.toFixed(2)} ${currency} for all`);
const costLine = (cost: Money, source: string): string => `Cost: ${priceWords(cost)} (${source})`;
const pointOf = ({ lat, lng }: { readonly lat?: number; readonly lng?: number }): CalendarEvent['point'] =>
  lat === undefined || lng === undefined ? null : { lat, lng };
/** What ends before it begins ends on the next day. */
const endDate = (date: string, { start, end }: { readonly start: string; readonly end: string }): string => (end < start ? addDays(date, 1) : date);

interface TimedItem {
  readonly start: string;
  readonly end: string;
}
const span = (day: ItineraryDay, item: TimedItem, zones: PlaceZones): Pick<CalendarEvent, 'start' | 'end'> => {
  const zone = zones.ofCity(day.city);
  return { start: { date: day.date, time: item.start, zone }, end: { date: endDate(day.date, item), time: item.end, zone } };
};

function activityEvent(day: ItineraryDay, activity: Activity, zones: PlaceZones): CalendarEvent {
  const { title, kind, place, note, openingHours, cost, source } = activity;
  const hours = openingHours === undefined ? [] : [`Open: ${openingHours}`];
  return {
    key: `activity ${kind} ${place.name}`,
    title,
    location: place.name === day.city ? day.city : `${place.name}, ${day.city}`,
    point: pointOf(place),
    details: [...(note === undefined ? [] : [note]), ...hours, costLine(cost, source)],
    ...span(day, activity, zones),
  };
}

function mealEvents(day: ItineraryDay, meal: Meal, zones: PlaceZones): CalendarEvent[] {
  const { place, cuisine, cost, source } = meal;
  // Where no table is known there is nowhere to go at that hour.
  if (!place) return [];
  const title = `${meal.meal.charAt(0).toUpperCase()}${meal.meal.slice(1)}: ${place.name}`;
  const details = [...(cuisine === null ? [] : [cuisine]), costLine(cost, source)];
  return [{ key: `meal ${day.date} ${meal.meal}`, title, location: `${place.name}, ${day.city}`, point: pointOf(place), details, ...span(day, meal, zones) }];
}

function legEvents(leg: TransportLeg, zones: PlaceZones): CalendarEvent[] {
  const { mode, from, to, date, departureTime, arrivalDate, arrivalTime, description, cost, source } = leg;
  if (departureTime === null) return [];
  const start = { date, time: departureTime, zone: zones.ofDeparture(leg) };
  const end = arrivalTime === null ? start : { date: arrivalDate ?? date, time: arrivalTime, zone: zones.ofArrival(leg) };
  const title = `${mode.charAt(0).toUpperCase()}${mode.slice(1)} ${from} - ${to}`;
  const clock = (time: string, place: string, zone: string | null): string => `${time} in ${place}${zone === null ? '' : ` (${zone})`}`;
  const times = `Local times: ${clock(departureTime, from, start.zone)}${arrivalTime === null ? '' : `, ${clock(arrivalTime, to, end.zone)}`}`;
  return [{ key: `transport ${leg.id}`, title, location: from, point: null, details: [description, times, costLine(cost, source)], start, end }];
}

function stayEvent(stay: Stay): CalendarEvent {
  const { name, city, area, checkInDate, checkOutDate, nights, rooms, cost, source } = stay;
  return {
    key: `stay ${city} ${checkInDate}`,
    title: `Stay: ${name}`,
    location: [name, area, city].filter((part, index, all) => part !== null && all.indexOf(part) === index).join(', '),
    point: pointOf(stay),
    details: [`${nights} ${nights === 1 ? 'night' : 'nights'}, ${rooms} ${rooms === 1 ? 'room' : 'rooms'}`, costLine(cost, source)],
    start: checkInDate,
    end: checkOutDate > checkInDate ? checkOutDate : addDays(checkInDate, 1),
  };
}

/** Everything of a plan that has its time, in the order of the plan. */
export function calendarEvents(plan: FinalPlan, zones: PlaceZones): CalendarEvent[] {
  const events = [
    ...plan.transport.flatMap((leg) => legEvents(leg, zones)),
    ...plan.stays.map(stayEvent),
    ...plan.itinerary.flatMap((day) => [
      ...day.activities.map((activity) => activityEvent(day, activity, zones)),
      ...(day.meals ?? []).flatMap((meal) => mealEvents(day, meal, zones)),
    ]),
  ];
  const seen = new Map<string, number>();
  return events.map((event) => {
    const count = (seen.get(event.key) ?? 0) + 1;
    seen.set(event.key, count);
    return { ...event, key: `${event.key} ${count}` };
  });
}

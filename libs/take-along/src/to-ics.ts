import { createHash } from 'node:crypto';
import { calendarEvents } from './calendar-events.js';
import type { CalendarEvent, ClockTime } from './calendar-events.js';
import { folded, icsDate, icsInstant, icsMoment, icsText } from './ics-text.js';
import { placeZones } from './place-zones.js';
import type { PlanToTake } from './plan-to-take.js';
import { tripTitle } from './trip-title.js';

const UID_CHARS = 32;

/** Names a thing for ever without telling whose it is: the thread's name may be a person's own words. */
const uidOf = (threadId: string, key: string): string =>
  `${createHash('sha256')
    .update(JSON.stringify([threadId, key]))
    .digest('hex')
    .slice(0, UID_CHARS)}@navigo`;

const valueOf = (moment: ClockTime | string): string =>
  typeof moment === 'string' ? `;VALUE=DATE:${icsDate(moment)}` : `:${icsMoment(moment.date, moment.time, moment.zone)}`;

/** An end that is not later than the start, or is written in another form, would make the file invalid; the event then begins and no more is said. */
function timeLines({ start, end }: CalendarEvent): string[] {
  const [from, to] = [valueOf(start), valueOf(end)];
  return to > from && to.endsWith('Z') === from.endsWith('Z') ? [`DTSTART${from}`, `DTEND${to}`] : [`DTSTART${from}`];
}

function eventLines(event: CalendarEvent, { threadId, version, madeAt }: PlanToTake): string[] {
  const { key, title, location, point, details, start } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(threadId, key)}`,
    `DTSTAMP:${icsInstant(madeAt)}`,
    `SEQUENCE:${version}`,
    ...timeLines(event),
    `SUMMARY:${icsText(title)}`,
    ...(location === null ? [] : [`LOCATION:${icsText(location)}`]),
    ...(point === null ? [] : [`GEO:${point.lat};${point.lng}`]),
    `DESCRIPTION:${icsText(details.join('\n'))}`,
    // Nights do not make a person busy all day.
    `TRANSP:${typeof start === 'string' ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}

/** What the licences of live sources ask everything made from them to say. */
function sourceLines({ sources }: PlanToTake['plan']): string[] {
  const live = sources.filter(({ kind, note }) => kind === 'live' && note !== '').map(({ name, note }) => `${name}. ${note}`);
  return live.length > 0 ? [`X-WR-CALDESC:${icsText(live.join('\n'))}`] : [];
}

/**
 * The plan as an iCalendar file (RFC 5545). Times are instants in UTC, so that they are right in each place's zone, on every device and
 * across changes to summer time; those of a place whose zone nobody knows are floating. An event keeps its UID from version to version,
 * so that a calendar that reads a newer file moves it. The same plan gives the same bytes.
 */
export function toIcs(taken: PlanToTake): string {
  const { plan } = taken;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//NaviGo//NaviGo//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${icsText(tripTitle(plan))}`,
    ...sourceLines(plan),
    ...calendarEvents(plan, placeZones(plan)).flatMap((event) => eventLines(event, taken)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** One event as an object of its own, as calendar servers keep them. */
export interface CalendarObject {
  /** The same for the same thing of a thread, also after it moved. */
  readonly name: string;
  readonly title: string;
  /** For people: the date, and the time on the clock of the place. */
  readonly starts: string;
  readonly ics: string;
}

/** Everything of the plan that has its time, one calendar object each; see {@link toIcs}. */
export function toCalendarObjects(taken: PlanToTake): CalendarObject[] {
  return calendarEvents(taken.plan, placeZones(taken.plan)).map((event) => {
    const { start, title, key } = event;
    // Servers keep objects without a method (RFC 4791, 4.1).
    const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//NaviGo//NaviGo//EN', 'CALSCALE:GREGORIAN', ...eventLines(event, taken), 'END:VCALENDAR'];
    const starts = typeof start === 'string' ? start : `${start.date} ${start.time}`;
    return { name: uidOf(taken.threadId, key).replace('@', '-'), title, starts, ics: `${lines.map(folded).join('\r\n')}\r\n` };
  });
}

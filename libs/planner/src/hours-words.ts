import { closedWeekdays, openingWindows, toHhmm } from '@app/guide';
import type { GuidePlace } from '@app/guide';
import { formatShortWeekday } from '@app/messages';
import type { Words } from '@app/messages';

const MINUTES_PER_DAY = 1440;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The opening hours of that date, such as `10:00-18:00, closed Mon`; says so when the place is closed on it. */
export function hoursWords({ hours, closedOn }: Pick<GuidePlace, 'hours' | 'closedOn'>, isoDate: string, { say, list, language }: Words): string {
  const windows = openingWindows(hours, closedOn, isoDate);
  const isAlways = windows.some(({ fromMinute, toMinute }) => fromMinute === 0 && toMinute === MINUTES_PER_DAY);
  const spans = list(windows.map(({ fromMinute, toMinute }) => `${toHhmm(fromMinute)}-${toHhmm(toMinute)}`));
  const today = isAlways ? say('hours.all') : spans === '' ? say('hours.closed_today') : spans;
  const closed = closedWeekdays(hours).map((day) => formatShortWeekday(language, WEEKDAYS.indexOf(day)));
  return closed.length > 0 ? `${today}, ${say('hours.closed_on', { days: closed.join(', ') })}` : today;
}

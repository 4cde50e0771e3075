import type { DateWindow } from '@app/contracts';
import { addDays, daysBetween, weekdayIndex } from '@app/contracts';

/** Days to get ready at least. */
const LEAD_DAYS = 3;

/**
 * Dates inside a window, as near to its middle as its weekdays allow and not in the past; what stands until a search finds better ones.
 *
 * Both ends are days of the trip. Null when the window is over.
 */
export function provisionalDates(window: DateWindow, today: string): { readonly start: string; readonly end: string } | null {
  const { from, to, minDays, maxDays, startWeekdays } = window;
  const earliest = [from, addDays(today, LEAD_DAYS)].sort().at(-1) ?? from;
  for (let days = maxDays; days >= minDays; days--) {
    const starts: string[] = [];
    for (let start = earliest; addDays(start, days - 1) <= to; start = addDays(start, 1))
      if (startWeekdays.length === 0 || startWeekdays.includes(weekdayIndex(start) + 1)) starts.push(start);
    const middle = addDays(from, Math.max(0, Math.floor((daysBetween(from, to) + 1 - days) / 2)));
    const best = starts.sort((a, b) => Math.abs(daysBetween(middle, a)) - Math.abs(daysBetween(middle, b)))[0];
    if (best !== undefined) return { start: best, end: addDays(best, days - 1) };
  }
  return startWeekdays.length > 0 ? provisionalDates({ ...window, startWeekdays: [] }, today) : null;
}

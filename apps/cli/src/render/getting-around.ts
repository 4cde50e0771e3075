import type { PlanView } from '../api/schemas.js';
import { isLocal } from './flights.js';
import { heading, wrap } from './text.js';
import type { Page } from './text.js';

const INDENT = '  ';

/** How to get about in each place. Its rides carry the same words every day, "place: how", so they are read once here and priced by the day. */
export function renderGettingAround({ transport }: PlanView, page: Page): string[] {
  const allDay = transport.filter((leg) => isLocal(leg) && leg.departureTime === null);
  const descriptions = [...new Set(allDay.map(({ description }) => description))];
  return descriptions.flatMap((description) => {
    const [title = '', ...how] = description.split(': ');
    if (how.length === 0) return [];
    return [...heading(title, page), ...wrap(how.join(': '), page.width - INDENT.length).map((line) => INDENT + line)];
  });
}

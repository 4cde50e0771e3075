import { dateSpan, counted, heading, hang, spread } from './text.js';
import type { Page } from './text.js';
import type { PlanView } from '../api/schemas.js';
import { priceColumns } from './flights.js';

/** Where the travellers sleep, with nights, rooms and the price of the whole stay. */
export function renderStays({ stays }: PlanView, page: Page): string[] {
  if (stays.length === 0) return [];
  const rows = stays.flatMap((stay) => {
    const details = [stay.area ?? stay.city, dateSpan(stay.checkInDate, stay.checkOutDate), counted(stay.nights, 'night'), counted(stay.rooms, 'room')];
    return [
      ...spread({ prefix: '  ', text: stay.name }, priceColumns(stay.cost, stay.source), page.width),
      ...hang('  ', details.join(' · '), page.width).map((line) => page.style.faint(line)),
    ];
  });
  return [...heading(stays.length === 1 ? 'Stay' : 'Stays', page), ...rows];
}

import { waysByStop } from '@app/contracts';
import type { TransportLeg } from '@app/contracts';
import type { PlanView } from '../api/schemas.js';
import { priceColumns, timesOf } from './flights.js';
import { counted, dateSpan, hang, heading, shortDate, spread } from './text.js';
import type { Page } from './text.js';

const INDENT = '      ';

const wayLines = (leg: TransportLeg, { width }: Page): string[] =>
  spread(
    { prefix: '  ↓   ', text: [leg.mode, shortDate(leg.date), timesOf(leg), `${leg.from} → ${leg.to}`].filter(Boolean).join(' · ') },
    priceColumns(leg.cost, leg.source),
    width,
  );

/** The stops with their dates, nights and why, and the ways between them, from home to home; nothing for a plan of one place. */
export function renderRoute({ route = [], transport }: PlanView, page: Page): string[] {
  if (route.length < 2) return [];
  const ways = waysByStop(route, transport);
  const stops = route.flatMap(({ city, country, arrive, leave, nights, why }, index) => [
    ...(ways[index] ?? []).flatMap((leg) => wayLines(leg, page)),
    ...hang('  ●   ', `${[city, country].filter(Boolean).join(', ')} · ${counted(nights, 'night')} · ${dateSpan(arrive, leave)}`, page.width).map((line) =>
      page.style.strong(line),
    ),
    ...(why ? hang(INDENT, why, page.width).map((line) => page.style.faint(line)) : []),
  ]);
  return [...heading('Route', page), ...stops, ...(ways.at(-1) ?? []).flatMap((leg) => wayLines(leg, page))];
}

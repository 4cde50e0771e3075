import { daysBetween } from '@app/contracts';
import type { Money, TransportLeg } from '@app/contracts';
import type { PlanView } from '../api/schemas.js';
import { formatMoney, hang, heading, padEnd, padStart, shortDate, spread } from './text.js';
import type { Page } from './text.js';

const MONEY_COLUMNS = 12;
const SOURCE_COLUMNS = 8;
const LABEL_COLUMNS = 8;

/** Ways within a place; they belong to their day. */
const LOCAL_MODES: readonly TransportLeg['mode'][] = ['taxi', 'transit', 'walk'];
export const isLocal = (leg: TransportLeg): boolean => LOCAL_MODES.includes(leg.mode);

/** A price and where it comes from, in columns that line up over the whole plan. */
export const priceColumns = (cost: Money, source: string): string =>
  `${padStart(cost.amount === 0 ? 'free' : formatMoney(cost), MONEY_COLUMNS)}  ${padEnd(source, SOURCE_COLUMNS)}`;

/** The ways to the place, between places and back, in the order of travel. */
export function renderTransport(plan: PlanView, page: Page): string[] {
  const legs = plan.transport.filter((leg) => !isLocal(leg));
  if (legs.length === 0) return [];
  return [...heading('Getting there and back', page), ...legs.flatMap((leg) => renderLeg(leg, labelOf(leg, plan), page))];
}

function labelOf(leg: TransportLeg, plan: PlanView): string {
  if (leg.offerId !== null && leg.offerId === plan.selectedFlightOfferId) return 'Out';
  if (leg.offerId !== null && leg.offerId === plan.selectedReturnFlightOfferId) return 'Back';
  return leg.mode.charAt(0).toUpperCase() + leg.mode.slice(1);
}

function renderLeg(leg: TransportLeg, label: string, { width, style }: Page): string[] {
  const prefix = `  ${padEnd(label, LABEL_COLUMNS)}`;
  const first = spread(
    { prefix, text: [shortDate(leg.date), timesOf(leg), `${leg.from} → ${leg.to}`].filter(Boolean).join(' · ') },
    priceColumns(leg.cost, leg.source),
    width,
  );
  const more = leg.description ? hang(' '.repeat(prefix.length), leg.description, width).map((line) => style.faint(line)) : [];
  return [...first, ...more];
}

/** "07:35–09:40", with "+1" where the arrival is on a later day; empty where no time is known. */
export function timesOf(leg: TransportLeg): string {
  if (leg.departureTime === null) return '';
  if (leg.arrivalTime === null) return leg.departureTime;
  const nights = leg.arrivalDate === null ? 0 : daysBetween(leg.date, leg.arrivalDate);
  return `${leg.departureTime}–${leg.arrivalTime}${nights > 0 ? ` (+${nights})` : ''}`;
}

import type { FinalPlan, RouteStop } from '@app/contracts';
import { el } from './dom.js';
import { waysByStop } from './ways-by-stop.js';
import { dayName, money, nightsIn } from './words.js';

type Leg = FinalPlan['transport'][number];

const hours = ({ date, departureTime, arrivalDate, arrivalTime }: Leg): string => {
  const later = arrivalDate !== null && arrivalDate !== date ? ` ${dayName(arrivalDate)}` : '';
  return `${departureTime ?? ''}${arrivalTime ? `–${arrivalTime}${later}` : ''}`;
};

/** One way on the line between two stops. */
function wayRow(leg: Leg): HTMLElement {
  const { mode, date, from, to, cost, source, description } = leg;
  return el(
    'li',
    { class: 'way-between', title: description },
    el('span', { class: `mode ${mode}` }, mode),
    el('span', {}, `${from} – ${to} `, el('span', { class: 'faint' }, `${dayName(date)} ${hours(leg)}`)),
    el('span', { class: 'price' }, cost.amount === 0 ? 'free' : money(cost.amount, cost.currency), el('span', { class: `badge ${source}` }, source)),
  );
}

const stopRow = ({ city, country, arrive, leave, nights, why }: RouteStop): HTMLElement =>
  el(
    'li',
    { class: 'route-stop' },
    el('b', {}, country ? `${city}, ${country}` : city),
    el('span', { class: 'nights' }, nightsIn(nights)),
    el('span', { class: 'faint' }, nights > 0 ? `${dayName(arrive)} – ${dayName(leave)}` : dayName(arrive)),
    el('div', { class: 'faint' }, why),
  );

/** The stops in order with their nights and why, and the ways between them, from home to home; null for a plan without a route. */
export function routeView({ route = [], transport }: FinalPlan): HTMLElement | null {
  if (route.length === 0) return null;
  const ways = waysByStop(route, transport);
  const lines = [...route.flatMap((stop, index) => [...(ways[index] ?? []).map(wayRow), stopRow(stop)]), ...(ways.at(-1) ?? []).map(wayRow)];
  return el('article', { class: 'card' }, el('h3', {}, 'Route'), el('ol', { class: 'route' }, ...lines));
}

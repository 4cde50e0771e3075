import type { Activity, ItineraryDay, Meal } from '@app/contracts';
import { el } from './dom.js';
import { routeSketch } from './route-sketch.js';
import { dayName, money } from './words.js';

/** What the page lets a person do with single visits. */
export interface VisitActions {
  /** Visits that a revision must leave as they are; changed by the page's own boxes. */
  readonly locks: Set<string>;
  /** Whether boxes to lock visits are shown. */
  readonly canLock: boolean;
  readonly onAlternatives: ((activity: Activity, into: HTMLElement) => void) | null;
}

const badge = (source: string): HTMLElement => el('span', { class: `badge ${source}`, title: `Source: ${source}` }, source);
const price = ({ amount, currency }: { amount: number; currency: string }): string => (amount === 0 ? 'free' : money(amount, currency));

function activityRow(activity: Activity, actions: VisitActions): HTMLElement {
  const more = el('div', { class: 'more' });
  const lock = el('input', {
    type: 'checkbox',
    change: () => (lock.checked ? actions.locks.add(activity.id) : actions.locks.delete(activity.id)),
  });
  lock.checked = actions.locks.has(activity.id);
  return el(
    'li',
    { class: 'visit' },
    el('span', { class: 'time' }, `${activity.start}–${activity.end}`),
    el(
      'div',
      {},
      el('b', {}, activity.title),
      el('div', { class: 'faint' }, [activity.openingHours, activity.note].filter(Boolean).join(' · ')),
      actions.canLock ? el('label', { class: 'faint' }, lock, ' keep as it is') : null,
      actions.onAlternatives ? el('button', { type: 'button', class: 'link', click: () => actions.onAlternatives?.(activity, more) }, 'Other ideas') : null,
      more,
    ),
    el('span', { class: 'price' }, price(activity.cost), badge(activity.source)),
  );
}

const mealRow = ({ meal, place, cuisine, start, end, cost, source }: Meal): HTMLElement =>
  el(
    'li',
    { class: 'visit meal' },
    el('span', { class: 'time' }, `${start}–${end}`),
    el('div', {}, `${meal}: ${place?.name ?? 'where you like'}`, el('div', { class: 'faint' }, cuisine ?? '')),
    el('span', { class: 'price' }, price(cost), badge(source)),
  );

/** One day with its visits and meals in the order of the clock, its weather and a sketch of the way. */
export function dayCard(day: ItineraryDay, number: number, actions: VisitActions): HTMLElement {
  const rows = [
    ...day.activities.map((activity) => ({ start: activity.start, node: activityRow(activity, actions) })),
    ...(day.meals ?? []).map((meal) => ({ start: meal.start, node: mealRow(meal) })),
  ].sort((a, b) => a.start.localeCompare(b.start));
  return el(
    'article',
    { class: 'card day' },
    el('h3', {}, `Day ${number} · ${dayName(day.date)} · ${day.city}`),
    el('p', { class: 'theme' }, day.theme),
    day.weatherNote ? el('p', { class: 'faint' }, day.weatherNote) : null,
    el('ol', { class: 'visits' }, ...rows.map(({ node }) => node)),
    routeSketch(day) as unknown as Node | null,
  );
}

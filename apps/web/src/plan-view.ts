import type { FinalPlan, PlanSection, ThreadBody } from '@app/contracts';
import { el } from './dom.js';
import { costsChart } from './costs-chart.js';
import { dayCard } from './day-card.js';
import type { VisitActions } from './day-card.js';
import { outcomeViews } from './outcome-view.js';
import { routeView } from './route-view.js';
import { sectionView } from './section-view.js';
import { dayName, listed, money, nightsIn, statusWords } from './words.js';

const list = (title: string, lines: readonly string[], css = ''): HTMLElement | null =>
  lines.length === 0 ? null : el('details', { class: `card ${css}` }, el('summary', {}, title), el('ul', {}, ...lines.map((line) => el('li', {}, line))));

type Leg = FinalPlan['transport'][number];

/** Ways that are the same every day stand once, with how often and what they cost together. */
function groupedWays(transport: readonly Leg[]): { leg: Leg; times: number; amount: number }[] {
  const groups = new Map<string, { leg: Leg; times: number; amount: number }>();
  for (const leg of transport) {
    const name = leg.departureTime ? leg.id : leg.description;
    const group = groups.get(name) ?? { leg, times: 0, amount: 0 };
    groups.set(name, { ...group, times: group.times + 1, amount: group.amount + leg.cost.amount });
  }
  return [...groups.values()];
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function wayRow({ leg, times, amount }: { leg: Leg; times: number; amount: number }): HTMLElement {
  const { date, departureTime, mode, from, to, description, cost, source } = leg;
  const when = times > 1 ? `${times} days` : `${dayName(date)}${departureTime ? ` ${departureTime}` : ''}`;
  const what = departureTime && from !== to ? `${capital(mode)} ${from} – ${to}, ${description}` : description;
  return el('li', {}, `${when} · ${what} `, el('b', {}, money(amount, cost.currency)), ` (${source})`);
}

function bookings({ transport, stays }: FinalPlan): HTMLElement | null {
  if (transport.length + stays.length === 0) return null;
  const beds = stays.map(({ name, area, nights, checkInDate, cost, source }) =>
    el(
      'li',
      {},
      `${dayName(checkInDate)}, ${nightsIn(nights)} · ${name}${area ? `, ${area}` : ''} `,
      el('b', {}, money(cost.amount, cost.currency)),
      ` (${source})`,
    ),
  );
  return el('article', { class: 'card' }, el('h3', {}, 'Travel and stay'), el('ul', {}, ...groupedWays(transport).map(wayRow), ...beds));
}

function checks({ checks: { pass, violations } }: FinalPlan): HTMLElement {
  if (pass) return el('p', { class: 'good' }, '✓ Checked: dates, opening hours, ways, sums and your wishes hold.');
  const lines = violations.map(({ day, detail }) => el('li', {}, day ? `Day ${day}: ${detail}` : detail));
  return el('div', { class: 'card warn' }, el('h3', {}, 'What does not hold'), el('ul', {}, ...lines));
}

/** What a person's change came to is read before the days. */
const isAboutChange = ({ agent }: PlanSection): boolean => agent === 'reviser';

const sources = ({ sources: all }: FinalPlan): string[] =>
  all.map(({ kind, name, asOf, note }) => `${name} (${kind}${asOf ? `, as of ${asOf}` : ''}): ${note}`);

/** All cities of a route, or the destination with its country. */
function tripName({ route = [], selectedDestination: place }: FinalPlan): string | null {
  const cities = [...new Set(route.map(({ city }) => city))];
  if (cities.length > 1) return listed(cities);
  return place && (place.country ? `${place.name}, ${place.country}` : place.name);
}

/** The whole plan as a person reads it: what, how much, whether it holds, day by day, and where it comes from. */
export function planView(thread: ThreadBody, plan: FinalPlan, actions: VisitActions & { readonly takeAlong: HTMLElement }): HTMLElement[] {
  const [first, last] = [plan.itinerary[0]?.date, plan.itinerary.at(-1)?.date];
  const nodes = [
    el(
      'header',
      { class: 'trip' },
      el('h2', {}, tripName(plan) ?? statusWords(thread.status)),
      first && last ? el('p', { class: 'faint' }, `${dayName(first)} – ${dayName(last)} · version ${thread.version} · ${statusWords(thread.status)}`) : null,
      el('p', {}, plan.summary),
    ),
    ...(plan.itinerary.length > 0 ? [checks(plan), actions.takeAlong] : []),
    routeView(plan),
    ...outcomeViews(plan),
    ...(plan.planSections ?? []).filter(isAboutChange).map(sectionView),
    costsChart(plan),
    bookings(plan),
    ...plan.itinerary.map((day, index) => dayCard(day, index + 1, actions)),
    list('Packing', plan.packingList),
    ...(plan.planSections ?? []).filter((section) => !isAboutChange(section)).map(sectionView),
    list('How to spend less', plan.budget?.optimizationTips ?? []),
    list('Notes', plan.safetyFlags),
    list('Sources', sources(plan)),
  ];
  return nodes.filter((node) => node !== null);
}

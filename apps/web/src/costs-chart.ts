import type { FinalPlan } from '@app/contracts';
import { drawn, el } from './dom.js';
import { money, spoken } from './words.js';

const RADIUS = 42;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;
const COLOURS = ['#0b6e6e', '#c8553d', '#e0a458', '#4a6fa5', '#7b5ea7', '#5b8c5a'];

/** Costs by category as a ring with its legend, and what is left of the budget. */
export function costsChart({ costs, budget }: FinalPlan): HTMLElement | null {
  if (!costs) return null;
  const parts = Object.entries(costs.byCategory).filter(([, amount]) => amount > 0);
  let turned = 0;
  const arcs = parts.map(([, amount], index) => {
    const length = (amount / costs.total) * CIRCUMFERENCE;
    const arc = drawn('circle', {
      ...{ cx: 50, cy: 50, r: RADIUS, fill: 'none', stroke: COLOURS[index % COLOURS.length], 'stroke-width': 14 },
      ...{ 'stroke-dasharray': `${length} ${CIRCUMFERENCE - length}`, 'stroke-dashoffset': -turned, transform: 'rotate(-90 50 50)' },
    });
    turned += length;
    return arc;
  });
  const legend = parts.map(([category, amount], index) =>
    el('li', {}, el('span', { class: `dot c${index % COLOURS.length}` }), `${spoken(category)} `, el('b', {}, money(amount, costs.currency))),
  );
  return el(
    'div',
    { class: 'costs card' },
    drawn(
      'svg',
      { viewBox: '0 0 100 100', class: 'ring', role: 'img', 'aria-label': `Total ${money(costs.total, costs.currency)}` },
      ...arcs,
    ) as unknown as Node,
    el('div', {}, el('h3', {}, money(costs.total, costs.currency)), budget ? leftWords(budget) : null, el('ul', { class: 'legend' }, ...legend)),
  );
}

function leftWords({ budgetLimit, estimatedTotal, currency }: NonNullable<FinalPlan['budget']>): HTMLElement {
  const left = budgetLimit - estimatedTotal;
  const words =
    left >= 0 ? `${money(left, currency)} left of ${money(budgetLimit, currency)}` : `${money(-left, currency)} over ${money(budgetLimit, currency)}`;
  return el('p', { class: left >= 0 ? 'good' : 'bad' }, words);
}

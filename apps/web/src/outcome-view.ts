import type { FinalPlan, WishResult } from '@app/contracts';
import { el } from './dom.js';
import { money } from './words.js';

/** How a wish stands, as a sign and in words. */
const STATUS: Readonly<Record<WishResult['status'], readonly [sign: string, words: string]>> = {
  met: ['✓', 'in the plan'],
  partly: ['◐', 'partly'],
  not_met: ['✗', 'not in the plan'],
  not_understood: ['?', 'not understood'],
};

function wishRow({ said, status, why }: WishResult): HTMLElement {
  const [sign, words] = STATUS[status];
  return el(
    'li',
    { class: `wish ${status}` },
    el('span', { class: 'sign', title: words, 'aria-label': words }, sign),
    el('div', {}, el('b', {}, said), el('div', { class: 'faint' }, why)),
  );
}

/** Every wish of the traveller, and what became of it. */
function wishesView({ wishes = [] }: FinalPlan): HTMLElement | null {
  if (wishes.length === 0) return null;
  const met = wishes.filter(({ status }) => status === 'met').length;
  return el(
    'details',
    { class: 'card', open: true },
    el('summary', {}, `Your wishes: ${met} of ${wishes.length} in the plan`),
    el('ul', { class: 'wishes' }, ...wishes.map(wishRow)),
  );
}

function limitationsView({ limitations = [] }: FinalPlan): HTMLElement | null {
  if (limitations.length === 0) return null;
  const lines = limitations.map(({ detail, day }) => el('li', {}, day ? `Day ${day}: ${detail}` : detail));
  return el('article', { class: 'card warn' }, el('h3', {}, 'What this plan cannot do'), el('ul', {}, ...lines));
}

function relaxationsView({ relaxations = [], costs }: FinalPlan): HTMLElement | null {
  if (relaxations.length === 0 || !costs) return null;
  const row = (tag: 'th' | 'td', cells: readonly string[]): HTMLElement => el('tr', {}, ...cells.map((cell) => el(tag, {}, cell)));
  const rows = relaxations.map(({ change, total, saves }) => row('td', [change, money(total, costs.currency), money(saves, costs.currency)]));
  return el(
    'article',
    { class: 'card' },
    el('h3', {}, 'How it could fit'),
    el('table', {}, el('thead', {}, row('th', ['Change', 'Whole trip', 'Saves'])), el('tbody', {}, ...rows)),
  );
}

/** What became of the wishes, what the plan cannot do, and what would make it fit. */
export const outcomeViews = (plan: FinalPlan): (HTMLElement | null)[] => [wishesView(plan), limitationsView(plan), relaxationsView(plan)];

import type { PlanSection } from '@app/contracts';
import { el } from './dom.js';

/** What an agent adds to the plan, shown without knowing what it is about. */
export function sectionView({ title, text, items = [], table, sources }: PlanSection): HTMLElement {
  const row = (tag: 'th' | 'td', cells: readonly string[]): HTMLElement => el('tr', {}, ...cells.map((cell) => el(tag, {}, cell)));
  return el(
    'details',
    { class: 'card', open: true },
    el('summary', {}, title),
    text ? el('p', {}, text) : null,
    items.length > 0 ? el('ul', {}, ...items.map((item) => el('li', {}, item))) : null,
    table ? el('table', {}, el('thead', {}, row('th', table.head)), el('tbody', {}, ...table.rows.map((cells) => row('td', cells)))) : null,
    sources.length > 0 ? el('p', { class: 'faint' }, `Sources: ${sources.join('; ')}`) : null,
  );
}

import type { WishResult } from '@app/contracts';
import type { PlanView } from '../api/schemas.js';
import { formatMoney, hang, heading } from './text.js';
import type { Page, Style } from './text.js';

/** How a wish stands: the sign before it, and the words behind it where the sign alone says too little. */
const STATUS: Readonly<Record<WishResult['status'], readonly [sign: string, words: string, colour: keyof Style]>> = {
  met: ['✔', '', 'good'],
  partly: ['~', 'partly', 'strong'],
  not_met: ['✖', 'not in the plan', 'bad'],
  not_understood: ['?', 'not understood', 'bad'],
};

/** Every wish, and what became of it. */
export function renderWishes({ wishes = [] }: PlanView, page: Page): string[] {
  if (wishes.length === 0) return [];
  const rows = wishes.flatMap(({ said, status, why }) => {
    const [sign, words, colour] = STATUS[status];
    const [first = '', ...more] = hang(`  ${sign} `, `${said}${words ? ` (${words})` : ''}: ${why}`, page.width);
    return [page.style[colour](first.slice(0, 4)) + first.slice(4), ...more];
  });
  return [...heading('Your wishes', page), ...rows];
}

/** What the plan cannot do, and what would make it fit, with exact totals. */
export function renderLimits({ limitations = [], relaxations = [], costs }: PlanView, page: Page): string[] {
  const limits = limitations.flatMap(({ detail, day }) => hang('  • ', day === undefined ? detail : `Day ${day}: ${detail}`, page.width));
  const ways = costs
    ? relaxations.flatMap(({ change, total, saves }) => {
        const saved = saves > 0 ? `, ${formatMoney({ amount: saves, currency: costs.currency })} less` : '';
        return hang('  • ', `${change}: ${formatMoney({ amount: total, currency: costs.currency })}${saved}`, page.width);
      })
    : [];
  return [
    ...(limits.length > 0 ? [...heading('What this plan cannot do', page), ...limits] : []),
    ...(ways.length > 0 ? [...heading('How it could fit', page), ...ways] : []),
  ];
}

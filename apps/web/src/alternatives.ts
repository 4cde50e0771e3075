import type { Activity, AlternativesAnswer } from '@app/contracts';
import { post } from './api.js';
import { el } from './dom.js';
import { money } from './words.js';

/** "5 EUR more", "costs the same" or "5 EUR less". */
const difference = (costDelta: number, currency: string): string =>
  costDelta === 0 ? 'costs the same' : `${money(Math.abs(costDelta), currency)} ${costDelta > 0 ? 'more' : 'less'}`;

/** Puts other ideas for a visit under it; `onChoose` is told which one is wanted instead. */
export async function showAlternatives(threadId: string, activity: Activity, into: HTMLElement, onChoose: ((wish: string) => void) | null): Promise<void> {
  const { alternatives } = await post<AlternativesAnswer>(`/plan/${threadId}/alternatives`, { activityId: activity.id });
  const rows = alternatives.map(({ activity: other, costDelta }) =>
    el(
      'li',
      {},
      `${other.title} (${other.start}–${other.end}, ${difference(costDelta, other.cost.currency)}) `,
      onChoose ? el('button', { type: 'button', class: 'link', click: () => onChoose(`replace ${activity.id} with ${other.place.name}`) }, 'take this') : null,
    ),
  );
  into.replaceChildren(rows.length > 0 ? el('ul', {}, ...rows) : el('p', { class: 'faint' }, 'Nothing else fits here.'));
}

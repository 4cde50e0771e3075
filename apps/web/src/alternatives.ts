import type { Activity } from '@app/contracts';
import { post } from './api.js';
import { el } from './dom.js';
import { money } from './words.js';

interface Alternative {
  readonly activity: Activity;
  readonly costDelta?: number;
}

/** Puts other ideas for a visit under it; `onChoose` is told which one is wanted instead. */
export async function showAlternatives(threadId: string, activity: Activity, into: HTMLElement, onChoose: ((wish: string) => void) | null): Promise<void> {
  const { alternatives } = await post<{ alternatives: readonly Alternative[] }>(`/plan/${threadId}/alternatives`, { activityId: activity.id });
  const rows = alternatives.map(({ activity: other }) =>
    el(
      'li',
      {},
      `${other.title} (${other.start}–${other.end}, ${money(other.cost.amount, other.cost.currency)}) `,
      onChoose ? el('button', { type: 'button', class: 'link', click: () => onChoose(`replace ${activity.id} with ${other.place.name}`) }, 'take this') : null,
    ),
  );
  into.replaceChildren(rows.length > 0 ? el('ul', {}, ...rows) : el('p', { class: 'faint' }, 'Nothing else fits here.'));
}

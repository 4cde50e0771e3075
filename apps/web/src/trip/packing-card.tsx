import type { JSX } from 'preact';
import type { ShownPlan } from '../store/shown-plan.js';
import { useTrip } from '../store/trip-context.js';
import { t } from '../words/words.js';
import { keep, keptFor } from './kept.js';

/** What to pack, with ticks that stay on this device. */
export function PackingCard({ plan: { packingList } }: { readonly plan: ShownPlan }): JSX.Element | null {
  const { store } = useTrip();
  if (packingList.length === 0) return null;
  const ticks = keptFor(store.threadId, 'packing');
  const done = packingList.filter((item) => ticks.value[item]).length;
  return (
    <details class="card fold">
      <summary>
        <h2>{t('packing.title')}</h2>
        <span class="faint">{t('packing.done', { done, all: packingList.length })}</span>
      </summary>
      <ul class="packing">
        {packingList.map((item) => (
          <li key={item}>
            <label class="tick">
              <input type="checkbox" checked={Boolean(ticks.value[item])} onChange={(event) => keep(ticks, item, event.currentTarget.checked ? 'x' : '')} />
              <span>{item}</span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}

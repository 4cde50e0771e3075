import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { AlternativesAnswer } from '@app/contracts';
import { post } from '../api/client.js';
import { useTrip } from '../store/trip-context.js';
import { Icon } from '../ui/icon.js';
import { troubleWords } from '../ui/trouble.js';
import { difference } from '../words/formats.js';
import { t } from '../words/words.js';

type Offered = AlternativesAnswer['alternatives'];

/** What could be there instead of a visit or a meal. */
export interface Ideas {
  readonly offered: Signal<Offered | null>;
  readonly trouble: Signal<string>;
  readonly look: () => Promise<void>;
}

/** Looks ideas up when they are asked for, and puts them away when asked again. */
export function useIdeas(id: string): Ideas {
  const { store } = useTrip();
  const offered = useSignal<Offered | null>(null);
  const trouble = useSignal('');
  const look = async (): Promise<void> => {
    if (offered.value) return void (offered.value = null);
    try {
      offered.value = (await post<AlternativesAnswer>(`/plan/${store.threadId}/alternatives`, { activityId: id })).alternatives;
      trouble.value = '';
    } catch (error) {
      trouble.value = troubleWords(error);
    }
  };
  return { offered, trouble, look };
}

export const IdeasButton = ({ ideas, title }: { readonly ideas: Ideas; readonly title: string }): JSX.Element => (
  <button
    type="button"
    class="link"
    aria-expanded={ideas.offered.value !== null}
    aria-label={t('visit.alternatives', { title })}
    onClick={() => void ideas.look()}
  >
    <Icon name="swap" />
    {t('visit.other')}
  </button>
);

/** The ideas with what they would cost more or less, each one press away. */
export function IdeasList({ id, ideas: { offered, trouble } }: { readonly id: string; readonly ideas: Ideas }): JSX.Element | null {
  const { talk } = useTrip();
  if (trouble.value)
    return (
      <p class="trouble" role="alert">
        {trouble}
      </p>
    );
  if (!offered.value) return null;
  if (offered.value.length === 0) return <p class="faint">{t('visit.none')}</p>;
  return (
    <ul class="alternatives">
      {offered.value.map(({ activity: other, costDelta }) => (
        <li key={other.id}>
          <div>
            <b>{other.title}</b>
            <p class="faint">
              {other.start}–{other.end} · {difference(costDelta, other.cost.currency)}
            </p>
          </div>
          <button
            type="button"
            class="second small"
            aria-label={t('visit.takeNamed', { title: other.title })}
            disabled={talk.isSending.value}
            onClick={() => void talk.edit({ kind: 'replace', id, place: other.place.name })}
          >
            {t('visit.take')}
          </button>
        </li>
      ))}
    </ul>
  );
}

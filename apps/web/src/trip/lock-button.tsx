import type { JSX } from 'preact';
import { useTrip } from '../store/trip-context.js';
import { Icon } from '../ui/icon.js';
import { t } from '../words/words.js';

/** Keeps a visit, a meal or a whole day as it is, whatever else changes. */
export function LockButton({ id, title }: { readonly id: string; readonly title: string }): JSX.Element {
  const { talk } = useTrip();
  const isKept = talk.locks.value.has(id);
  return (
    <button
      type="button"
      class={`link ${isKept ? 'on' : ''}`}
      aria-pressed={isKept}
      aria-label={t('visit.keep', { title })}
      title={t(isKept ? 'visit.kept' : 'visit.keep', { title })}
      onClick={() => talk.toggleLock(id)}
    >
      <Icon name={isKept ? 'lock' : 'unlock'} />
    </button>
  );
}

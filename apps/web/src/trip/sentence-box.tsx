import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useTrip } from '../store/trip-context.js';
import { t } from '../words/words.js';

/** A change in words that is shown as what it did, with its price, and can be taken back like one by hand. */
export function SentenceBox(): JSX.Element | null {
  const { store, talk } = useTrip();
  const words = useSignal('');
  if (!store.canChange.value) return null;
  const send = async (): Promise<void> => {
    if (await talk.edit({ kind: 'sentence', text: words.value.trim() })) words.value = '';
  };
  return (
    <form
      class="one-line sentence-box"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        required
        minLength={3}
        maxLength={2000}
        aria-label={t('sentence.label')}
        placeholder={t('sentence.placeholder')}
        value={words}
        onInput={(event) => (words.value = event.currentTarget.value)}
      />
      <button type="submit" class="second" disabled={talk.isSending.value}>
        {t('sentence.go')}
      </button>
    </form>
  );
}

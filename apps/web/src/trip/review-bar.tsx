import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useTrip } from '../store/trip-context.js';
import { Dialog } from '../ui/dialog.js';
import { t } from '../words/words.js';

/** What a person decides once they have read the plan; it stands below the days. */
export function ReviewBar(): JSX.Element | null {
  const { store, talk } = useTrip();
  const asks = useSignal<'change' | 'reject' | null>(null);
  if (store.status.value !== 'awaiting_review') return null;
  const close = (): void => {
    asks.value = null;
  };
  return (
    <section class="review" aria-labelledby="review">
      <h2 id="review" title={t('review.why')}>
        {t('review.title')}
      </h2>
      <div class="buttons">
        <button type="button" class="ghost" onClick={() => (asks.value = 'reject')}>
          {t('review.reject')}
        </button>
        <button type="button" class="second" onClick={() => (asks.value = 'change')}>
          {t('review.change')}
        </button>
        <button type="button" disabled={talk.isSending.value} onClick={() => void talk.decide({ action: 'approve' })}>
          {t('review.approve')}
        </button>
      </div>
      {talk.trouble.value && (
        <p class="trouble" role="alert">
          {talk.trouble}
        </p>
      )}
      {asks.value === 'change' && <ChangeDialog onClose={close} />}
      {asks.value === 'reject' && (
        <Dialog title={t('review.reject')} onClose={close}>
          <p>{t('review.sure')}</p>
          <div class="buttons">
            <button type="button" class="second" onClick={close}>
              {t('trips.cancel')}
            </button>
            <button type="button" class="danger" onClick={() => void talk.decide({ action: 'reject' }).then(close)}>
              {t('review.reject')}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

/** What should be different; what was written stays when it could not be sent. */
function ChangeDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { talk } = useTrip();
  const budget = useSignal('');
  const send = async (): Promise<void> => {
    const feedback = talk.draft.value.trim();
    const isSent = await talk.decide({ action: 'revise', feedback, ...(budget.value ? { newBudget: Number(budget.value) } : {}) });
    if (!isSent) return;
    talk.write('');
    onClose();
  };
  return (
    <Dialog title={t('review.change')} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <label class="field">
          <span>{t('review.what')}</span>
          <textarea rows={3} required placeholder={t('review.example')} value={talk.draft} onInput={(event) => talk.write(event.currentTarget.value)} />
        </label>
        <label class="field">
          <span>{t('review.budget')}</span>
          <input type="number" min="1" step="any" value={budget} onInput={(event) => (budget.value = event.currentTarget.value)} />
        </label>
        <p class="faint">{t('review.kept', { count: talk.locks.value.size })}</p>
        {talk.trouble.value && (
          <p class="trouble" role="alert">
            {talk.trouble}
          </p>
        )}
        <button type="submit" disabled={talk.isSending.value}>
          {t('review.send')}
        </button>
      </form>
    </Dialog>
  );
}

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { remove } from '../api/client.js';
import { Dialog } from '../ui/dialog.js';
import { Icon } from '../ui/icon.js';
import { troubleWords } from '../ui/trouble.js';
import { t } from '../words/words.js';
import { nameTrip } from './trip-names.js';

interface TripMenuProps {
  readonly threadId: string;
  readonly name: string;
  readonly onGone: () => void;
}

/** Another name for a trip, or its end. */
export function TripMenu({ threadId, name, onGone }: TripMenuProps): JSX.Element {
  const asks = useSignal<'rename' | 'delete' | null>(null);
  const close = (): void => {
    asks.value = null;
  };
  return (
    <div class="trip-card-actions">
      <button type="button" class="ghost small" aria-label={`${t('trips.rename')}: ${name}`} onClick={() => (asks.value = 'rename')}>
        {t('trips.rename')}
      </button>
      <button type="button" class="ghost small" aria-label={`${t('trips.delete')}: ${name}`} onClick={() => (asks.value = 'delete')}>
        <Icon name="trash" />
      </button>
      {asks.value === 'rename' && <RenameDialog threadId={threadId} name={name} onClose={close} />}
      {asks.value === 'delete' && <DeleteDialog threadId={threadId} name={name} onClose={close} onGone={onGone} />}
    </div>
  );
}

type DialogProps = Pick<TripMenuProps, 'threadId' | 'name'> & { readonly onClose: () => void };

function RenameDialog({ threadId, name, onClose }: DialogProps): JSX.Element {
  const words = useSignal(name);
  return (
    <Dialog title={t('trips.rename')} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          nameTrip(threadId, words.value);
          onClose();
        }}
      >
        <label class="field">
          <span>{t('trips.renameLabel')}</span>
          <input maxLength={120} value={words} onInput={(event) => (words.value = event.currentTarget.value)} />
        </label>
        <p class="faint">{t('trips.renameWhy')}</p>
        <button type="submit">{t('trips.save')}</button>
      </form>
    </Dialog>
  );
}

function DeleteDialog({ threadId, name, onClose, onGone }: DialogProps & Pick<TripMenuProps, 'onGone'>): JSX.Element {
  const trouble = useSignal('');
  const erase = async (): Promise<void> => {
    try {
      await remove(`/plan/${threadId}`);
      nameTrip(threadId, '');
      onClose();
      onGone();
    } catch (error) {
      trouble.value = troubleWords(error);
    }
  };
  return (
    <Dialog title={t('trips.delete')} onClose={onClose}>
      <p>{t('trips.deleteSure', { title: name })}</p>
      {trouble.value && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div class="buttons">
        <button type="button" class="second" onClick={onClose}>
          {t('trips.cancel')}
        </button>
        <button type="button" class="danger" onClick={() => void erase()}>
          {t('trips.delete')}
        </button>
      </div>
    </Dialog>
  );
}

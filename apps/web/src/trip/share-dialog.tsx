import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { ShareAnswer } from '@app/contracts';
import { post, remove } from '../api/client.js';
import { useTrip } from '../store/trip-context.js';
import { Dialog } from '../ui/dialog.js';
import { troubleWords } from '../ui/trouble.js';
import { longDay } from '../words/formats.js';
import { t } from '../words/words.js';
import { keptFor } from './kept.js';

const DEFAULT_DAYS = 30;

/** What can be done with the link of a trip; a link that was made on this device is known again. */
function useShare(threadId: string) {
  const link = keptFor(threadId, 'share');
  const note = useSignal('');
  const trouble = useSignal('');
  const act = async (what: () => Promise<string>): Promise<void> => {
    trouble.value = note.value = '';
    await what().then(
      (words) => (note.value = words),
      (error: unknown) => (trouble.value = troubleWords(error)),
    );
  };
  const make = (expiresInDays: number): Promise<void> =>
    act(async () => {
      const { url, expiresAt } = await post<ShareAnswer>(`/plan/${threadId}/share`, { expiresInDays });
      link.value = { url: new URL(url, location.href).href, expiresAt };
      return '';
    });
  const end = (): Promise<void> =>
    act(async () => {
      await remove(`/plan/${threadId}/share`);
      link.value = {};
      return t('share.ended');
    });
  const copy = (url: string): Promise<void> => act(() => navigator.clipboard.writeText(url).then(() => t('share.copied')));
  return { link, note, trouble, make, end, copy };
}

/** Makes, shows and ends the link of a plan. None is ended without a word. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { store } = useTrip();
  const { link, note, trouble, make, end, copy } = useShare(store.threadId);
  const days = useSignal(DEFAULT_DAYS);
  const { url, expiresAt } = link.value;
  const submit = (event: Event): void => {
    event.preventDefault();
    void make(days.value);
  };
  return (
    <Dialog title={t('share.title')} onClose={onClose}>
      <p>{t('share.why')}</p>
      {url && expiresAt && (
        <div class="stack share-link">
          <a href={url} target="_blank" rel="noreferrer">
            {url}
          </a>
          <p class="faint">{t('share.until', { date: longDay(expiresAt.slice(0, 10)) })}</p>
          <div class="buttons">
            <button type="button" onClick={() => void copy(url)}>
              {t('share.copy')}
            </button>
            <button type="button" class="second" onClick={() => void end()}>
              {t('share.end')}
            </button>
          </div>
        </div>
      )}
      <form class="share-make" onSubmit={submit}>
        <label class="field">
          <span>{t('share.days')}</span>
          <input type="number" min="1" max="365" value={days} onInput={(event) => (days.value = Number(event.currentTarget.value))} />
        </label>
        <button type="submit" class={url ? 'second' : ''}>
          {t(url ? 'share.replace' : 'share.make')}
        </button>
      </form>
      <p class="faint">{t('share.replaceWhy')}</p>
      <p role="status">{note}</p>
      {trouble.value && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
    </Dialog>
  );
}

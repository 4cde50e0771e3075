import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { ApiError } from '../api/problem.js';
import { signIn } from '../api/session.js';
import { t } from '../words/words.js';
import { Dialog } from './dialog.js';
import { troubleWords } from './trouble.js';

/** Asks for a key once the gateway has asked for one. */
export function SignIn(): JSX.Element {
  const key = useSignal('');
  const trouble = useSignal('');
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      await signIn(key.value.trim());
    } catch (error) {
      trouble.value = error instanceof ApiError && error.status === 401 ? t('signIn.wrong') : troubleWords(error);
    }
  };
  return (
    <Dialog title={t('signIn.title')} onClose={() => undefined} isFirm>
      <form class="stack" onSubmit={(event) => void submit(event)}>
        <p>{t('signIn.why')}</p>
        <label class="field">
          <span>{t('signIn.key')}</span>
          <input type="password" autocomplete="current-password" required value={key} onInput={(event) => (key.value = event.currentTarget.value)} />
        </label>
        {trouble.value && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        <button type="submit">{t('signIn.go')}</button>
      </form>
    </Dialog>
  );
}

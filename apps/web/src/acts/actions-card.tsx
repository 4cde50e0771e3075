import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useTrip } from '../store/trip-context.js';
import { t } from '../words/words.js';
import { ActionRunView } from './action-run-view.js';
import { useActionsDesk } from './actions-desk.js';

const EXAMPLES = ['acts.example.calendar', 'acts.example.mail', 'acts.example.share'] as const;

/** What NaviGo does with the plan outside: shown before it is done, decided on, told with receipts, and taken back on wish. */
export function ActionsCard(): JSX.Element | null {
  const { store } = useTrip();
  const desk = useActionsDesk(store.threadId);
  const words = useSignal('');
  const send = async (): Promise<void> => {
    if (await desk.ask(words.value.trim())) words.value = '';
  };
  return (
    <details class="card fold acts" onToggle={(event) => void (event.currentTarget.open && desk.runs.value.length === 0 && desk.load())}>
      <summary>
        <h2>{t('acts.title')}</h2>
      </summary>
      <div class="stack">
        <p class="faint">{t('acts.why')}</p>
        <form
          class="one-line"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <input
            required
            minLength={3}
            maxLength={2000}
            aria-label={t('acts.label')}
            placeholder={t('acts.example.calendar')}
            value={words}
            onInput={(event) => (words.value = event.currentTarget.value)}
          />
          <button type="submit" disabled={desk.isSending.value}>
            {t('acts.go')}
          </button>
        </form>
        <div class="ideas">
          {EXAMPLES.map((key) => (
            <button key={key} type="button" class="chip" onClick={() => (words.value = t(key))}>
              {t(key)}
            </button>
          ))}
        </div>
        {desk.trouble.value && (
          <p class="trouble" role="alert">
            {desk.trouble}
          </p>
        )}
        <ul class="stack">
          {desk.runs.value.map((run) => (
            <ActionRunView key={run.actionId} run={run} desk={desk} />
          ))}
        </ul>
      </div>
    </details>
  );
}

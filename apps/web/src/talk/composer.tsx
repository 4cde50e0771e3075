import type { JSX } from 'preact';
import { useTrip } from '../store/trip-context.js';
import { Icon } from '../ui/icon.js';
import { t } from '../words/words.js';

/** The box to say something in. It may be written in while agents are at work; it is sent when they rest. */
export function Composer(): JSX.Element {
  const { store, talk } = useTrip();
  const isBusy = store.isBusy.value;
  const send = async (): Promise<void> => {
    const words = talk.draft.value;
    if (!isBusy && (await talk.say(words)) && talk.draft.value === words) talk.write('');
  };
  const placeholder = store.status.value === 'awaiting_input' ? t('talk.answerPlaceholder') : t('talk.placeholder');
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {talk.trouble.value && (
        <p class="trouble" role="alert">
          {talk.trouble}
        </p>
      )}
      <textarea
        rows={2}
        aria-label={t('talk.label')}
        placeholder={placeholder}
        value={talk.draft}
        onInput={(event) => talk.write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
          event.preventDefault();
          void send();
        }}
      />
      {isBusy ? (
        <button type="button" class="second" onClick={() => void talk.stop()}>
          <Icon name="stop" />
          {t('talk.stop')}
        </button>
      ) : (
        <button type="submit" disabled={talk.isSending.value}>
          <Icon name="send" />
          {t('talk.send')}
        </button>
      )}
    </form>
  );
}

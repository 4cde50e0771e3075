import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { moment } from '../words/formats.js';
import { t } from '../words/words.js';
import type { GroupProps } from './group-props.js';

/** What the group votes on; each option is one press, and can be pressed again to change one's mind. */
export function Votes({ group: { votes }, desk }: GroupProps): JSX.Element {
  return (
    <section class="stack">
      <h3>{t('votes.title')}</h3>
      {votes.map(({ number, question, options, mine, outcome, quorum, closesAt }) => (
        <fieldset key={number} class="field">
          <legend>{question}</legend>
          <div class="buttons">
            {options.map(({ text, votes: count }, index) => (
              <button
                key={text}
                type="button"
                class="second small"
                aria-pressed={mine === index + 1}
                disabled={outcome !== null || desk.isSending.value}
                onClick={() => void desk.vote(number, index + 1)}
              >
                {text} · {count}
              </button>
            ))}
          </div>
          <p class="faint">{outcomeWords(outcome, options, quorum, closesAt)}</p>
        </fieldset>
      ))}
      <NewVote desk={desk} />
    </section>
  );
}

type Vote = GroupProps['group']['votes'][number];

function outcomeWords(outcome: Vote['outcome'], options: Vote['options'], quorum: number, closesAt: string): string {
  if (!outcome) return t('votes.open', { quorum, date: moment(closesAt) });
  return outcome.option === null ? t('votes.none') : t('votes.chosen', { option: options[outcome.option - 1]?.text ?? '' });
}

function NewVote({ desk }: Pick<GroupProps, 'desk'>): JSX.Element {
  const question = useSignal('');
  const options = useSignal('');
  const parts = options.value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  return (
    <details>
      <summary>{t('votes.new')}</summary>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void desk.openVote(question.value.trim(), parts).then((isOpen) => isOpen && (question.value = options.value = ''));
        }}
      >
        <label class="field">
          <span>{t('votes.question')}</span>
          <input required maxLength={200} value={question} onInput={(event) => (question.value = event.currentTarget.value)} />
        </label>
        <label class="field">
          <span>{t('votes.options')}</span>
          <input required maxLength={600} value={options} onInput={(event) => (options.value = event.currentTarget.value)} />
        </label>
        <button type="submit" class="second" disabled={desk.isSending.value || parts.length < 2}>
          {t('votes.ask')}
        </button>
      </form>
    </details>
  );
}

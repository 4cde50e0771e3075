import type { JSX } from 'preact';
import type { PendingQuestion } from '@app/contracts';
import { useTrip } from '../store/trip-context.js';
import { t } from '../words/words.js';

const INPUT_TYPES: Readonly<Record<PendingQuestion['type'], string>> = {
  ...{ text: 'text', date: 'date', number: 'number', select: 'text', multiselect: 'text', boolean: 'checkbox' },
};

function answerOf(form: HTMLFormElement, { field, type, options = [] }: PendingQuestion): unknown {
  const data = new FormData(form);
  if (type === 'multiselect') return options.filter((option) => data.getAll(field).includes(option));
  if (type === 'boolean') return data.has(field);
  const value = String(data.get(field) ?? '').trim();
  if (value === '') return undefined;
  return type === 'number' ? Number(value) : value;
}

/** All open questions as one form; answers go out under the names of their fields, never by position. */
export function QuestionsForm({ questions }: { readonly questions: readonly PendingQuestion[] }): JSX.Element {
  const { talk } = useTrip();
  const submit = (form: HTMLFormElement): void => {
    const given = questions.map((question): [string, unknown] => [question.field, answerOf(form, question)]);
    void talk.answer(Object.fromEntries(given.filter(([, value]) => value !== undefined)));
  };
  return (
    <form
      class="card questions"
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <h2>{t('questions.title')}</h2>
      {questions.map((question) => (
        <Question key={question.field} question={question} />
      ))}
      <button type="submit" disabled={talk.isSending.value}>
        {t('questions.go')}
      </button>
    </form>
  );
}

function Question({ question }: { readonly question: PendingQuestion }): JSX.Element {
  const { field, type, required, options = [], min, max, example } = question;
  const label = (
    <span>
      {question.question}
      {!required && <span class="faint"> ({t('questions.optional')})</span>}
    </span>
  );
  if (type === 'multiselect')
    return (
      <fieldset class="field">
        <legend>{label}</legend>
        {options.map((option) => (
          <label key={option} class="tick">
            <input type="checkbox" name={field} value={option} /> {option}
          </label>
        ))}
      </fieldset>
    );
  if (type === 'select')
    return (
      <label class="field">
        {label}
        <select name={field} required={required}>
          <option value="">{t('questions.choose')}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </label>
    );
  const placeholder = example ? t('questions.example', { example }) : undefined;
  return (
    <label class={type === 'boolean' ? 'tick' : 'field'}>
      {label}
      <input
        name={field}
        type={INPUT_TYPES[type]}
        required={required && type !== 'boolean'}
        min={min}
        max={max}
        step={type === 'number' ? 'any' : undefined}
        placeholder={placeholder}
      />
    </label>
  );
}

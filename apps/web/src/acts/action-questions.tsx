import type { JSX } from 'preact';
import type { ActionRun } from '@app/contracts';
import { t } from '../words/words.js';

type Question = ActionRun['pendingQuestions'][number];

const TYPES: Readonly<Record<Question['type'], string>> = {
  ...{ text: 'text', textarea: 'text', email: 'email', email_list: 'text', datetime: 'datetime-local', number: 'number', choice: 'text' },
};

function valueOf(form: FormData, { id, type }: Question): unknown {
  const value = String(form.get(id) ?? '').trim();
  if (value === '') return undefined;
  if (type === 'number') return Number(value);
  return type === 'email_list' ? value.split(/[\s,;]+/).filter(Boolean) : value;
}

interface QuestionsProps {
  readonly questions: readonly Question[];
  readonly isOff: boolean;
  readonly onAnswer: (answers: Readonly<Record<string, unknown>>) => void;
}

/** What an action still has to know, such as an address. */
export function ActionQuestions({ questions, isOff, onAnswer }: QuestionsProps): JSX.Element {
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        onAnswer(Object.fromEntries(questions.map((one) => [one.id, valueOf(form, one)] as const).filter(([, value]) => value !== undefined)));
      }}
    >
      {questions.map(({ id, question, type, required, placeholder, options }) => (
        <label key={id} class="field">
          <span>{question}</span>
          {options ? (
            <select name={id} required={required}>
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          ) : (
            <input name={id} type={TYPES[type]} required={required} placeholder={placeholder} />
          )}
        </label>
      ))}
      <button type="submit" disabled={isOff}>
        {t('questions.go')}
      </button>
    </form>
  );
}

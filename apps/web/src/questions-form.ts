import type { PendingQuestion } from '@app/contracts';
import { el } from './dom.js';

const INPUT_TYPES: Readonly<Record<PendingQuestion['type'], string>> = {
  text: 'text',
  date: 'date',
  number: 'number',
  select: 'text',
  multiselect: 'text',
  boolean: 'checkbox',
};

function control(question: PendingQuestion): HTMLElement {
  const { field, type, required, options = [], min, max, example } = question;
  if (type === 'select' || type === 'multiselect')
    return el(
      'select',
      { name: field, required, multiple: type === 'multiselect' },
      ...(type === 'select' ? [el('option', { value: '' }, 'Choose')] : []),
      ...options.map((option) => el('option', { value: option }, option)),
    );
  return el('input', {
    name: field,
    type: INPUT_TYPES[type],
    required: required && type !== 'boolean',
    min,
    max,
    placeholder: example ? `e.g. ${example}` : null,
  });
}

function answerOf(form: HTMLFormElement, { field, type }: PendingQuestion): unknown {
  const input = form.elements.namedItem(field);
  if (type === 'multiselect' && input instanceof HTMLSelectElement) return [...input.selectedOptions].map(({ value }) => value);
  if (type === 'boolean' && input instanceof HTMLInputElement) return input.checked;
  const value = input instanceof HTMLInputElement || input instanceof HTMLSelectElement ? input.value.trim() : '';
  if (value === '') return undefined;
  return type === 'number' ? Number(value) : value;
}

/** All open questions as one form; answers go out under the names of their fields, never by position. */
export function questionsForm(questions: readonly PendingQuestion[], onAnswer: (answers: Record<string, unknown>) => void): HTMLFormElement {
  const rows = questions.map((question) =>
    el('label', { class: 'row' }, el('span', {}, question.question, question.required ? '' : el('span', { class: 'faint' }, ' (optional)')), control(question)),
  );
  const form: HTMLFormElement = el(
    'form',
    {
      class: 'card questions',
      submit: (event: Event) => {
        event.preventDefault();
        const given = questions.map((question): [string, unknown] => [question.field, answerOf(form, question)]);
        onAnswer(Object.fromEntries(given.filter(([, value]) => value !== undefined)));
      },
    },
    el('h3', {}, 'A few things first'),
    ...rows,
    el('button', { type: 'submit' }, 'Go on'),
  );
  return form;
}

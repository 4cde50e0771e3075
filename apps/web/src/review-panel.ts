import { el } from './dom.js';

export interface Decision {
  readonly action: 'approve' | 'revise';
  readonly feedback?: string;
  readonly newBudget?: number;
  readonly locks?: readonly string[];
}

/** Approve, or say what should be different; visits marked "keep as it is" stay. */
export function reviewPanel(locks: ReadonlySet<string>, onDecide: (decision: Decision) => void): HTMLElement {
  const feedback = el('textarea', { rows: 2, placeholder: 'e.g. make day 3 lighter, or a cheaper hotel', 'aria-label': 'What should be different' });
  const budget = el('input', { type: 'number', min: 1, placeholder: 'new budget (optional)', 'aria-label': 'New budget' });
  const revise = (): void => {
    if (feedback.value.trim() === '') return feedback.focus();
    onDecide({
      action: 'revise',
      feedback: feedback.value.trim(),
      ...(budget.value ? { newBudget: Number(budget.value) } : {}),
      ...(locks.size > 0 ? { locks: [...locks] } : {}),
    });
  };
  return el(
    'div',
    { class: 'card review' },
    el('h3', {}, 'Your decision'),
    el('p', { class: 'faint' }, 'Nothing goes on before you approve. Mark visits that must stay, then say what should change.'),
    feedback,
    el(
      'div',
      { class: 'buttons' },
      budget,
      el('button', { type: 'button', class: 'second', click: revise }, 'Change it'),
      el('button', { type: 'button', click: () => onDecide({ action: 'approve' }) }, 'Approve'),
    ),
  );
}

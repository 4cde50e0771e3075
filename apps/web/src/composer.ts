import { apiKey } from './api.js';
import { el } from './dom.js';

const IDEAS = [
  '5 days in Lisbon from 10 to 14 May for two from Zurich, 1500 EUR, food and museums',
  'A long weekend in Rome in October, 900 EUR, vegetarian, slow',
  'A week in Tokyo for a family of four, 6000 EUR, one child of 7',
];

export interface Written {
  readonly text: string;
  readonly review: 'auto' | 'required';
}

/** The box to write in, with examples to begin with. */
export class Composer {
  private readonly box = el('textarea', {
    rows: 2,
    required: true,
    'aria-label': 'Your trip in your own words',
    placeholder: 'Where, when, how many, how much, what you like',
  });
  private readonly review = el('input', { type: 'checkbox' });
  private readonly ideas = el('div', { class: 'ideas' });
  private readonly stop = el('button', { type: 'button', class: 'second', hidden: true }, 'Stop');

  constructor(form: HTMLElement, on: { readonly write: (written: Written) => void; readonly stop: () => void }) {
    const write = (): void => {
      const text = this.box.value.trim();
      if (text) on.write({ text, review: this.review.checked ? 'required' : 'auto' });
    };
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      write();
    });
    this.box.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.shiftKey) return;
      event.preventDefault();
      write();
    });
    this.stop.addEventListener('click', on.stop);
    const key = el('input', {
      type: 'password',
      placeholder: 'API key, if needed',
      'aria-label': 'API key',
      autocomplete: 'off',
      change: () => apiKey.set(key.value.trim()),
    });
    key.value = apiKey.get();
    for (const idea of IDEAS) this.ideas.append(el('button', { type: 'button', class: 'idea', click: () => this.suggest(idea) }, idea));
    form.append(
      this.ideas,
      this.box,
      el('div', { class: 'buttons' }, el('label', {}, this.review, ' I decide before it counts'), key, this.stop, el('button', { type: 'submit' }, 'Send')),
    );
  }

  /** While a run goes on nothing new is sent, and it can be stopped. */
  setBusy(isBusy: boolean): void {
    this.stop.hidden = !isBusy;
  }

  clear(): void {
    this.box.value = '';
    this.ideas.hidden = true;
  }

  private suggest(idea: string): void {
    this.box.value = idea;
    this.box.focus();
  }
}

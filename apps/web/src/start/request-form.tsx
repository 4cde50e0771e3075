import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PlanBody } from '@app/contracts';
import { t } from '../words/words.js';

type Request = Partial<PlanBody['userRequest']>;

interface RequestFormProps {
  readonly isSending: Signal<boolean>;
  readonly onRequest: (request: Request) => void;
}

const CURRENCIES = ['EUR', 'CHF', 'GBP', 'USD', 'JPY', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'AUD', 'CAD'];
const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** The request as the fields say it; what was left open is left out. */
function requestOf(form: FormData): Request {
  const [destination, from, notes] = ['destination', 'from', 'notes'].map((name) => textOf(form, name));
  const interests = textOf(form, 'interests')
    .split(',')
    .map((interest) => interest.trim())
    .filter(Boolean);
  return {
    requestText: [t('form.text', { destination: destination ?? '' }), interests.join(', '), notes].filter(Boolean).join('. '),
    ...(destination ? { destinationHint: destination } : {}),
    ...(from ? { originCity: from } : {}),
    travelStartDate: textOf(form, 'start'),
    travelEndDate: textOf(form, 'end'),
    ...{ budget: Number(form.get('budget')), currency: textOf(form, 'currency') },
    ...{ adults: Number(form.get('adults')), children: Number(form.get('children')), interests },
  };
}

/** The request as fields, for those who prefer them. */
export function RequestForm({ isSending, onRequest }: RequestFormProps): JSX.Element {
  const field = (name: string, label: string, input: JSX.HTMLAttributes<HTMLInputElement> & Record<string, unknown>): JSX.Element => (
    <label class="field">
      <span>{label}</span>
      <input name={name} {...input} />
    </label>
  );
  return (
    <form
      class="form-grid"
      onSubmit={(event) => {
        event.preventDefault();
        onRequest(requestOf(new FormData(event.currentTarget)));
      }}
    >
      {field('destination', t('form.destination'), { required: true, minLength: 2, maxLength: 200 })}
      {field('from', t('form.from'), { minLength: 2, maxLength: 200 })}
      {field('start', t('form.start'), { type: 'date', required: true })}
      {field('end', t('form.end'), { type: 'date', required: true })}
      {field('budget', t('form.budget'), { type: 'number', min: 1, required: true, inputMode: 'decimal' })}
      <label class="field">
        <span>{t('form.currency')}</span>
        <select name="currency">
          {CURRENCIES.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      </label>
      {field('adults', t('form.adults'), { type: 'number', min: 1, max: 9, defaultValue: 2, required: true })}
      {field('children', t('form.children'), { type: 'number', min: 0, max: 9, defaultValue: 0, required: true })}
      {field('interests', t('form.interests'), { maxLength: 400 })}
      {field('notes', t('form.notes'), { maxLength: 2000 })}
      <button type="submit" disabled={isSending}>
        {t('start.plan')}
      </button>
    </form>
  );
}

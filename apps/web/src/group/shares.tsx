import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../ui/icon.js';
import { money } from '../words/formats.js';
import { t } from '../words/words.js';
import type { GroupProps } from './group-props.js';
import { personName } from './people.js';

/** Who pays what of the trip, what was paid on the way, and who owes whom. */
export function Shares({ group: { costs }, desk }: GroupProps): JSX.Element | null {
  const [what, amount] = [useSignal(''), useSignal('')];
  if (!costs) return null;
  const { currency, shares, expenses, transfers } = costs;
  return (
    <section class="stack">
      <h3>{t('shares.title')}</h3>
      <dl class="costs-list">
        {shares.map(({ memberId, amount: share }) => (
          <div key={memberId}>
            <dt>{personName(memberId)}</dt>
            <dd>{money(share, currency)}</dd>
          </div>
        ))}
      </dl>
      {expenses.length > 0 && (
        <ul class="expense-list">
          {expenses.map(({ number, by, what: name, amount: cost }) => (
            <li key={number}>
              <span>
                {name}, {personName(by)}
              </span>
              <span>{money(cost, currency)}</span>
              <button type="button" class="link" aria-label={t('expenses.remove', { what: name })} onClick={() => void desk.takeBack(number)}>
                <Icon name="trash" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {transfers.map(({ from, to, amount: due }) => (
        <p key={`${from}-${to}`}>{t('shares.owes', { from: personName(from), to: personName(to), amount: money(due, currency) })}</p>
      ))}
      <form
        class="one-line"
        onSubmit={(event) => {
          event.preventDefault();
          void desk.spend(what.value.trim(), Number(amount.value)).then((isPaid) => isPaid && (what.value = amount.value = ''));
        }}
      >
        <input
          required
          maxLength={200}
          aria-label={t('shares.paid')}
          placeholder={t('shares.paid')}
          value={what}
          onInput={(event) => (what.value = event.currentTarget.value)}
        />
        <input
          class="amount"
          type="number"
          min="0.01"
          step="0.01"
          required
          aria-label={t('expenses.amount', { currency })}
          placeholder={currency}
          value={amount}
          onInput={(event) => (amount.value = event.currentTarget.value)}
        />
        <button type="submit" class="second" disabled={desk.isSending.value}>
          {t('add.go')}
        </button>
      </form>
    </section>
  );
}

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useTrip } from '../store/trip-context.js';
import { Icon } from '../ui/icon.js';
import { money } from '../words/formats.js';
import { t } from '../words/words.js';
import { keep, keptFor } from './kept.js';

interface Expense {
  readonly id: string;
  readonly what: string;
  readonly amount: number;
}

/** Kept as `12.5 Lunch`, so that nothing has to be trusted that was stored long ago. */
function expensesIn(kept: Readonly<Record<string, string>>): Expense[] {
  return Object.entries(kept).flatMap(([id, text]) => {
    const at = text.indexOf(' ');
    const amount = Number(text.slice(0, at));
    return Number.isFinite(amount) && at > 0 ? [{ id, what: text.slice(at + 1), amount }] : [];
  });
}

/** What was spent on the way, held against what the plan foresaw; kept on this device. */
export function Expenses({ currency, foreseen }: { readonly currency: string; readonly foreseen: number }): JSX.Element {
  const { store } = useTrip();
  const kept = keptFor(store.threadId, 'expenses');
  const [what, amount] = [useSignal(''), useSignal('')];
  const expenses = expensesIn(kept.value);
  const spent = expenses.reduce((sum, one) => sum + Math.round(one.amount * 100), 0) / 100;
  const add = (): void => {
    keep(kept, String(Date.now()), `${Number(amount.value)} ${what.value.trim()}`);
    what.value = amount.value = '';
  };
  return (
    <details class="fold expenses">
      <summary>
        {t('expenses.title')}
        {spent > 0 && <span class="faint">{t('expenses.of', { spent: money(spent, currency), foreseen: money(foreseen, currency) })}</span>}
      </summary>
      <div class="stack">
        {expenses.length > 0 && (
          <ul class="expense-list">
            {expenses.map(({ id, what: name, amount: cost }) => (
              <li key={id}>
                <span>{name}</span>
                <span>{money(cost, currency)}</span>
                <button type="button" class="link" aria-label={t('expenses.remove', { what: name })} onClick={() => keep(kept, id, '')}>
                  <Icon name="trash" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <form
          class="one-line"
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <input
            required
            maxLength={80}
            aria-label={t('expenses.what')}
            placeholder={t('expenses.what')}
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
          <button type="submit" class="second">
            {t('add.go')}
          </button>
        </form>
        <p class="faint">{t('expenses.why')}</p>
      </div>
    </details>
  );
}

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { ShownPlan } from '../store/shown-plan.js';
import { useTrip } from '../store/trip-context.js';
import { money } from '../words/formats.js';
import { named, t } from '../words/words.js';
import { Expenses } from './expenses.js';

const WIDTH = 100;

/** What the trip costs, by kind and against the limit. */
export function CostsCard({ plan: { costs, budget } }: { readonly plan: ShownPlan }): JSX.Element | null {
  const { store } = useTrip();
  if (!costs || costs.total === 0) return null;
  const { total, currency } = costs;
  const limit = budget?.currency === currency ? budget.budgetLimit : null;
  const kinds = Object.entries(costs.byCategory)
    .filter(([, amount]) => (amount ?? 0) > 0)
    .sort(([, a], [, b]) => (b ?? 0) - (a ?? 0));
  const whole = Math.max(total, limit ?? 0);
  let left = 0;
  return (
    <section class="card" aria-labelledby="costs">
      <h2 id="costs">{t('costs.title')}</h2>
      <p class="costs-head">
        <b>{limit === null ? money(total, currency) : t('costs.of', { total: money(total, currency), limit: money(limit, currency) })}</b>
        {limit !== null && (
          <span class={total > limit ? 'bad' : 'good'}>
            {total > limit ? t('costs.over', { amount: money(total - limit, currency) }) : t('costs.left', { amount: money(limit - total, currency) })}
          </span>
        )}
      </p>
      <BudgetForm currency={currency} />
      <svg class="costs-bar" viewBox={`0 0 ${WIDTH} 6`} preserveAspectRatio="none" aria-hidden="true">
        <rect class="costs-rest" width={WIDTH} height="6" />
        {kinds.map(([kind, amount], index) => {
          const width = (WIDTH * (amount ?? 0)) / whole;
          const x = left;
          left += width;
          return <rect key={kind} class={`kind-${index}`} x={x} width={Math.max(0, width - 0.4)} height="6" />;
        })}
      </svg>
      <dl class="costs-list">
        {kinds.map(([kind, amount], index) => (
          <div key={kind}>
            <dt>
              <svg class="dot" viewBox="0 0 10 10" aria-hidden="true">
                <circle class={`kind-${index}`} cx="5" cy="5" r="5" />
              </svg>
              {named('costs', kind, kind)}
            </dt>
            <dd>{money(amount ?? 0, currency)}</dd>
          </div>
        ))}
      </dl>
      {!store.isShared && <Expenses currency={currency} foreseen={total} />}
      {budget && budget.optimizationTips.length > 0 && (
        <details class="fold">
          <summary>{t('costs.tips')}</summary>
          <ul>
            {budget.optimizationTips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Another budget for the whole trip, as a typed edit. */
function BudgetForm({ currency }: { readonly currency: string }): JSX.Element | null {
  const { store, talk } = useTrip();
  const amount = useSignal('');
  if (!store.canChange.value) return null;
  return (
    <details class="fold">
      <summary>{t('costs.change')}</summary>
      <form
        class="buttons"
        onSubmit={(event) => {
          event.preventDefault();
          void talk.edit({ kind: 'budget', amount: Number(amount.value) });
        }}
      >
        <label class="field">
          <span>
            {t('form.budget')}, {currency}
          </span>
          <input type="number" min="1" step="any" required value={amount} onInput={(event) => (amount.value = event.currentTarget.value)} />
        </label>
        <button type="submit" class="second" disabled={talk.isSending.value}>
          {t('costs.set')}
        </button>
      </form>
    </details>
  );
}

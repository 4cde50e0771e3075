import type { JSX } from 'preact';
import type { ShownPlan } from '../store/shown-plan.js';
import { money } from '../words/formats.js';
import { t } from '../words/words.js';

/** When the trip cannot fit: what would make it. */
export function FitCard({ plan: { relaxations = [], costs, budget } }: { readonly plan: ShownPlan }): JSX.Element | null {
  const currency = costs?.currency ?? budget?.currency;
  if (relaxations.length === 0 || !currency) return null;
  return (
    <section class="card" aria-labelledby="fit">
      <h2 id="fit">{t('fit.title')}</h2>
      <div class="table-box">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('fit.change')}</th>
              <th scope="col">{t('fit.total')}</th>
              <th scope="col">{t('fit.saves')}</th>
            </tr>
          </thead>
          <tbody>
            {relaxations.map(({ change, total, saves }) => (
              <tr key={change}>
                <td>{change}</td>
                <td class="number">{money(total, currency)}</td>
                <td class="number">{money(saves, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ask } from '../api/client.js';
import { troubleWords } from '../ui/trouble.js';
import { t } from '../words/words.js';
import { readMeasures } from './read-measures.js';
import type { Measure } from './read-measures.js';

const said = (name: string): string =>
  name
    .replace(/^navigo_/, '')
    .replace(/_total$/, '')
    .replaceAll('_', ' ');

/** Queues, outcomes and rates as the gateway counts them. */
export function Measures(): JSX.Element {
  const measures = useSignal<readonly Measure[]>([]);
  const trouble = useSignal('');
  useEffect(() => {
    ask('/metrics')
      .then((response) => response.text())
      .then((text) => (measures.value = readMeasures(text)))
      .catch((error: unknown) => (trouble.value = troubleWords(error)));
  }, []);
  return (
    <section class="card" aria-labelledby="measures">
      <h2 id="measures">{t('ops.queues')}</h2>
      {trouble.value && <p class="trouble">{trouble}</p>}
      <div class="table-box" tabIndex={0} role="group" aria-labelledby="measures">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('ops.metric')}</th>
              <th scope="col">{t('ops.value')}</th>
            </tr>
          </thead>
          <tbody>
            {measures.value.map(({ name, value }) => (
              <tr key={name}>
                <td>{said(name)}</td>
                <td class="number">{value.toLocaleString()}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

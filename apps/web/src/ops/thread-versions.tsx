import type { JSX } from 'preact';
import type { HistoryAnswer } from '@app/contracts';
import { now } from '../ui/now.js';
import { ago } from '../words/formats.js';
import { t } from '../words/words.js';

/** Every version of a thread: what made it, and which fields it wrote. */
export const ThreadVersions = ({ versions }: Pick<HistoryAnswer, 'versions'>): JSX.Element => (
  <section>
    <h3 id="look-versions">{t('ops.versions')}</h3>
    <div class="table-box" tabIndex={0} role="region" aria-labelledby="look-versions">
      <table>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{t('ops.cause')}</th>
            <th scope="col">{t('ops.agent')}</th>
            <th scope="col">{t('ops.when')}</th>
            <th scope="col">{t('ops.changed')}</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ version, cause, agent, at, changedFields }) => (
            <tr key={version}>
              <td class="number">{version}</td>
              <td>{cause}</td>
              <td>{agent}</td>
              <td>{ago(at, now.value)}</td>
              <td>{changedFields.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { DecisionLogEntry, HistoryAnswer, VersionAnswer } from '@app/contracts';
import { get } from '../api/client.js';
import { now } from '../ui/now.js';
import { troubleWords } from '../ui/trouble.js';
import { ago } from '../words/formats.js';
import { t } from '../words/words.js';

/** Versions of one thread, and the decisions of its agents. */
export function ThreadLook({ threadId }: { readonly threadId: Signal<string> }): JSX.Element {
  const versions = useSignal<HistoryAnswer['versions']>([]);
  const log = useSignal<readonly DecisionLogEntry[]>([]);
  const trouble = useSignal('');
  const look = async (): Promise<void> => {
    const path = `/plan/${encodeURIComponent(threadId.value.trim())}`;
    try {
      trouble.value = '';
      versions.value = (await get<HistoryAnswer>(`${path}/history`)).versions;
      const newest = versions.value.findLast(({ compactedAt }) => compactedAt === null);
      log.value = newest ? (await get<VersionAnswer>(`${path}/versions/${newest.version}`)).values.decisionLog : [];
    } catch (error) {
      [versions.value, log.value] = [[], []];
      trouble.value = troubleWords(error);
    }
  };
  return (
    <section class="card" aria-labelledby="look">
      <h2 id="look">{t('ops.thread')}</h2>
      <form
        class="buttons"
        onSubmit={(event) => {
          event.preventDefault();
          void look();
        }}
      >
        <label class="field">
          <span>{t('ops.threadId')}</span>
          <input required value={threadId} onInput={(event) => (threadId.value = event.currentTarget.value)} />
        </label>
        <button type="submit" class="second">
          {t('ops.look')}
        </button>
      </form>
      {trouble.value && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      {versions.value.length > 0 && (
        <>
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
                {versions.value.map(({ version, cause, agent, at, changedFields }) => (
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
          <h3>{t('ops.log')}</h3>
          <ol class="decisions">
            {log.value.map((entry, index) => (
              <li key={index}>
                <b>{entry.agent}</b>: {entry.outputSummary}
                <p class="faint">{entry.inputSummary}</p>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

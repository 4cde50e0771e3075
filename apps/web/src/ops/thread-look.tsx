import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { DecisionLogEntry, HistoryAnswer, LogAnswer, ThreadBody, VersionAnswer } from '@app/contracts';
import { get } from '../api/client.js';
import { troubleWords } from '../ui/trouble.js';
import { t } from '../words/words.js';
import { ThreadFacts } from './thread-facts.js';
import { ThreadSteps } from './thread-steps.js';
import { ThreadVersions } from './thread-versions.js';

interface Look {
  readonly thread: ThreadBody;
  readonly versions: HistoryAnswer['versions'];
  readonly decisions: readonly DecisionLogEntry[];
  readonly log: LogAnswer;
}

async function lookUp(threadId: string): Promise<Look> {
  const path = `/plan/${encodeURIComponent(threadId)}`;
  const [thread, { versions }, log] = await Promise.all([get<ThreadBody>(path), get<HistoryAnswer>(`${path}/history`), get<LogAnswer>(`${path}/log`)]);
  const newest = versions.findLast(({ compactedAt }) => compactedAt === null);
  const decisions = newest ? (await get<VersionAnswer>(`${path}/versions/${newest.version}`)).values.decisionLog : [];
  return { thread, versions, decisions, log };
}

/** One thread: where it stands, its steps, its versions, and the decisions of its agents. */
export function ThreadLook({ threadId }: { readonly threadId: Signal<string> }): JSX.Element {
  const found = useSignal<Look | null>(null);
  const trouble = useSignal('');
  const look = async (): Promise<void> => {
    try {
      trouble.value = '';
      found.value = await lookUp(threadId.value.trim());
    } catch (error) {
      found.value = null;
      trouble.value = troubleWords(error);
    }
  };
  useEffect(() => {
    if (threadId.value) void look();
  }, []);
  return (
    <section class="card stack" aria-labelledby="look">
      <h2 id="look">{t('ops.thread')}</h2>
      <form
        class="buttons look-form"
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
      {found.value && (
        <>
          <ThreadFacts thread={found.value.thread} log={found.value.log} />
          <ThreadSteps key={found.value.thread.threadId} threadId={found.value.thread.threadId} />
          <ThreadVersions versions={found.value.versions} />
          <section>
            <h3>{t('ops.log')}</h3>
            <ol class="decisions">
              {found.value.decisions.map((entry, index) => (
                <li key={index}>
                  <b>{entry.agent}</b>: {entry.outputSummary}
                  <p class="faint">{entry.inputSummary}</p>
                </li>
              ))}
            </ol>
          </section>
        </>
      )}
    </section>
  );
}

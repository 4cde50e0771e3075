import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { session } from '../api/session.js';
import { t } from '../words/words.js';
import { FailedJobs } from './failed-jobs.js';
import { Measures } from './measures.js';
import { ThreadLook } from './thread-look.js';

/** What operators need: rates and queues, failed steps to run again, and one trip in detail. */
export function OpsPage(): JSX.Element {
  const round = useSignal(0);
  const thread = useSignal('');
  const role = session.value?.role;
  return (
    <main class="narrow wide ops" id="content">
      <h1>{t('ops.title')}</h1>
      {role === 'user' ? (
        <p class="faint">{t('ops.denied')}</p>
      ) : (
        <>
          <p class="buttons">
            <button type="button" class="second" onClick={() => (round.value += 1)}>
              {t('ops.reload')}
            </button>
            <a class="button ghost" href="/admin/queues">
              {t('ops.board')}
            </a>
          </p>
          <Measures key={`m${round.value}`} />
          <FailedJobs key={`f${round.value}`} canReplay={role === 'operator'} onLook={(threadId) => (thread.value = threadId)} />
          <ThreadLook threadId={thread} />
        </>
      )}
    </main>
  );
}

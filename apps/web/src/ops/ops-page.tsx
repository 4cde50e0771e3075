import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { SessionAnswer } from '@app/contracts';
import { get } from '../api/client.js';
import { session } from '../api/session.js';
import { Loading } from '../ui/loading.js';
import { troubleWords } from '../ui/trouble.js';
import { t } from '../words/words.js';
import { AuditCard } from './audit-card.js';
import { FailedJobs } from './failed-jobs.js';
import { HealthLine } from './health-line.js';
import { QueuesCard } from './queues-card.js';
import { RatesCard } from './rates-card.js';
import { ThreadLook } from './thread-look.js';
import '../styles/ops.css';

/** What operators need: rates and queues, failed steps to run again, and one trip in detail. */
export function OpsPage(): JSX.Element {
  const round = useSignal(0);
  const thread = useSignal('');
  const asked = useSignal(0);
  const lookAt = (threadId: string): void => {
    thread.value = threadId;
    asked.value += 1;
  };
  const trouble = useSignal('');
  const role = session.value?.role;
  useEffect(() => {
    // Who it is comes first: where nobody is signed in, the queue board would make the browser ask for a password in a window of its own.
    if (session.peek()) return;
    get<SessionAnswer>('/session').then(
      (answer) => (session.value = answer),
      (error: unknown) => (trouble.value = troubleWords(error)),
    );
  }, []);
  if (!role && !trouble.value) return <Loading />;
  return (
    <main class="narrow wide ops" id="content">
      <h1>{t('ops.title')}</h1>
      {trouble.value && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      {!role ? null : role === 'user' ? (
        <p class="faint">{t('ops.denied')}</p>
      ) : (
        <>
          <HealthLine />
          <p class="buttons">
            <button type="button" class="second" onClick={() => (round.value += 1)}>
              {t('ops.reload')}
            </button>
            <a class="button ghost" href="/admin/queues">
              {t('ops.board')}
            </a>
          </p>
          <RatesCard />
          <QueuesCard />
          <FailedJobs key={`f${round.value}`} canReplay={role === 'operator'} onLook={lookAt} />
          <AuditCard key={`a${round.value}`} />
          <ThreadLook key={`t${asked.value}`} threadId={thread} />
        </>
      )}
    </main>
  );
}

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { FailedJob, JobsPage } from '@app/contracts';
import { get } from '../api/client.js';
import { now } from '../ui/now.js';
import { troubleWords } from '../ui/trouble.js';
import { ago } from '../words/formats.js';
import { named, t } from '../words/words.js';
import { runAgain } from './run-again.js';

interface FailedJobsProps {
  readonly canReplay: boolean;
  readonly onLook: (threadId: string) => void;
}

/** Steps that failed for good, the newest first, each with a way to run it again and what came of that. */
export function FailedJobs({ canReplay, onLook }: FailedJobsProps): JSX.Element {
  const jobs = useSignal<readonly FailedJob[] | null>(null);
  const results = useSignal<Readonly<Record<string, string>>>({});
  const trouble = useSignal('');
  useEffect(() => {
    get<JobsPage>('/admin/jobs?state=failed')
      .then((page) => (jobs.value = page.jobs))
      .catch((error: unknown) => (trouble.value = troubleWords(error)));
  }, []);
  const replay = (job: FailedJob): Promise<void> => runAgain(job, (words) => (results.value = { ...results.value, [job.id]: words }));
  return (
    <section class="card" aria-labelledby="failed">
      <h2 id="failed">{t('ops.failed')}</h2>
      {trouble.value && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      {jobs.value?.length === 0 && <p class="faint">{t('ops.none')}</p>}
      <ul class="jobs">
        {jobs.value?.map((job) => (
          <li key={job.id}>
            <p>
              <b>{named('do', job.agent, job.agent)}</b> · <code>{job.code}</code> · {t('ops.attempts', { count: job.attempts })} ·{' '}
              {ago(job.failedAt, now.value)}
            </p>
            <p class="faint">{job.message}</p>
            <p class="buttons">
              <button type="button" class="link" onClick={() => onLook(job.threadId)}>
                {job.threadId}
              </button>
              {job.movedOn ? (
                <span class="faint">{t('ops.movedOn')}</span>
              ) : (
                canReplay && (
                  <button
                    type="button"
                    class="second small"
                    aria-label={t('ops.replayOf', { agent: job.agent, thread: job.threadId })}
                    onClick={() => void replay(job)}
                  >
                    {t('ops.replay')}
                  </button>
                )
              )}
              <span role="status">{results.value[job.id]}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

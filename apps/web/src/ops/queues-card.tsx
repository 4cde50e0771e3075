import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { AppQueue } from '@bull-board/api/typings/app';
import { get } from '../api/client.js';
import { t } from '../words/words.js';
import { shortNumber } from '../words/formats.js';
import { usePolled } from './polled.js';

const EVERY_MS = 5_000;
const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;
type Queue = Pick<AppQueue, 'name' | 'counts' | 'isPaused' | 'hasWorkers'>;

const countOf = ({ counts }: Queue, state: (typeof STATES)[number]): number => (counts[state] ?? 0) + (state === 'waiting' ? (counts.prioritized ?? 0) : 0);
const isQuiet = (queue: Queue): boolean => STATES.every((state) => countOf(queue, state) === 0) && !queue.isPaused && queue.hasWorkers !== false;

/** What waits and what is at work, queue by queue; those at rest are in a fold. */
export function QueuesCard(): JSX.Element {
  const queues = useSignal<readonly Queue[]>([]);
  const trouble = usePolled(
    () => get<{ queues: readonly Queue[] }>('/admin/queues/api/queues'),
    EVERY_MS,
    (answer) => (queues.value = answer.queues),
  );
  const busy = queues.value.filter((queue) => !isQuiet(queue));
  const quiet = queues.value.filter(isQuiet);
  const all = (state: (typeof STATES)[number]): number => queues.value.reduce((sum, queue) => sum + countOf(queue, state), 0);
  return (
    <section class="card" aria-labelledby="queues">
      <h2 id="queues">{t('ops.queues')}</h2>
      {trouble.value && <p class="trouble">{trouble}</p>}
      <dl class="figures">
        {STATES.map((state) => (
          <div key={state}>
            <dt>{t(`ops.jobs.${state}`)}</dt>
            <dd>{shortNumber(all(state))}</dd>
          </div>
        ))}
      </dl>
      {busy.length > 0 && <QueueTable queues={busy} label={t('ops.busyQueues')} />}
      {quiet.length > 0 && (
        <details>
          <summary>{t('ops.quiet', { count: quiet.length })}</summary>
          <QueueTable queues={quiet} label={t('ops.quiet', { count: quiet.length })} />
        </details>
      )}
    </section>
  );
}

const QueueTable = ({ queues, label }: { readonly queues: readonly Queue[]; readonly label: string }): JSX.Element => (
  <div class="table-box" tabIndex={0} role="region" aria-label={label}>
    <table>
      <thead>
        <tr>
          <th scope="col">{t('ops.queue')}</th>
          {STATES.map((state) => (
            <th key={state} scope="col">
              {t(`ops.jobs.${state}`)}
            </th>
          ))}
          <th scope="col">{t('ops.worker')}</th>
        </tr>
      </thead>
      <tbody>
        {queues.map((queue) => (
          <tr key={queue.name}>
            <td>{queue.name}</td>
            {STATES.map((state) => (
              <td key={state} class="number">
                {countOf(queue, state)}
              </td>
            ))}
            <td class={queue.hasWorkers === false ? 'bad' : ''}>{queue.isPaused ? t('ops.paused') : queue.hasWorkers === false ? t('no') : t('yes')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

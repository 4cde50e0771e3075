import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { AuditPage } from '@app/contracts';
import { get } from '../api/client.js';
import { now } from '../ui/now.js';
import { ago } from '../words/formats.js';
import { named, t } from '../words/words.js';
import { usePolled } from './polled.js';

const EVERY_MS = 5_000;
const LATEST = 8;

/** What operators asked for lately, and what became of it. */
export function AuditCard(): JSX.Element {
  const entries = useSignal<AuditPage['entries']>([]);
  const trouble = usePolled(
    () => get<AuditPage>(`/admin/audit?limit=${LATEST}`),
    EVERY_MS,
    (page) => (entries.value = page.entries),
  );
  return (
    <section class="card" aria-labelledby="audit">
      <h2 id="audit">{t('ops.audit')}</h2>
      {trouble.value && <p class="trouble">{trouble}</p>}
      {entries.value.length === 0 && <p class="faint">{t('ops.noAudit')}</p>}
      <ul class="jobs">
        {entries.value.map(({ id, at, actor, action, outcome, runStatus, reason }) => (
          <li key={id}>
            <b>{actor}</b> · {named('ops.act', action, action)} · {named('ops', outcome, outcome)}{' '}
            {runStatus && <span class={`state state-${runStatus}`}>{named('status', runStatus, runStatus)}</span>}
            <span class="faint"> {ago(at, now.value)}</span>
            {reason && <p class="faint">{reason}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

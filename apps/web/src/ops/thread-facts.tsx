import type { JSX } from 'preact';
import type { LogAnswer, ThreadBody } from '@app/contracts';
import { usageIn } from '../store/shown-plan.js';
import { shortNumber } from '../words/formats.js';
import { named, t } from '../words/words.js';

const textIn = (value: unknown): string => (typeof value === 'string' && value ? value : '–');

/** Where a thread stands, what it has spent, and the names under which logs and traces know it. */
export function ThreadFacts({ thread, log }: { readonly thread: ThreadBody; readonly log: LogAnswer }): JSX.Element {
  const { status, version, metadata } = thread;
  const { modelCalls, inputTokens, outputTokens } = usageIn(thread);
  const facts: readonly (readonly [string, JSX.Element | string])[] = [
    [t('ops.status'), <span class={`state state-${status}`}>{named('status', status, status)}</span>],
    [t('ops.version'), String(version)],
    [t('ops.run'), <code>{textIn(metadata['runId'])}</code>],
    [t('ops.trace'), <code>{textIn(metadata['traceId'])}</code>],
    [t('ops.spent'), t('watch.tokens', { calls: modelCalls, tokens: shortNumber(inputTokens + outputTokens) })],
    [t('ops.sealed'), log.valid ? t('ops.logHolds', { count: log.entries }) : t('ops.logBroken', { detail: log.problem?.detail ?? '' })],
  ];
  return (
    <dl class="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

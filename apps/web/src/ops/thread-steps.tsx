import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { ThreadStore } from '../store/thread-store.js';
import { now } from '../ui/now.js';
import { Lanes } from '../watch/lanes.js';
import { lasting } from '../words/formats.js';
import { named, t } from '../words/words.js';

/** What each agent of a thread did and how long it took, run by run, as it happens. */
export function ThreadSteps({ threadId }: { readonly threadId: string }): JSX.Element {
  const store = useMemo(() => new ThreadStore(threadId), [threadId]);
  useEffect(() => () => store.close(), [store]);
  return (
    <section>
      <h3>{t('ops.steps')}</h3>
      <ol class="runs">
        {store.turns.value.map((turn) => {
          const untilMs = turn.endedMs ?? Math.max(now.value, turn.startedMs + 1);
          return (
            <li key={turn.id}>
              <p class="faint">
                <span class={`state state-${turn.status}`}>{named('status', turn.status, turn.status)}</span> {lasting(untilMs - turn.startedMs)} ·{' '}
                <code>{turn.runId}</code>
              </p>
              <Lanes turn={turn} untilMs={untilMs} />
              {turn.errors.map(({ id, code, message }) => (
                <p key={id} class="trouble">
                  <code>{code}</code> {message}
                </p>
              ))}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

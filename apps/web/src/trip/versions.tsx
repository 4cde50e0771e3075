import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import type { DiffAnswer, HistoryAnswer, PlanAccepted } from '@app/contracts';
import { get, post } from '../api/client.js';
import { useTrip } from '../store/trip-context.js';
import type { Turn } from '../store/turns.js';
import { now } from '../ui/now.js';
import { troubleWords } from '../ui/trouble.js';
import { ago, difference, money } from '../words/formats.js';
import { t } from '../words/words.js';
import { Decisions } from './decisions.js';
import { DiffLines } from './diff-lines.js';

type Version = HistoryAnswer['versions'][number];

/** The agent that puts a plan together. */
const MAKES_PLANS = 'plan_synthesizer';

/** Versions that hold a whole plan: those that were put together, and those that were there again; what gave up its content is left out. */
function plansIn({ versions }: HistoryAnswer, turns: readonly Turn[]): Version[] {
  const restored = new Set(turns.flatMap(({ said, runId }) => (said?.kind === 'restored' ? [runId] : [])));
  const isLastOf = ({ runId, version }: Version): boolean => versions.every((other) => other.runId !== runId || other.version <= version);
  return versions.filter((one) => one.compactedAt === null && (one.agent === MAKES_PLANS || (restored.has(one.runId) && isLastOf(one))));
}

/** Earlier plans of the trip on a slider: what is different since, and a new trip from any of them. */
export function Versions(): JSX.Element {
  const { store } = useTrip();
  const isOpen = useSignal(false);
  return (
    <details class="card versions" onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      <summary>
        <h2>{t('versions.title')}</h2>
      </summary>
      {isOpen.value && store.thread.value && <VersionSlider key={store.thread.value.version} threadId={store.threadId} />}
      {isOpen.value && <Decisions />}
    </details>
  );
}

function VersionSlider({ threadId }: { readonly threadId: string }): JSX.Element {
  const { store, talk } = useTrip();
  const versions = useSignal<readonly Version[]>([]);
  const at = useSignal(0);
  const diff = useSignal<DiffAnswer | null>(null);
  const trouble = useSignal('');
  const [, go] = useLocation();
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      trouble.value = '';
      await work();
    } catch (error) {
      trouble.value = troubleWords(error);
    }
  };
  const compare = async (index: number): Promise<void> => {
    at.value = index;
    const [from, to] = [versions.value[index], versions.value.at(-1)];
    diff.value = from && to && from !== to ? await get<DiffAnswer>(`/plan/${threadId}/diff?from=${from.version}&to=${to.version}`) : null;
  };
  useEffect(
    () =>
      void attempt(async () => {
        versions.value = plansIn(await get<HistoryAnswer>(`/plan/${threadId}/history`), store.turns.peek());
        await compare(Math.max(0, versions.value.length - 2));
      }),
    [threadId],
  );
  const shown = versions.value[at.value];
  const fork = (): Promise<void> =>
    attempt(async () => {
      if (!shown) return;
      const { threadId: made } = await post<PlanAccepted>(`/plan/${threadId}/fork`, { version: shown.version });
      go(`/trip/${made}`);
    });
  return (
    <div class="stack">
      {versions.value.length === 1 && <p class="faint">{t('versions.none')}</p>}
      {versions.value.length > 1 && shown && (
        <label class="field">
          <span>
            {t('versions.slider')}: {t('versions.one', { version: at.value + 1, when: ago(shown.at, now.value) })}
          </span>
          <input
            type="range"
            min="0"
            max={versions.value.length - 1}
            value={at}
            aria-valuetext={t('versions.one', { version: at.value + 1, when: ago(shown.at, now.value) })}
            onInput={(event) => void attempt(() => compare(Number(event.currentTarget.value)))}
          />
        </label>
      )}
      {diff.value && (
        <>
          <h3>{t('versions.compare')}</h3>
          {isSame(diff.value) && <p class="faint">{t('versions.same')}</p>}
          <VersionPrice costs={diff.value.costs} />
          <DiffLines diff={diff.value} />
        </>
      )}
      {trouble.value && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      {shown && (
        <div class="buttons">
          {diff.value && store.canChange.value && (
            <button type="button" class="second" disabled={talk.isSending.value} onClick={() => void talk.restore(shown.version)}>
              {t('versions.restore')}
            </button>
          )}
          <button type="button" class="second" onClick={() => void fork()}>
            {t('versions.fork')}
          </button>
        </div>
      )}
    </div>
  );
}

const isSame = ({ route, items, bookings, costs }: DiffAnswer): boolean =>
  route.length + items.length + bookings.length === 0 && (costs?.difference ?? 0) === 0;

function VersionPrice({ costs }: { readonly costs: DiffAnswer['costs'] }): JSX.Element | null {
  if (!costs || costs.difference === 0) return null;
  return (
    <p>
      {money(costs.before, costs.currency)} → <b>{money(costs.after, costs.currency)}</b>, {difference(costs.difference, costs.currency)}
    </p>
  );
}

import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import type { ThreadsPage } from '@app/contracts';
import { get } from '../api/client.js';
import { planChat, planRequest } from '../api/plan.js';
import { useFreshTrips } from '../trips/fresh-trips.js';
import { TripCard } from '../trips/trip-card.js';
import { troubleWords } from '../ui/trouble.js';
import { t } from '../words/words.js';
import { RequestForm } from './request-form.js';

const IDEAS = ['start.idea.1', 'start.idea.2', 'start.idea.3'] as const;
const LATEST = 4;
const KEPT_AS = 'navigo-start';

/** What a start goes through: words that are kept, a request on its way, and what came in between. */
function useStart() {
  const [, go] = useLocation();
  const text = useSignal(sessionStorage.getItem(KEPT_AS) ?? '');
  const trouble = useSignal('');
  const isSending = useSignal(false);
  const write = (words: string): void => {
    text.value = words;
    sessionStorage.setItem(KEPT_AS, words);
  };
  const begin = async (start: () => Promise<{ threadId: string }>): Promise<void> => {
    if (isSending.value) return;
    isSending.value = true;
    trouble.value = '';
    try {
      const { threadId } = await start();
      sessionStorage.removeItem(KEPT_AS);
      go(`/trip/${threadId}`);
    } catch (error) {
      trouble.value = troubleWords(error);
    }
    isSending.value = false;
  };
  return { text, trouble, isSending, write, begin };
}
type Start = ReturnType<typeof useStart>;

/** One box to begin with, three ideas, a form for who prefers it, and the latest trips. */
export function StartPage(): JSX.Element {
  const start = useStart();
  const review = useSignal(false);
  return (
    <main class="start" id="content">
      <h1>{t('start.title')}</h1>
      <StartBox start={start} review={review} />
      {start.trouble.value && (
        <p class="trouble" role="alert">
          {start.trouble}
        </p>
      )}
      <div class="ideas">
        {IDEAS.map((key) => (
          <button key={key} type="button" class="chip" onClick={() => start.write(t(key))}>
            {t(key)}
          </button>
        ))}
      </div>
      <details class="start-form">
        <summary>{t('start.form')}</summary>
        <RequestForm isSending={start.isSending} onRequest={(request) => void start.begin(() => planRequest(request, review.value))} />
      </details>
      <Latest />
    </main>
  );
}

function StartBox({ start: { text, isSending, write, begin }, review }: { readonly start: Start; readonly review: Signal<boolean> }): JSX.Element {
  const submit = (event: Event): void => {
    event.preventDefault();
    const naturalLanguage = text.value.trim();
    if (naturalLanguage) void begin(() => planChat({ naturalLanguage, ...(review.value ? { review: 'required' } : {}) }));
  };
  return (
    <form class="start-box" onSubmit={submit}>
      <textarea
        rows={3}
        aria-label={t('start.label')}
        placeholder={t('start.placeholder')}
        value={text}
        onInput={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && !event.shiftKey && !event.isComposing && submit(event)}
      />
      <div class="start-row">
        <label class="tick">
          <input type="checkbox" checked={review} onChange={(event) => (review.value = event.currentTarget.checked)} />
          {t('start.review')}
        </label>
        <button type="submit" disabled={isSending}>
          {t('start.plan')}
        </button>
      </div>
    </form>
  );
}

/** The caller's latest trips; nothing when they cannot be had, since they are only a convenience here. */
function Latest(): JSX.Element | null {
  const trips = useSignal<ThreadsPage['threads'] | null>(null);
  useFreshTrips(trips);
  useEffect(() => {
    void get<ThreadsPage>(`/plan?limit=${LATEST}`).then(
      ({ threads }) => (trips.value = threads),
      () => undefined,
    );
  }, []);
  if (!trips.value?.length) return null;
  return (
    <section class="latest" aria-labelledby="latest">
      <header>
        <h2 id="latest">{t('start.recent')}</h2>
        <Link href="/trips">{t('start.all')}</Link>
      </header>
      <ul class="trip-cards">
        {trips.value.slice(0, LATEST).map((trip) => (
          <TripCard key={trip.threadId} trip={trip} />
        ))}
      </ul>
    </section>
  );
}

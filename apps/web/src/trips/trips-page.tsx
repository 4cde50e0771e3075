import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { ThreadsPage } from '@app/contracts';
import { get } from '../api/client.js';
import { Loading } from '../ui/loading.js';
import { troubleWords } from '../ui/trouble.js';
import { t } from '../words/words.js';
import { useFreshTrips } from './fresh-trips.js';
import { TripArt } from './trip-art.js';
import { TripCard, partsOf } from './trip-card.js';
import { TripMenu } from './trip-menu.js';
import { tripNames } from './trip-names.js';

const PAGE = 24;

/** All trips of the caller, the newest first. */
export function TripsPage(): JSX.Element {
  const trips = useSignal<ThreadsPage['threads'] | null>(null);
  const cursor = useSignal<string | null>(null);
  const trouble = useSignal('');
  const words = useSignal('');
  const load = async (): Promise<void> => {
    try {
      const page = await get<ThreadsPage>(`/plan?limit=${PAGE}${cursor.value ? `&cursor=${cursor.value}` : ''}`);
      trips.value = [...(trips.value ?? []), ...page.threads];
      cursor.value = page.nextCursor;
      trouble.value = '';
    } catch (error) {
      trouble.value = troubleWords(error);
    }
  };
  useEffect(() => void load(), []);
  useFreshTrips(trips);
  if (!trips.value && !trouble.value) return <Loading />;
  const nameOf = ({ threadId, title }: ThreadsPage['threads'][number]): string => tripNames.value[threadId] ?? partsOf(title).name;
  const wanted = words.value.trim().toLocaleLowerCase();
  const found = (trips.value ?? []).filter((trip) => `${nameOf(trip)} ${trip.title}`.toLocaleLowerCase().includes(wanted));
  const search = async (text: string): Promise<void> => {
    words.value = text;
    // Only what was loaded can be searched, so the rest is loaded first.
    while (text && cursor.value && !trouble.value) await load();
  };
  return (
    <main class="narrow wide" id="content">
      <h1>{t('trips.title')}</h1>
      {trouble.value && (
        <p class="trouble" role="alert">
          {trouble}{' '}
          <button type="button" onClick={() => void load()}>
            {t('app.retry')}
          </button>
        </p>
      )}
      {trips.value?.length === 0 && <NoTrips />}
      {(trips.value?.length ?? 0) > 0 && (
        <label class="field">
          <span>{t('trips.search')}</span>
          <input type="search" value={words} onInput={(event) => void search(event.currentTarget.value)} />
        </label>
      )}
      {wanted && found.length === 0 && <p class="faint">{t('trips.noneFound')}</p>}
      <ul class="trip-cards">
        {found.map((trip) => (
          <TripCard key={trip.threadId} trip={trip}>
            <TripMenu
              threadId={trip.threadId}
              name={nameOf(trip)}
              onGone={() => (trips.value = trips.value?.filter(({ threadId }) => threadId !== trip.threadId) ?? null)}
            />
          </TripCard>
        ))}
      </ul>
      {cursor.value && (
        <button type="button" class="second" onClick={() => void load()}>
          {t('trips.more')}
        </button>
      )}
    </main>
  );
}

/** Nothing yet, and where to begin. */
const NoTrips = (): JSX.Element => (
  <div class="no-trips">
    <TripArt name="NaviGo" />
    <p>{t('trips.none')}</p>
    <Link class="button" href="/">
      {t('trips.begin')}
    </Link>
  </div>
);

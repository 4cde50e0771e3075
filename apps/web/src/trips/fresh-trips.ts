import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ThreadsPage } from '@app/contracts';
import { get } from '../api/client.js';

type Trips = ThreadsPage['threads'];
const EVERY_MS = 2_000;
/** How many of the newest are looked at again. */
const NEWEST = 24;

/** The list with what is newer in it; trips that began elsewhere come first. */
export function withNews(trips: Trips, news: Trips): Trips {
  const known = new Set(trips.map(({ threadId }) => threadId));
  const byId = new Map(news.map((trip) => [trip.threadId, trip]));
  return [...news.filter(({ threadId }) => !known.has(threadId)), ...trips.map((trip) => byId.get(trip.threadId) ?? trip)];
}

/** Keeps a list of trips as it is on the server: often while one of them is at work, and whenever somebody comes back to the page. */
export function useFreshTrips(trips: Signal<Trips | null>): void {
  useEffect(() => {
    const refresh = async (): Promise<void> => {
      const news = await get<ThreadsPage>(`/plan?limit=${NEWEST}`).catch(() => null);
      if (news && trips.value) trips.value = withNews(trips.value, news.threads);
    };
    const onShown = (): void => {
      if (document.visibilityState === 'visible') void refresh();
    };
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && trips.peek()?.some(({ status }) => status === 'in_progress')) void refresh();
    }, EVERY_MS);
    document.addEventListener('visibilitychange', onShown);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [trips]);
}

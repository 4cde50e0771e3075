import type { ComponentChildren, JSX } from 'preact';
import { Link } from 'wouter-preact';
import type { ThreadsPage } from '@app/contracts';
import { now } from '../ui/now.js';
import { ago, dayRange, lasting } from '../words/formats.js';
import { named, t } from '../words/words.js';
import { TripArt } from './trip-art.js';
import { tripNames } from './trip-names.js';

type Trip = ThreadsPage['threads'][number];

const DATED = /^(.*), (\d{4}-\d{2}-\d{2})(?: to (\d{4}-\d{2}-\d{2}))?$/;

/** A trip's name apart from its dates, which are said in the reader's way. */
export function partsOf(title: string): { name: string; dates: string | null } {
  const [, name, from, to] = DATED.exec(title) ?? [];
  return name && from ? { name, dates: dayRange(from, to ?? from) } : { name: title, dates: null };
}

/** How long it has been at work, or when it last changed. */
const since = ({ status, startedAt, updatedAt }: Trip): string =>
  status === 'in_progress' ? t('trips.running', { time: lasting(Math.max(0, now.value - Date.parse(startedAt))) }) : `· ${ago(updatedAt, now.value)}`;

/** One trip as a card with a drawn picture. */
export function TripCard({ trip, children }: { readonly trip: Trip; readonly children?: ComponentChildren }): JSX.Element {
  const { name: ownName, dates } = partsOf(trip.title);
  const name = tripNames.value[trip.threadId] ?? ownName;
  return (
    <li class="trip-card">
      <TripArt name={trip.title} />
      <div class="trip-card-body">
        <Link class="trip-card-name" href={`/trip/${trip.threadId}`}>
          {name}
        </Link>
        {dates && <p>{dates}</p>}
        <p class="faint">
          <span class={`state state-${trip.status}`}>{named('status', trip.status, trip.status)}</span> {since(trip)}
        </p>
      </div>
      {children}
    </li>
  );
}

import type { JSX } from 'preact';
import type { Stay, TransportLeg } from '@app/contracts';
import type { ShownPlan } from '../store/shown-plan.js';
import { useTrip } from '../store/trip-context.js';
import { Icon, isIcon } from '../ui/icon.js';
import { SourceBadge } from '../ui/source-badge.js';
import { dayName, money } from '../words/formats.js';
import { t } from '../words/words.js';
import { keep, keptFor } from './kept.js';

/** Ways with times, and stays, each with room for a confirmation number. */
export function BookingsCard({ plan: { transport, stays } }: { readonly plan: ShownPlan }): JSX.Element | null {
  const ways = transport.filter(({ departureTime, mode }) => departureTime !== null && mode !== 'walk');
  if (ways.length + stays.length === 0) return null;
  const rows = [
    ...ways.map((leg) => ({ date: leg.date, node: <WayRow key={leg.id} leg={leg} /> })),
    ...stays.map((stay) => ({ date: stay.checkInDate, node: <StayRow key={stay.id} stay={stay} /> })),
  ];
  return (
    <details class="card fold">
      <summary>
        <h2>{t('bookings.title')}</h2>
      </summary>
      <ul class="bookings">{rows.sort((a, b) => a.date.localeCompare(b.date)).map(({ node }) => node)}</ul>
    </details>
  );
}

function Note({ id, title }: { readonly id: string; readonly title: string }): JSX.Element | null {
  const { store } = useTrip();
  if (store.isShared) return null;
  const notes = keptFor(store.threadId, 'notes');
  return (
    <input
      class="note"
      aria-label={t('note.label', { title })}
      placeholder={t('note.placeholder')}
      maxLength={200}
      value={notes.value[id] ?? ''}
      onChange={(event) => keep(notes, id, event.currentTarget.value.trim())}
    />
  );
}

function WayRow({ leg }: { readonly leg: TransportLeg }): JSX.Element {
  const { id, mode, from, to, date, departureTime, arrivalTime, description, cost, source } = leg;
  return (
    <li class="booking">
      <Icon name={isIcon(mode) ? mode : 'transit'} />
      <div>
        <b>
          {from} – {to}
        </b>
        <p class="faint">
          {dayName(date)}, {departureTime}
          {arrivalTime && `–${arrivalTime}`} · {description}
        </p>
        <Note id={id} title={`${from} – ${to}`} />
      </div>
      <span class="price">
        {cost.amount === 0 ? t('visit.free') : money(cost.amount, cost.currency)} <SourceBadge source={source} />
      </span>
    </li>
  );
}

function StayRow({ stay }: { readonly stay: Stay }): JSX.Element {
  const { id, name, city, nights, rooms, checkInDate, checkOutDate, cost, source } = stay;
  return (
    <li class="booking">
      <Icon name="stay" />
      <div>
        <b>{name}</b>
        <p class="faint">
          {city} · {t('stay.span', { from: dayName(checkInDate), to: dayName(checkOutDate) })} · {t('route.nights', { nights })} · {t('stay.rooms', { rooms })}
        </p>
        <Note id={id} title={name} />
      </div>
      <span class="price">
        {money(cost.amount, cost.currency)} <SourceBadge source={source} />
      </span>
    </li>
  );
}

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Activity, AlternativesAnswer } from '@app/contracts';
import { post } from '../api/client.js';
import { useTrip } from '../store/trip-context.js';
import { Icon } from '../ui/icon.js';
import { troubleWords } from '../ui/trouble.js';
import { dayName, money } from '../words/formats.js';
import { t } from '../words/words.js';

type Offered = AlternativesAnswer['alternatives'];

/** "€5 more", "costs the same" or "€5 less". */
function difference(costDelta: number, currency: string): string {
  if (costDelta === 0) return t('visit.same');
  return t(costDelta > 0 ? 'visit.more' : 'visit.less', { amount: money(Math.abs(costDelta), currency) });
}

const mapLink = ({ place: { lat, lng, name } }: Activity): string =>
  lat === undefined || lng === undefined ? '' : `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}&query=${encodeURIComponent(name)}`;

/** What can be done with one visit: other ideas, keep it, see it on a map. */
export function VisitActions({ activity, day }: { readonly activity: Activity; readonly day: number }): JSX.Element {
  const { store, talk } = useTrip();
  const offered = useSignal<Offered | null>(null);
  const trouble = useSignal('');
  const { title, id } = activity;
  const status = store.status.value;
  const canChange = status === 'complete' || status === 'awaiting_review';
  const isKept = talk.locks.value.has(id);
  const look = async (): Promise<void> => {
    if (offered.value) return void (offered.value = null);
    try {
      offered.value = (await post<AlternativesAnswer>(`/plan/${store.threadId}/alternatives`, { activityId: id })).alternatives;
      trouble.value = '';
    } catch (error) {
      trouble.value = troubleWords(error);
    }
  };
  const href = mapLink(activity);
  return (
    <>
      <div class="visit-actions">
        {canChange && (
          <>
            <button
              type="button"
              class="link"
              aria-expanded={offered.value !== null}
              aria-label={t('visit.alternatives', { title })}
              onClick={() => void look()}
            >
              <Icon name="swap" />
              {t('visit.other')}
            </button>
            <button
              type="button"
              class={`link ${isKept ? 'on' : ''}`}
              aria-pressed={isKept}
              aria-label={t('visit.keep', { title })}
              title={t(isKept ? 'visit.kept' : 'visit.keep', { title })}
              onClick={() => talk.toggleLock(id)}
            >
              <Icon name={isKept ? 'lock' : 'unlock'} />
            </button>
            {!isKept && <MoveAndRemove activity={activity} day={day} />}
          </>
        )}
        {href && (
          <a class="link" href={href} target="_blank" rel="noreferrer" aria-label={t('visit.maps', { title })} title={t('visit.maps', { title })}>
            <Icon name="pin" />
          </a>
        )}
      </div>
      {trouble.value && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      {offered.value && <Alternatives activity={activity} offered={offered.value} canTake={canChange} />}
    </>
  );
}

function Alternatives({ activity, offered, canTake }: { readonly activity: Activity; readonly offered: Offered; readonly canTake: boolean }): JSX.Element {
  const { talk } = useTrip();
  if (offered.length === 0) return <p class="faint">{t('visit.none')}</p>;
  return (
    <ul class="alternatives">
      {offered.map(({ activity: other, costDelta }) => (
        <li key={other.id}>
          <div>
            <b>{other.title}</b>
            <p class="faint">
              {other.start}–{other.end} · {difference(costDelta, other.cost.currency)}
            </p>
          </div>
          {canTake && (
            <button
              type="button"
              class="second small"
              aria-label={t('visit.takeNamed', { title: other.title })}
              disabled={talk.isSending.value}
              onClick={() => void talk.edit({ kind: 'replace', id: activity.id, place: other.place.name })}
            >
              {t('visit.take')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Another day for the visit, or none; the auditor says at once what that does to the plan. */
function MoveAndRemove({ activity: { id, title }, day }: { readonly activity: Activity; readonly day: number }): JSX.Element {
  const { store, talk } = useTrip();
  const days = store.plan.value?.itinerary ?? [];
  const city = days[day - 1]?.city;
  const others = days.flatMap((one, index) => (one.city === city && index + 1 !== day ? [{ number: index + 1, date: one.date }] : []));
  const isOff = talk.isSending.value;
  return (
    <>
      {others.length > 0 && (
        <select
          class="move"
          aria-label={t('visit.move', { title })}
          disabled={isOff}
          value=""
          onChange={(event) => void talk.edit({ kind: 'move', id, day: Number(event.currentTarget.value) })}
        >
          <option value="" disabled>
            {t('visit.moveTo')}
          </option>
          {others.map(({ number, date }) => (
            <option key={number} value={number}>
              {t('day.number', { day: number })}, {dayName(date)}
            </option>
          ))}
        </select>
      )}
      <button
        type="button"
        class="link"
        aria-label={t('visit.remove', { title })}
        title={t('visit.remove', { title })}
        disabled={isOff}
        onClick={() => void talk.edit({ kind: 'remove', id })}
      >
        <Icon name="trash" />
      </button>
    </>
  );
}

import type { JSX } from 'preact';
import type { Activity } from '@app/contracts';
import { useTrip } from '../store/trip-context.js';
import { Icon } from '../ui/icon.js';
import { dayName } from '../words/formats.js';
import { t } from '../words/words.js';

export interface Visit {
  readonly activity: Activity;
  /** Both count from 1. */
  readonly day: number;
  readonly number: number;
}

/** Earlier, later, or on another day of the same town: what carrying a visit does, by buttons. */
export function MoveVisit({ activity: { id, title }, day, number }: Visit): JSX.Element {
  const { store, talk } = useTrip();
  const days = store.plan.value?.itinerary ?? [];
  const here = days[day - 1];
  const count = here?.activities.filter(({ kind }) => kind !== 'free_time').length ?? 0;
  const others = days.flatMap((one, index) => (one.city === here?.city && index + 1 !== day ? [{ number: index + 1, date: one.date }] : []));
  const isOff = talk.isSending.value;
  const step = (by: 1 | -1): JSX.Element => {
    const words = t(by < 0 ? 'visit.earlier' : 'visit.later', { title });
    return (
      <button
        type="button"
        class="link"
        aria-label={words}
        title={words}
        disabled={isOff}
        onClick={() => void talk.edit({ kind: 'move', id, day, position: number + by })}
      >
        <Icon name={by < 0 ? 'up' : 'arrowDown'} />
      </button>
    );
  };
  return (
    <>
      {number > 1 && step(-1)}
      {number < count && step(1)}
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
          {others.map(({ number: to, date }) => (
            <option key={to} value={to}>
              {t('day.number', { day: to })}, {dayName(date)}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

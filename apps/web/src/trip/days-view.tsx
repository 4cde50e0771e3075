import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { ShownPlan } from '../store/shown-plan.js';
import { useTrip } from '../store/trip-context.js';
import { shortDay, weekday } from '../words/formats.js';
import { t } from '../words/words.js';
import { DayCard } from './day-card.js';
import { dayTone } from './day-tone.js';
import { useDropped } from './drag.js';
import { moveTo } from './drop-place.js';
import { goTo } from './go-to.js';
import { SentenceBox } from './sentence-box.js';

/** Where there is little room only the first day is open. */
const NARROW = '(max-width: 47.99rem)';

/** All days as cards, and a strip to jump between them. */
export function DaysView({ plan }: { readonly plan: ShownPlan }): JSX.Element {
  const { talk } = useTrip();
  useDropped((what, place, edge) => {
    const to = moveTo(what, place, edge);
    if (to) void talk.edit({ kind: 'move', id: what.id, ...to });
  });
  const isNarrow = useSignal(matchMedia(NARROW).matches).value;
  const setAll = (isOpen: boolean): void => {
    for (const node of document.querySelectorAll('details.day')) node.toggleAttribute('open', isOpen);
  };
  return (
    <section class="days" aria-labelledby="days">
      <header class="days-head">
        <h2 id="days">{t('days.title')}</h2>
        <button type="button" class="link" onClick={() => setAll(true)}>
          {t('days.open')}
        </button>
        <button type="button" class="link" onClick={() => setAll(false)}>
          {t('days.close')}
        </button>
      </header>
      <SentenceBox />
      <nav class="day-strip" aria-label={t('days.jump')}>
        {plan.itinerary.map((day, index) => (
          <button key={day.date} type="button" class={`day-pick ${dayTone(index)}`} onClick={() => goTo(`d${index + 1}`)}>
            <span class="unseen">{t('day.number', { day: index + 1 })}, </span>
            <span>{weekday(day.date)} </span>
            <b>{shortDay(day.date)}</b>
            <span class="unseen">, {day.city}</span>
          </button>
        ))}
      </nav>
      {plan.itinerary.map((day, index) => (
        <DayCard key={day.date} day={day} index={index} plan={plan} isOpen={!isNarrow || index === 0} />
      ))}
    </section>
  );
}

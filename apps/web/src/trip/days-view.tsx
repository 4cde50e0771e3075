import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { ItineraryDay } from '@app/contracts';
import type { ShownPlan } from '../store/shown-plan.js';
import { useTrip } from '../store/trip-context.js';
import { Icon } from '../ui/icon.js';
import { dayName, roundMoney, shortDay, weekday } from '../words/formats.js';
import { t } from '../words/words.js';
import { costOfDay, itemsOf, localWaysOf, stayFrom } from './day-items.js';
import { dayTone } from './day-tone.js';
import { goTo } from './go-to.js';
import { ItemRow } from './item-row.js';

/** Where there is little room only the first day is open. */
const NARROW = '(max-width: 47.99rem)';

/** All days as cards, and a strip to jump between them. */
export function DaysView({ plan }: { readonly plan: ShownPlan }): JSX.Element {
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

interface DayCardProps {
  readonly day: ItineraryDay;
  readonly index: number;
  readonly plan: ShownPlan;
  readonly isOpen: boolean;
}

function DayCard({ day, index, plan, isOpen }: DayCardProps): JSX.Element {
  const { mapDay } = useTrip();
  const items = itemsOf(day, index + 1, plan);
  const stay = stayFrom(day, plan);
  const cost = costOfDay(day, plan);
  return (
    <details
      class={`card day ${dayTone(index)}`}
      open={isOpen}
      data-item={`d${index + 1}`}
      onFocusCapture={() => (mapDay.value = index)}
      onMouseEnter={() => (mapDay.value = index)}
    >
      <summary>
        <span class="day-number" aria-hidden="true">
          {index + 1}
        </span>
        <h3>
          <span class="unseen">{t('day.number', { day: index + 1 })}: </span>
          {dayName(day.date)} · {day.city}
          <span class="theme">{day.theme}</span>
        </h3>
        {plan.costs && cost > 0 && <span class="day-cost">{roundMoney(cost, plan.costs.currency)}</span>}
        <Icon name="down" class="turn" />
      </summary>
      {day.weatherNote && <p class="weather-note">{day.weatherNote}</p>}
      {items.length === 0 && <p class="faint">{t('day.empty')}</p>}
      <ol class="items">
        {items.map((item, at) => (
          <ItemRow key={item.id} item={item} before={items[at - 1] ?? null} day={index + 1} />
        ))}
      </ol>
      {stay && (
        <p class="day-stay">
          <Icon name="stay" /> {t('day.checkIn', { name: stay.name })}
        </p>
      )}
      <LocalWays day={day} plan={plan} />
    </details>
  );
}

/** How to get around; the long words wait in a fold. */
function LocalWays({ day, plan }: { readonly day: ItineraryDay; readonly plan: ShownPlan }): JSX.Element | null {
  const legs = localWaysOf(day, plan);
  if (legs.length === 0) return null;
  const cost = legs.reduce((sum, leg) => sum + leg.cost.amount, 0);
  return (
    <details class="local-ways">
      <summary>
        {t('day.around')}
        {cost > 0 && `, ${roundMoney(cost, legs[0]?.cost.currency ?? 'EUR')}`}
      </summary>
      {[...new Set(legs.map(({ description }) => description))].map((description) => (
        <p key={description}>{description}</p>
      ))}
    </details>
  );
}

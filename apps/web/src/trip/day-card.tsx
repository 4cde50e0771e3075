import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { ItineraryDay } from '@app/contracts';
import type { ShownPlan } from '../store/shown-plan.js';
import { useTrip } from '../store/trip-context.js';
import { Icon } from '../ui/icon.js';
import { dayName, roundMoney } from '../words/formats.js';
import { t } from '../words/words.js';
import { AddPlace } from './add-place.js';
import { costOfDay, itemsOf, localWaysOf, stayFrom } from './day-items.js';
import type { DayItem } from './day-items.js';
import { dayTone } from './day-tone.js';
import { dropSpot, useDrop } from './drag.js';
import { ItemRow } from './item-row.js';
import { LockButton } from './lock-button.js';

interface DayCardProps {
  readonly day: ItineraryDay;
  readonly index: number;
  readonly plan: ShownPlan;
  readonly isOpen: boolean;
}

const isVisit = ({ kind }: DayItem): boolean => kind === 'visit';

/** One day: what is done in the order of the clock, what it costs, and what can be changed about it. */
export function DayCard({ day, index, plan, isOpen }: DayCardProps): JSX.Element {
  const { mapDay } = useTrip();
  const { city, date, theme, weatherNote } = day;
  const items = itemsOf(day, index + 1, plan);
  const stay = stayFrom(day, plan);
  const cost = costOfDay(day, plan);
  const card = useRef<HTMLDetailsElement>(null);
  const isInto = useComputed(() => dropSpot.value?.place.id === null && dropSpot.value.place.day === index + 1);
  useDrop(card, { day: index + 1, city, id: null, above: 0, isVisit: false });
  return (
    <details
      ref={card}
      class={`card day ${dayTone(index)} ${isInto.value ? 'drop-into' : ''}`}
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
          {dayName(date)} · {city}
          <span class="theme">{theme}</span>
        </h3>
        {plan.costs && cost > 0 && <span class="day-cost">{roundMoney(cost, plan.costs.currency)}</span>}
        <Icon name="down" class="turn" />
      </summary>
      {weatherNote && <p class="weather-note">{weatherNote}</p>}
      {items.length === 0 && <p class="faint">{t('day.empty')}</p>}
      <ol class="items">
        {items.map((item, at) => (
          <ItemRow key={item.id} item={item} before={items[at - 1] ?? null} day={index + 1} city={city} above={items.slice(0, at).filter(isVisit).length} />
        ))}
      </ol>
      {stay && (
        <p class="day-stay" data-item={stay.id} tabIndex={-1}>
          <Icon name="stay" /> {t('day.checkIn', { name: stay.name })}
        </p>
      )}
      <LocalWays day={day} plan={plan} />
      <DayFoot index={index} city={city} />
    </details>
  );
}

/** A place by its name, and the whole day kept as it is. */
function DayFoot({ index, city }: { readonly index: number; readonly city: string }): JSX.Element | null {
  const { store } = useTrip();
  if (!store.canChange.value) return null;
  return (
    <div class="day-foot">
      <AddPlace day={index + 1} city={city} />
      <LockButton id={`d${index + 1}`} title={t('day.number', { day: index + 1 })} />
    </div>
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

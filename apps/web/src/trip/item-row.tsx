import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useTrip } from '../store/trip-context.js';
import { Icon, isIcon } from '../ui/icon.js';
import { SourceBadge } from '../ui/source-badge.js';
import { distance, minutes, money } from '../words/formats.js';
import { t } from '../words/words.js';
import { gapBetween } from './day-items.js';
import type { DayItem } from './day-items.js';
import { dropSpot, useCarry, useDrop } from './drag.js';
import { MealActions, VisitActions } from './visit-actions.js';

const price = ({ amount, currency }: { amount: number; currency: string }): string => (amount === 0 ? t('visit.free') : money(amount, currency));

/** The time between two neighbours, and how far apart they are. */
function Gap({ item, before }: { readonly item: DayItem; readonly before: DayItem | null }): JSX.Element | null {
  const gap = gapBetween(before, item);
  if (!gap) return null;
  const time = minutes(gap.minutes);
  return <li class="gap">{gap.meters === null ? t('visit.pause', { time }) : t('visit.gap', { time, distance: distance(gap.meters) })}</li>;
}

interface ItemRowProps {
  readonly item: DayItem;
  readonly before: DayItem | null;
  /** Counts from 1. */
  readonly day: number;
  readonly city: string;
  /** Visits of the day before this line. */
  readonly above: number;
}

/** One line of a day, with the way to it; a visit can be carried to other lines and days. */
export function ItemRow({ item, before, day, city, above }: ItemRowProps): JSX.Element {
  const { store, talk, focus } = useTrip();
  const [row, handle] = [useRef<HTMLLIElement>(null), useRef<HTMLSpanElement>(null)];
  const isFocused = useComputed(() => focus.value === item.id);
  const edge = useComputed(() => (dropSpot.value?.place.id === item.id ? `drop-${dropSpot.value.edge}` : ''));
  const canCarry = item.kind === 'visit' && store.canChange.value && !talk.isSending.value && !talk.locks.value.has(item.id);
  useCarry(row, handle, canCarry ? { id: item.id, city, day, number: item.number } : null);
  useDrop(row, { day, city, id: item.id, above, isVisit: item.kind === 'visit' });
  return (
    <>
      <Gap item={item} before={before} />
      <li
        ref={row}
        class={`item item-${item.kind} ${isFocused.value ? 'focused' : ''} ${edge.value}`}
        data-item={item.id}
        tabIndex={-1}
        onMouseEnter={() => (focus.value = item.id)}
        onMouseLeave={() => (focus.value = null)}
        onFocusCapture={() => (focus.value = item.id)}
      >
        <span ref={handle} class={canCarry ? 'handle' : ''} title={canCarry ? t('visit.carry') : undefined}>
          <Mark item={item} />
          {canCarry && <Icon name="grip" />}
        </span>
        <Body item={item} day={day} />
        <Price item={item} />
      </li>
    </>
  );
}

function Mark({ item }: { readonly item: DayItem }): JSX.Element {
  if (item.kind === 'visit') return <span class="number-mark">{item.number}</span>;
  const icon = item.kind === 'meal' ? 'meal' : item.kind === 'free' ? 'free' : isIcon(item.leg.mode) ? item.leg.mode : 'transit';
  return (
    <span class="icon-mark">
      <Icon name={icon} />
    </span>
  );
}

const Time = ({ item: { start, end } }: { readonly item: DayItem }): JSX.Element => (
  <span class="time">
    {start}
    {end && `–${end}`}
  </span>
);

function Body({ item, day }: { readonly item: DayItem; readonly day: number }): JSX.Element {
  if (item.kind === 'way')
    return (
      <div class="item-body">
        <b>
          {item.leg.from} – {item.leg.to}
        </b>
        <p class="faint">
          <Time item={item} /> · {item.leg.description}
        </p>
      </div>
    );
  if (item.kind === 'meal')
    return (
      <div class="item-body">
        <b>
          {t(`meal.${item.meal.meal}`)}: {item.meal.place?.name ?? t('meal.any')}
        </b>
        <p class="faint">
          <Time item={item} />
          {item.meal.cuisine && ` · ${item.meal.cuisine}`}
        </p>
        <MealActions id={item.id} title={item.meal.place?.name ?? t(`meal.${item.meal.meal}`)} />
      </div>
    );
  return <VisitBody item={item} day={day} />;
}

function VisitBody({ item, day }: { readonly item: Extract<DayItem, { kind: 'visit' | 'free' }>; readonly day: number }): JSX.Element {
  const { activity } = item;
  const { title, note, openingHours } = activity;
  return (
    <div class="item-body">
      <b>{title}</b>
      <p class="faint">
        <Time item={item} />
        {openingHours && ` · ${/^\d/.test(openingHours) ? t('visit.hours', { hours: openingHours }) : openingHours}`}
      </p>
      {note && <p>{note}</p>}
      {item.kind === 'visit' && <VisitActions activity={activity} day={day} number={item.number} />}
    </div>
  );
}

function Price({ item }: { readonly item: DayItem }): JSX.Element | null {
  if (item.kind === 'free') return null;
  const { cost, source } = item.kind === 'visit' ? item.activity : item.kind === 'meal' ? item.meal : item.leg;
  return (
    <span class="price">
      {price(cost)} <SourceBadge source={source} />
    </span>
  );
}

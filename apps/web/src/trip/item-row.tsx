import type { JSX } from 'preact';
import type { Activity } from '@app/contracts';
import { useTrip } from '../store/trip-context.js';
import { Icon, isIcon } from '../ui/icon.js';
import { SourceBadge } from '../ui/source-badge.js';
import { distance, minutes, money } from '../words/formats.js';
import { t } from '../words/words.js';
import { metersBetween, minutesBetween, positionOf } from './day-items.js';
import type { DayItem } from './day-items.js';
import { VisitActions } from './visit-actions.js';

/** Longer gaps are free time, not a way. */
const LONGEST_WAY_MIN = 75;
const SHORTEST_GAP_MIN = 5;
const NEAR_M = 100;

const price = ({ amount, currency }: { amount: number; currency: string }): string => (amount === 0 ? t('visit.free') : money(amount, currency));

/** The time between two neighbours, and how far apart they are. */
function Gap({ item, before }: { readonly item: DayItem; readonly before: DayItem | null }): JSX.Element | null {
  if (!before?.end || item.kind === 'way' || before.kind === 'way') return null;
  const gap = minutesBetween(before.end, item.start);
  if (gap < SHORTEST_GAP_MIN) return null;
  if (gap > LONGEST_WAY_MIN) return <li class="gap">{t('visit.pause', { time: minutes(gap) })}</li>;
  const [from, to] = [positionOf(before), positionOf(item)];
  const apart = from && to ? metersBetween(from, to) : 0;
  if (apart < NEAR_M) return null;
  return <li class="gap">{t('visit.gap', { time: minutes(gap), distance: distance(apart) })}</li>;
}

interface ItemRowProps {
  readonly item: DayItem;
  readonly before: DayItem | null;
  /** Counts from 1. */
  readonly day: number;
}

/** One line of a day, with the way to it. */
export function ItemRow({ item, before, day }: ItemRowProps): JSX.Element {
  const { focus } = useTrip();
  const isFocused = focus.value === item.id;
  return (
    <>
      <Gap item={item} before={before} />
      <li
        class={`item item-${item.kind} ${isFocused ? 'focused' : ''}`}
        data-item={item.id}
        tabIndex={-1}
        onMouseEnter={() => (focus.value = item.id)}
        onMouseLeave={() => (focus.value = null)}
        onFocusCapture={() => (focus.value = item.id)}
      >
        <Mark item={item} />
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
      </div>
    );
  return <VisitBody item={item} activity={item.activity} day={day} />;
}

function VisitBody({ item, activity, day }: { readonly item: DayItem; readonly activity: Activity; readonly day: number }): JSX.Element {
  const { title, note, openingHours, kind } = activity;
  return (
    <div class="item-body">
      <b>{title}</b>
      <p class="faint">
        <Time item={item} />
        {openingHours && ` · ${/^\d/.test(openingHours) ? t('visit.hours', { hours: openingHours }) : openingHours}`}
      </p>
      {note && <p>{note}</p>}
      {kind !== 'free_time' && <VisitActions activity={activity} day={day} />}
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

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { DailyWeather } from '@app/contracts';
import type { ShownPlan } from '../store/shown-plan.js';
import { requestIn, weatherIn } from '../store/shown-plan.js';
import { useTrip } from '../store/trip-context.js';
import { Icon } from '../ui/icon.js';
import type { IconName } from '../ui/icon.js';
import { dayName, dayRange, listed, roundMoney, weekday } from '../words/formats.js';
import { named, t } from '../words/words.js';
import { LocalFacts } from './local-facts.js';
import { PrintButton, TakeAlong } from './take-along.js';

/** All cities of a route, or the destination with its country. */
export function tripName({ route = [], selectedDestination: place }: ShownPlan): string | null {
  const cities = [...new Set(route.map(({ city }) => city))];
  if (cities.length > 1) return listed(cities);
  const only = place ?? (route[0] ? { name: route[0].city, country: route[0].country } : null);
  return only && (only.country ? `${only.name}, ${only.country}` : only.name);
}

/** What the trip is, at a glance. */
export function TripHeader({ plan }: { readonly plan: ShownPlan }): JSX.Element {
  const { store } = useTrip();
  const thread = store.thread.value;
  const request = thread && requestIn(thread);
  const [first, last] = [plan.itinerary[0]?.date, plan.itinerary.at(-1)?.date];
  const status = store.status.value;
  const name = tripName(plan);
  useEffect(() => {
    document.title = name ? `${name} · NaviGo` : 'NaviGo';
    return () => {
      document.title = 'NaviGo';
    };
  }, [name]);
  return (
    <header class="trip-head">
      <div class="trip-head-row">
        <h1>{name}</h1>
        {!plan.isDraft && (store.isShared ? <PrintButton /> : <TakeAlong />)}
      </div>
      <p class="trip-facts">
        {first && last && <span>{dayRange(first, last)}</span>}
        <span>{t('trip.days', { days: plan.itinerary.length })}</span>
        {request && <span>{t('trip.people', { adults: request.adults, children: request.children })}</span>}
        {plan.costs && <b>{roundMoney(plan.costs.total, plan.costs.currency)}</b>}
        {status && <span class={`state state-${status}`}>{named('status', status, status)}</span>}
      </p>
      {!plan.isDraft && !store.isShared && <LocalFacts plan={plan} />}
      {plan.summary && <Summary text={plan.summary} />}
      {thread && <WeatherStrip days={weatherIn(thread).filter(({ date }) => plan.itinerary.some((day) => day.date === date))} />}
    </header>
  );
}

/** Longer texts are cut until they are asked for. */
const LONG_CHARS = 260;

function Summary({ text }: { readonly text: string }): JSX.Element {
  const isOpen = useSignal(false);
  if (text.length <= LONG_CHARS) return <p class="summary">{text}</p>;
  return (
    <>
      <p class={`summary ${isOpen.value ? '' : 'short'}`}>{text}</p>
      <button type="button" class="link" aria-expanded={isOpen.value} onClick={() => (isOpen.value = !isOpen.value)}>
        {t(isOpen.value ? 'trip.less' : 'trip.more')}
      </button>
    </>
  );
}

const RAINY = 55;
const CLOUDY = 30;

function sky({ precipitationProbability: rain }: DailyWeather): IconName {
  if (rain === null) return 'cloud';
  return rain >= RAINY ? 'rain' : rain >= CLOUDY ? 'cloud' : 'sun';
}

function WeatherStrip({ days }: { readonly days: readonly DailyWeather[] }): JSX.Element | null {
  if (days.length === 0) return null;
  return (
    <ol class="weather" aria-label={t('trip.weather')} tabIndex={0}>
      {days.map((day) => (
        <li key={day.date} title={`${dayName(day.date)}: ${day.summary}`}>
          <span>{weekday(day.date)}</span>
          <Icon name={sky(day)} class={`sky-${sky(day)}`} />
          <span>
            {Math.round(day.highC)}° <span class="faint">{Math.round(day.lowC)}°</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

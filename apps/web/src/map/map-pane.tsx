import type { JSX } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import type { ShownPlan } from '../store/shown-plan.js';
import { useTrip } from '../store/trip-context.js';
import { dayTone } from '../trip/day-tone.js';
import { wayLink } from '../trip/map-links.js';
import { Icon } from '../ui/icon.js';
import { dayName } from '../words/formats.js';
import { t } from '../words/words.js';
import { marksOfDay, marksOfRoute } from './marks.js';
import { findTiles, tiles } from './tiles.js';

/** Drawing needs the shapes of countries, which come only with a plan. */
const TripMap = lazy(() => import('./trip-map.js').then(({ TripMap: map }) => map));
const StreetMap = lazy(() => import('./street-map.js').then(({ StreetMap: map }) => map));

/** The map of the day at hand, or of the whole route. */
export function MapPane(): JSX.Element {
  const { store, mapDay } = useTrip();
  const plan = store.plan.value;
  useEffect(() => void findTiles(), []);
  const days = plan?.itinerary ?? [];
  // A route of one stop is a point; its first day says more.
  const otherwise = (plan?.route?.length ?? 0) > 1 ? null : 0;
  const isWhole = mapDay.value === null && otherwise === null;
  const chosen = isWhole ? null : days[mapDay.value ?? 0] ? (mapDay.value ?? 0) : otherwise;
  return (
    <section class="map-pane" aria-label={t('map.title')}>
      {plan && days.length > 0 && (
        <>
          <div class="map-days">
            {otherwise === null && (
              <button type="button" class="day-pick" aria-pressed={chosen === null} onClick={() => (mapDay.value = null)}>
                {t('map.all')}
              </button>
            )}
            {days.map((day, index) => (
              <button
                key={day.date}
                type="button"
                class={`day-pick ${dayTone(index)}`}
                aria-pressed={chosen === index}
                aria-label={t('day.on', { day: index + 1, date: dayName(day.date), city: day.city })}
                onClick={() => (mapDay.value = index)}
              >
                {index + 1}
              </button>
            ))}
          </div>
          <Suspense fallback={<p class="faint map-wait">{t('map.loading')}</p>}>
            <Drawing plan={plan} day={chosen} />
          </Suspense>
          <MapFoot plan={plan} day={chosen} />
        </>
      )}
    </section>
  );
}

interface Shown {
  readonly plan: ShownPlan;
  readonly day: number | null;
}

/** The operator's streets, or a sketch where there are none; nothing until that is known. */
function Drawing({ plan, day }: Shown): JSX.Element | null {
  const url = tiles.value;
  if (url === undefined) return null;
  return url === null ? <TripMap plan={plan} day={day} /> : <StreetMap plan={plan} day={day} url={url} />;
}

/** What the map is, and the same way in an app that leads along it. */
function MapFoot({ plan, day }: Shown): JSX.Element {
  const marks = day === null ? marksOfRoute(plan) : marksOfDay(plan, day).filter(({ kind }) => kind !== 'stay');
  const href = wayLink(marks);
  return (
    <p class="map-foot">
      <span>{tiles.value === null && t('map.sketch')}</span>
      {href && (
        <a class="link" href={href} target="_blank" rel="noreferrer">
          <Icon name="pin" />
          {t('map.open')}
        </a>
      )}
    </p>
  );
}

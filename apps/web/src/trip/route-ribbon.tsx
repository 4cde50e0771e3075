import type { JSX } from 'preact';
import { useId, useRef } from 'preact/hooks';
import type { PlanEdit, RouteStop, TransportLeg } from '@app/contracts';
import { waysByStop } from '@app/contracts/browser';
import type { ShownPlan } from '../store/shown-plan.js';
import { useTrip } from '../store/trip-context.js';
import { Icon, isIcon } from '../ui/icon.js';
import { money, shortDay } from '../words/formats.js';
import { t } from '../words/words.js';
import { mainWay } from './day-items.js';

/** The stops in order with their nights, and the ways between them, from home to home. */
export function RouteRibbon({ plan }: { readonly plan: ShownPlan }): JSX.Element | null {
  const { mapDay } = useTrip();
  const route = plan.route ?? [];
  if (route.length === 0) return null;
  const ways = waysByStop(route, plan.transport);
  return (
    <section class="ribbon-box" aria-labelledby="route">
      <h2 id="route" class="unseen">
        {t('route.title')}
      </h2>
      <ol class="ribbon" tabIndex={0} aria-labelledby="route">
        {route.map((stop, index) => {
          const dayIndex = plan.itinerary.findIndex(({ date, city }) => date >= stop.arrive && city === stop.city);
          return (
            <li key={`${stop.city}-${stop.arrive}`} class="ribbon-stop">
              <Way leg={mainWay(ways[index] ?? [])} />
              <button type="button" class="stop-chip" title={stop.why} onClick={() => (mapDay.value = dayIndex < 0 ? null : dayIndex)}>
                <b>{stop.city}</b>
                <span>{t('route.nights', { nights: stop.nights })}</span>
                <span class="faint">
                  {shortDay(stop.arrive)}
                  {stop.nights > 0 && ` – ${shortDay(stop.leave)}`}
                </span>
              </button>
              <StopMenu route={route} index={index} />
            </li>
          );
        })}
        <li class="ribbon-stop">
          <Way leg={mainWay(ways.at(-1) ?? [])} />
        </li>
      </ol>
    </section>
  );
}

const swapped = (route: readonly RouteStop[], at: number, to: number): string[] => {
  const stops = route.map(({ city }) => city);
  const [one, other] = [stops[at] ?? '', stops[to] ?? ''];
  return stops.with(at, other).with(to, one);
};

/** Nights and place of one stop in the route; each entry is one typed edit. */
function StopMenu({ route, index }: { readonly route: readonly RouteStop[]; readonly index: number }): JSX.Element | null {
  const { store, talk } = useTrip();
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const stop = route[index];
  if (!stop || route.length < 2 || !store.canChange.value) return null;
  const { city, nights } = stop;
  const entries: readonly (readonly [string, PlanEdit])[] = [
    [t('stop.more'), { kind: 'nights', stop: city, by: 1, trip: 'keep' }],
    ...(nights > 1 ? [[t('stop.fewer'), { kind: 'nights', stop: city, by: -1, trip: 'keep' }] as const] : []),
    ...(index > 0 ? [[t('stop.earlier'), { kind: 'order', stops: swapped(route, index, index - 1) }] as const] : []),
    ...(index < route.length - 1 ? [[t('stop.later'), { kind: 'order', stops: swapped(route, index, index + 1) }] as const] : []),
    [t('stop.skip'), { kind: 'skip', stop: city }],
  ];
  return (
    <>
      <button type="button" class="ghost round stop-menu" popovertarget={id} aria-haspopup="true" aria-label={t('stop.change', { city })}>
        <Icon name="more" />
      </button>
      <div id={id} ref={menu} popover="auto" class="menu">
        {entries.map(([words, one]) => (
          <button
            key={words}
            type="button"
            disabled={talk.isSending.value}
            onClick={() => {
              menu.current?.hidePopover();
              void talk.edit(one);
            }}
          >
            {words}
          </button>
        ))}
      </div>
    </>
  );
}

function Way({ leg }: { readonly leg: TransportLeg | null }): JSX.Element | null {
  if (!leg) return null;
  const words = `${t(`mode.${leg.mode}`)}, ${t('route.way', { from: leg.from, to: leg.to })}, ${leg.departureTime ?? ''}–${leg.arrivalTime ?? ''}, ${money(leg.cost.amount, leg.cost.currency)}`;
  return (
    <span class="ribbon-way" title={words}>
      <Icon name={isIcon(leg.mode) ? leg.mode : 'transit'} />
      <span class="unseen">{words}</span>
      <span aria-hidden="true">{leg.departureTime}</span>
    </span>
  );
}

import { useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { KnownTown } from '@app/contracts';
import { knownTown } from '../api/places.js';
import type { ShownPlan } from '../store/shown-plan.js';
import { Icon } from '../ui/icon.js';
import { now } from '../ui/now.js';
import { clockIn, currencyName, listed } from '../words/formats.js';
import { t } from '../words/words.js';

/** What time it is there now, and what one pays with: towns of one time and one money are told together. */
export function LocalFacts({ plan }: { readonly plan: ShownPlan }): JSX.Element | null {
  const towns = useSignal<readonly KnownTown[]>([]);
  const stops = (plan.route ?? []).map(({ city, country }) => ({ city, country }));
  const { selectedDestination: only } = plan;
  const wanted = stops.length > 0 ? stops : only ? [{ city: only.name, country: only.country }] : [];
  const key = JSON.stringify(wanted);
  useEffect(() => {
    void Promise.all(wanted.map(({ city, country }) => knownTown(city, country))).then((found) => {
      towns.value = found.flatMap((town) => town ?? []);
    });
  }, [key]);
  const zones = [...new Map(towns.value.map((town) => [town.timezone, town])).values()];
  const moneys = [...new Set(towns.value.map(({ currency }) => currency))];
  if (zones.length === 0) return null;
  return (
    <p class="local-facts">
      {zones.map(({ timezone, name }) => (
        <span key={timezone}>
          <Icon name="clock" /> <LocalTime zone={timezone} town={zones.length > 1 ? name : null} />
        </span>
      ))}
      <span>
        <Icon name="money" /> {t('local.money', { names: listed(moneys.map((code) => `${currencyName(code)} (${code})`)) })}
      </span>
    </p>
  );
}

function LocalTime({ zone, town }: { readonly zone: string; readonly town: string | null }): JSX.Element {
  const time = useComputed(() => clockIn(zone, now.value));
  return <>{town ? t('local.timeIn', { town, time: time.value }) : t('local.time', { time: time.value })}</>;
}

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { ask } from '../api/client.js';
import { t } from '../words/words.js';
import { shortNumber } from '../words/formats.js';
import { CHART_LOOKS, Chart } from './chart.js';
import { usePolled } from './polled.js';
import { ratesBetween, readCounts } from './read-rates.js';
import type { Counts, Rates } from './read-rates.js';

const EVERY_MS = 5_000;

interface Look {
  readonly counts: Counts;
  readonly limit: { readonly perMinute: number; readonly left: number } | null;
}

async function look(): Promise<Look> {
  const response = await ask('/metrics');
  const [perMinute, left] = ['ratelimit-limit', 'ratelimit-remaining'].map((name) => Number(response.headers.get(name) ?? Number.NaN));
  const counts = readCounts(await response.text(), Date.now());
  return { counts, limit: Number.isFinite(perMinute) && Number.isFinite(left) ? { perMinute: perMinute ?? 0, left: left ?? 0 } : null };
}

/** How busy the gateway is, how fast it answers, and what the limit leaves. */
export function RatesCard(): JSX.Element {
  const looks = useSignal<readonly Look[]>([]);
  const trouble = usePolled(look, EVERY_MS, (one) => (looks.value = [...looks.value, one].slice(-CHART_LOOKS - 1)));
  const rates = looks.value.slice(1).map(({ counts }, index): Rates => ratesBetween(looks.value[index]?.counts ?? counts, counts));
  const limit = looks.value.at(-1)?.limit;
  const readers = looks.value.map(({ counts }) => counts.readers);
  return (
    <section class="card" aria-labelledby="rates">
      <h2 id="rates">{t('ops.rates')}</h2>
      {trouble.value && <p class="trouble">{trouble}</p>}
      <div class="charts">
        <Chart title={t('ops.perMinute')} values={rates.map(({ requestsPerMinute }) => requestsPerMinute)} say={shortNumber} />
        <Chart title={t('ops.errors')} values={rates.map(({ errorsPerMinute }) => errorsPerMinute)} say={shortNumber} isBad />
        <Chart title={t('ops.latency')} values={rates.map(({ slowMs }) => slowMs)} say={(ms) => `${shortNumber(ms)} ms`} />
        <Chart title={t('ops.readers')} values={readers} say={shortNumber} />
      </div>
      {limit && <p class="faint">{t('ops.limit', { perMinute: limit.perMinute, left: limit.left })}</p>}
    </section>
  );
}

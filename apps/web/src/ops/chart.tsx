import type { JSX } from 'preact';
import { t } from '../words/words.js';

interface ChartProps {
  readonly title: string;
  /** The oldest first; null where nothing is known. */
  readonly values: readonly (number | null)[];
  readonly say: (value: number) => string;
  readonly isBad?: boolean;
}

const WIDTH = 240;
const HEIGHT = 56;
/** How many looks fill the width. */
export const CHART_LOOKS = 60;

/** A figure, and how it went over the last minutes. */
export function Chart({ title, values, say, isBad = false }: ChartProps): JSX.Element {
  const known = values.filter((value) => value !== null);
  const top = Math.max(...known, 0);
  const now = values.at(-1) ?? null;
  const x = (index: number): number => WIDTH - ((values.length - 1 - index) * WIDTH) / (CHART_LOOKS - 1);
  const y = (value: number): number => HEIGHT - 2 - (top > 0 ? (value / top) * (HEIGHT - 8) : 0);
  const points = values.flatMap((value, index) => (value === null ? [] : [`${x(index).toFixed(1)},${y(value).toFixed(1)}`]));
  const shown = now === null ? '–' : say(now);
  return (
    <figure class={isBad && top > 0 ? 'chart bad-chart' : 'chart'}>
      <figcaption>
        <span>{title}</span>
        <b>{shown}</b>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={t('ops.chart', { title, now: shown, top: say(top) })}>
        <path class="chart-floor" d={`M0 ${HEIGHT - 1} H${WIDTH}`} />
        {points.length > 1 && <polyline points={points.join(' ')} />}
      </svg>
    </figure>
  );
}

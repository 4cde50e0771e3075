import type { GeoProjection } from 'd3-geo';
import type { JSX } from 'preact';
import { metersBetween } from '../trip/day-items.js';
import { distance } from '../words/formats.js';

const LONGEST_PX = 110;
const STEPS_M = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];

interface Scale {
  /** A round distance. */
  readonly meters: number;
  readonly px: number;
}

/** The longest round distance that is no longer than it should be on the screen. */
function scaleOf(projection: GeoProjection, height: number): Scale | null {
  const [a, b] = [projection.invert?.([16, height / 2]), projection.invert?.([16 + LONGEST_PX, height / 2])];
  if (!a || !b) return null;
  const whole = metersBetween({ lng: a[0], lat: a[1] }, { lng: b[0], lat: b[1] });
  const meters = STEPS_M.findLast((length) => length <= whole) ?? 100;
  return { meters, px: (LONGEST_PX * meters) / whole };
}

/** How far is how far. */
export function ScaleBar({ projection, height }: { readonly projection: GeoProjection; readonly height: number }): JSX.Element | null {
  const scale = scaleOf(projection, height);
  if (!scale) return null;
  return (
    <g class="map-scale" transform={`translate(16 ${height - 14})`}>
      <path d={`M0 -5 V0 H${scale.px.toFixed(1)} V-5`} />
      <text x={scale.px / 2} y="-7" text-anchor="middle">
        {distance(scale.meters)}
      </text>
    </g>
  );
}

const upTo = (end: number, step: number): number[] => Array.from({ length: Math.floor(end / step) }, (_, index) => (index + 1) * step);

/** Squares of a round size, where a map of the world has nothing to tell. */
export function Grid({ projection, width, height }: { readonly projection: GeoProjection; readonly width: number; readonly height: number }): JSX.Element {
  const step = scaleOf(projection, height)?.px ?? LONGEST_PX;
  const lines = [...upTo(width, step).map((x) => `M${x.toFixed(1)} 0V${height}`), ...upTo(height, step).map((y) => `M0 ${y.toFixed(1)}H${width}`)];
  return (
    <>
      <rect class="map-plain" width={width} height={height} />
      <path class="map-grid" d={lines.join('')} />
    </>
  );
}

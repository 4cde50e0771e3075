import { useSignal } from '@preact/signals';
import { geoMercator, geoPath } from 'd3-geo';
import type { GeoPermissibleObjects } from 'd3-geo';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import world from 'world-atlas/countries-50m.json';
import type { ShownPlan } from '../store/shown-plan.js';
import { useTrip } from '../store/trip-context.js';
import { dayTone } from '../trip/day-tone.js';
import { goTo } from '../trip/go-to.js';
import { t } from '../words/words.js';
import { MapMark } from './map-mark.js';
import { MapWays } from './map-ways.js';
import { marksOfDay, marksOfRoute, waysOfDay, waysOfRoute } from './marks.js';
import type { Mark } from './marks.js';
import { Grid, ScaleBar } from './scale-bar.js';

const MARGIN = 44;
/** Pixels for a radian at most: about a city's quarter on the screen. */
const CLOSEST = 1_300_000;
/** Nearer than this the coast lines would be wrong by more than a reader forgives; a plain grid stands instead. */
const TRUE_COAST = 30_000;

const land = feature(world as unknown as Topology, (world as unknown as Topology).objects['countries'] as GeometryCollection);

/** Fits all marks, with a margin and not nearer than makes sense. */
function projectionFor(marks: readonly Mark[], width: number, height: number, closest: number) {
  const points: GeoPermissibleObjects = { type: 'MultiPoint', coordinates: marks.map(({ lng, lat }) => [lng, lat]) };
  const box: [[number, number], [number, number]] = [
    [MARGIN, MARGIN],
    [width - MARGIN, height - MARGIN],
  ];
  const projection = geoMercator().fitExtent(box, points);
  if (projection.scale() <= closest && Number.isFinite(projection.scale())) return projection;
  const middle = [marks.reduce((sum, { lng }) => sum + lng, 0) / marks.length, marks.reduce((sum, { lat }) => sum + lat, 0) / marks.length] as const;
  return geoMercator()
    .scale(closest)
    .center([middle[0], middle[1]])
    .translate([width / 2, height / 2]);
}

/** A drawing to scale: coast lines and borders, the places of a day or of the route, and the way between them. */
export function TripMap({ plan, day }: { readonly plan: ShownPlan; readonly day: number | null }): JSX.Element {
  const { focus } = useTrip();
  const box = useRef<HTMLDivElement>(null);
  const size = useSignal({ width: 420, height: 460 });
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 80 && height > 80) size.value = { width: Math.round(width), height: Math.round(height) };
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  const marks = day === null ? marksOfRoute(plan) : marksOfDay(plan, day);
  const { width, height } = size.value;
  if (marks.length === 0)
    return (
      <div class="map-box" ref={box}>
        <p class="faint map-wait">{t('map.none')}</p>
      </div>
    );
  const projection = projectionFor(marks, width, height, day === null ? CLOSEST / 60 : CLOSEST);
  const at = ({ lng, lat }: Mark): [number, number] => projection([lng, lat]) ?? [0, 0];
  const ways = day === null ? waysOfRoute(plan, marks) : waysOfDay(plan, day, marks);
  return (
    <div class="map-box" ref={box}>
      <svg class={`map ${day === null ? '' : dayTone(day)}`} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={t('map.title')}>
        {projection.scale() < TRUE_COAST ? (
          <>
            <rect class="map-sea" width={width} height={height} />
            <path class="map-land" d={geoPath(projection)(land) ?? ''} />
          </>
        ) : (
          <Grid projection={projection} width={width} height={height} />
        )}
        <MapWays ways={ways} at={at} />
        {[...marks].reverse().map((mark) => (
          <MapMark
            key={mark.id}
            mark={mark}
            at={at(mark)}
            isFocused={focus.value === mark.id}
            onFocus={(isOn) => (focus.value = isOn ? mark.id : null)}
            onChoose={() => goTo(mark.kind === 'stop' && mark.day !== null ? `d${mark.day + 1}` : mark.id)}
          />
        ))}
        <ScaleBar projection={projection} height={height} />
      </svg>
    </div>
  );
}

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { AttributionControl, LngLatBounds, Map, NavigationControl, addProtocol, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { Protocol } from 'pmtiles';
import type { ShownPlan } from '../store/shown-plan.js';
import { useTrip } from '../store/trip-context.js';
import { dayTone } from '../trip/day-tone.js';
import { goTo } from '../trip/go-to.js';
import { t } from '../words/words.js';
import { MapMark } from './map-mark.js';
import { MapWays } from './map-ways.js';
import { marksOfDay, marksOfRoute, waysOfDay, waysOfRoute } from './marks.js';
import type { Mark } from './marks.js';
import { pageColours, streetStyle } from './street-style.js';

setWorkerUrl(workerUrl);
addProtocol('pmtiles', new Protocol().tile);

const CLOSEST_ZOOM = 16;
const MARGIN_PX = 60;
const CREDIT = '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">OpenStreetMap</a>';

const boundsOf = (marks: readonly Mark[]): LngLatBounds => marks.reduce((bounds, { lng, lat }) => bounds.extend([lng, lat]), new LngLatBounds());

/** Streets out of the operator's own file, with the marks of the sketch over them. */
export function StreetMap({ plan, day, url }: { readonly plan: ShownPlan; readonly day: number | null; readonly url: string }): JSX.Element {
  const { focus } = useTrip();
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<Map | null>(null);
  const view = useSignal(0);
  const marks = day === null ? marksOfRoute(plan) : marksOfDay(plan, day);
  useEffect(() => {
    if (!box.current) return undefined;
    const made = new Map({
      ...{ container: box.current, style: streetStyle(new URL(url, location.href).href, pageColours()), attributionControl: false },
      ...{ bounds: boundsOf(marks), fitBoundsOptions: { padding: MARGIN_PX, maxZoom: CLOSEST_ZOOM }, dragRotate: false },
    });
    made.addControl(new NavigationControl({ showCompass: false }));
    made.addControl(new AttributionControl({ compact: false, customAttribution: CREDIT }));
    made.on('move', () => (view.value += 1));
    made.on('load', () => (view.value += 1));
    map.current = made;
    view.value += 1;
    return () => made.remove();
  }, [url]);
  useEffect(() => {
    if (marks.length > 0) map.current?.fitBounds(boundsOf(marks), { padding: MARGIN_PX, maxZoom: CLOSEST_ZOOM, animate: false });
  }, [day, plan]);
  const at = ({ lng, lat }: Mark): [number, number] => {
    const { x, y } = map.current?.project([lng, lat]) ?? { x: 0, y: 0 };
    return [x, y];
  };
  return (
    <div class="map-box">
      <div ref={box} class="map-streets" />
      {view.value > 0 && (
        <svg class={`map map-over ${day === null ? '' : dayTone(day)}`} role="group" aria-label={t('map.title')}>
          <MapWays ways={day === null ? waysOfRoute(plan, marks) : waysOfDay(plan, day, marks)} at={at} />
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
        </svg>
      )}
    </div>
  );
}

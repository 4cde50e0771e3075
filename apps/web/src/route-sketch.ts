import type { ItineraryDay } from '@app/contracts';
import { drawn } from './dom.js';

const WIDTH = 320;
const HEIGHT = 180;
const MARGIN = 18;

interface Stop {
  readonly lat: number;
  readonly lng: number;
  readonly title: string;
}

const stopsOf = (day: ItineraryDay): Stop[] =>
  day.activities.flatMap(({ title, place: { lat, lng } }) => (lat === undefined || lng === undefined ? [] : [{ lat, lng, title }]));

/** The day's visits as numbered points, north up and to scale; null where fewer than two have coordinates. */
export function routeSketch(day: ItineraryDay): Element | null {
  const stops = stopsOf(day);
  if (stops.length < 2) return null;
  const points = project(stops);
  const marks = points.flatMap(({ x, y }, index) => [
    drawn('circle', { cx: x, cy: y, r: 9, class: 'stop' }, drawn('title', {}, stops[index]?.title ?? '')),
    drawn('text', { x, y: y + 3.5, class: 'stop-number' }, String(index + 1)),
  ]);
  const way = drawn('polyline', { points: points.map(({ x, y }) => `${x},${y}`).join(' '), class: 'way' });
  return drawn('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: 'sketch', role: 'img', 'aria-label': `Route of ${day.date}` }, way, ...marks);
}

function project(stops: readonly Stop[]): { x: number; y: number }[] {
  const middle = stops.reduce((sum, { lat }) => sum + lat, 0) / stops.length;
  // A degree of longitude is shorter than one of latitude everywhere but at the equator.
  const flat = stops.map(({ lat, lng }) => ({ x: lng * Math.cos((middle * Math.PI) / 180), y: -lat }));
  const [xs, ys] = [flat.map(({ x }) => x), flat.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [spanX, spanY] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min((WIDTH - 2 * MARGIN) / (spanX || 1e-9), (HEIGHT - 2 * MARGIN) / (spanY || 1e-9));
  const [shiftX, shiftY] = [(WIDTH - spanX * scale) / 2, (HEIGHT - spanY * scale) / 2];
  return flat.map(({ x, y }) => ({ x: round(shiftX + (x - left) * scale), y: round(shiftY + (y - top) * scale) }));
}

const round = (value: number): number => Math.round(value * 10) / 10;

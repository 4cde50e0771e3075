import type { DayRow } from './day-rows.js';

/** A stop on paper: `number` is its place in the list of the day, from 1. */
export interface SketchStop {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
  /** Kept free on all sides. */
  readonly margin: number;
}

const HALF_TURN = 180;
const FULL_TURN = 360;
/** Degrees; what lies closer together is drawn as if it were so far apart, or two doors of one square would fill the sheet. */
const MIN_SPAN = 0.004;

/** Degrees on a flat sheet: a degree of longitude is as wide as it is there, and nothing is torn apart at the date line. */
function flattened(points: readonly { lat: number; lng: number }[]): { x: number; y: number }[] {
  const [first] = points;
  if (!first) return [];
  const shrink = Math.cos((first.lat * Math.PI) / HALF_TURN);
  return points.map(({ lat, lng }) => {
    const east = ((((lng - first.lng) % FULL_TURN) + FULL_TURN + HALF_TURN) % FULL_TURN) - HALF_TURN;
    return { x: east * shrink, y: first.lat - lat };
  });
}

/** Where the stops of a day lie to each other, north up, as large as fits; empty with fewer than two stops whose place is known. */
export function routeSketch(rows: readonly DayRow[], { width, height, margin }: Size): SketchStop[] {
  const stops = rows.flatMap(({ point }, index) => (point ? [{ number: index + 1, ...point }] : []));
  if (stops.length < 2) return [];
  const flat = flattened(stops);
  const range = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)];
  const [west, east] = range(flat.map(({ x }) => x));
  const [north, south] = range(flat.map(({ y }) => y));
  const scale = Math.min((width - 2 * margin) / Math.max(east - west, MIN_SPAN), (height - 2 * margin) / Math.max(south - north, MIN_SPAN));
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  return flat.map(({ x, y }, index) => ({
    number: stops[index]?.number ?? 0,
    x: rounded(width / 2 + (x - (west + east) / 2) * scale),
    y: rounded(height / 2 + (y - (north + south) / 2) * scale),
  }));
}

import type { JSX } from 'preact';
import { minutes } from '../words/formats.js';
import type { Mark, MarkWay } from './marks.js';

/** Shorter lines have no room for words beside the marks at both ends. */
const ROOM_PX = 64;

interface MapWaysProps {
  readonly ways: readonly MarkWay[];
  readonly at: (mark: Mark) => readonly [number, number];
}

/** The ways between marks as dotted lines, with their minutes where there is room. */
export function MapWays({ ways, at }: MapWaysProps): JSX.Element {
  const lines = ways.map(({ from, to, minutes: length }) => ({ from: at(from), to: at(to), length }));
  return (
    <>
      <path class="map-way" d={lines.map(({ from, to }) => `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`).join('')} />
      {lines.map(({ from, to, length }, index) =>
        length === null || Math.hypot(to[0] - from[0], to[1] - from[1]) < ROOM_PX ? null : (
          <text key={index} class="map-minutes" x={(from[0] + to[0]) / 2} y={(from[1] + to[1]) / 2 + 4} text-anchor="middle">
            {minutes(length)}
          </text>
        ),
      )}
    </>
  );
}

import type { JSX } from 'preact';
import { dayTone } from '../trip/day-tone.js';
import type { Mark } from './marks.js';

interface MapMarkProps {
  readonly mark: Mark;
  readonly at: readonly [number, number];
  readonly isFocused: boolean;
  readonly onFocus: (isOn: boolean) => void;
  readonly onChoose: () => void;
}

/** A numbered point, a small one for meals, a house for the stay; it can be reached with the keyboard and leads to its line in the list. */
export function MapMark({ mark, at: [x, y], isFocused, onFocus, onChoose }: MapMarkProps): JSX.Element {
  const { kind, label, title, day } = mark;
  return (
    <g
      class={`mark mark-${kind} ${day === null ? '' : dayTone(day)} ${isFocused ? 'focused' : ''}`}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      role="button"
      tabIndex={0}
      aria-label={label ? `${label}. ${title}` : title}
      onMouseEnter={() => onFocus(true)}
      onMouseLeave={() => onFocus(false)}
      onFocus={() => onFocus(true)}
      onBlur={() => onFocus(false)}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onChoose();
      }}
    >
      <circle class="mark-touch" r="16" />
      {kind === 'stay' ? <path class="mark-shape" d="M-9 1 0-8 9 1V9H-9z" /> : <circle class="mark-shape" r={kind === 'meal' ? 6 : 11} />}
      {label && (
        <text y="4" text-anchor="middle" aria-hidden="true">
          {label}
        </text>
      )}{' '}
      {(isFocused || kind === 'stop') && (
        <text class="mark-title" y={-17} text-anchor="middle" aria-hidden="true">
          {title}
        </text>
      )}
    </g>
  );
}

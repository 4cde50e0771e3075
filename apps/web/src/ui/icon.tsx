import type { JSX } from 'preact';

/** Drawn on a grid of 24, one line wide; `currentColor` takes the colour of the words beside. */
const PATHS = {
  flight: 'M10.5 21 12 16.5 5 13l-2 1 0-2 8-6V3.5a1.5 1.5 0 0 1 3 0V6l7 6v2l-7-1.500L13.500 17l2 2v2l-2.500-1z',
  train: 'M7 3h10a2 2 0 0 1 2 2v9a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V5a2 2 0 0 1 2-2zM5 10h14M8.500 14h.01M15.500 14h.01M8 17l-2 4M16 17l2 4',
  bus: 'M5 6a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v11H5zM5 12h14M8 17v2M16 17v2M8 14.500h.01M16 14.500h.01',
  ferry:
    'M3 17c1.500 1.500 3 1.500 4.500 0 1.500 1.500 3 1.500 4.500 0 1.500 1.500 3 1.500 4.500 0 1.500 1.500 3 1.500 4.500 0M5 14l-1-4 8-2 8 2-1 4M8 9V5h8v4',
  drive: 'M4 16v-4l2-5h12l2 5v4zM4 12h16M7 16v2M17 16v2M7.500 14h.01M16.500 14h.01',
  taxi: 'M4 16v-4l2-5h12l2 5v4zM4 12h16M7 16v2M17 16v2M10 7V4h4v3',
  transit: 'M6 4h12v12H6zM6 10h12M9 13h.01M15 13h.01M8 16l-2 4M16 16l2 4',
  walk: 'M13 5.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3zM9 21l2-6 3 2v4M11 15l-1-5 4-1 2 3 3 1M10 10l-3 2v3',
  stay: 'M3 20V6M3 13h18v7M21 16H3M7 13v-3h5a4 4 0 0 1 4 3',
  meal: 'M7 3v8M4.500 3v4a2.500 2.500 0 0 0 5 0V3M7 11v10M17 21v-7h-3V7c0-2 1.500-4 3-4z',
  check: 'M4 12.500 9.500 18 20 6.500',
  cross: 'M6 6l12 12M18 6 6 18',
  warn: 'M12 4 2.500 20h19zM12 10v5M12 17.500h.01',
  pin: 'M12 21s7-6.500 7-11.500a7 7 0 0 0-14 0C5 14.500 12 21 12 21zM12 12a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  lock: 'M6 11h12v9H6zM8.500 11V7.500a3.500 3.500 0 0 1 7 0V11',
  unlock: 'M6 11h12v9H6zM8.500 11V7.500a3.500 3.500 0 0 1 6.800-1',
  swap: 'M4 8h14l-4-4M20 16H6l4 4',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  download: 'M12 4v11M7.500 11 12 15.500 16.500 11M5 20h14',
  down: 'M6 9l6 6 6-6',
  send: 'M4 12 20 4l-5 16-4-7z',
  stop: 'M7 7h10v10H7z',
  plus: 'M12 5v14M5 12h14',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  free: 'M4 18c4-9 12-9 16-13-1 9-5 13-12 13M4 20c1-4 4-7 8-9',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M18.700 5.300l-1.400 1.400M6.700 17.300l-1.400 1.400',
  cloud: 'M7 18a4 4 0 0 1 0-8 5.500 5.500 0 0 1 10.500 1.500A3.300 3.300 0 0 1 17 18z',
  rain: 'M7 14a4 4 0 0 1 0-8 5.500 5.500 0 0 1 10.500 1.500A3.300 3.300 0 0 1 17 14zM8 17l-1 3M12 17l-1 3M16 17l-1 3',
  map: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  talk: 'M4 5h16v11H10l-5 4v-4H4z',
  trip: 'M5 4h14v16H5zM8 8h8M8 12h8M8 16h5',
  up: 'M12 19V6M6.500 11 12 5.500 17.500 11',
  arrowDown: 'M12 5v13M6.500 13l5.500 5.500 5.500-5.500',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  minus: 'M5 12h14',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20c0-4 3-6 6.500-6s6.500 2 6.500 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2.500.800 3.500 2.700 3.500 5.500',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.500 2',
  money: 'M3 7h18v10H3zM12 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM6 10h.01M18 14h.01',
  undo: 'M9 7 4 12l5 5M4 12h10a5 5 0 0 1 0 10h-2',
} as const;
export type IconName = keyof typeof PATHS;

/** A small drawing beside words; it says nothing by itself, so screen readers pass over it. */
export const Icon = ({ name, class: className = '' }: { readonly name: IconName; readonly class?: string }): JSX.Element => (
  <svg class={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
);

export const isIcon = (name: string): name is IconName => Object.hasOwn(PATHS, name);

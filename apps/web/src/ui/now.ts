import { signal } from '@preact/signals';

const TICK_MS = 1_000;

/** The time in milliseconds since 1970, for what shows how long something takes; rests while nobody looks. */
export const now = signal(Date.now());

setInterval(() => {
  if (document.visibilityState === 'visible') now.value = Date.now();
}, TICK_MS);

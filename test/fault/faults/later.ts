import type { Fault } from '../fault.js';

const skipped = (number: string, title: string, reason: string): Fault => ({
  number,
  title,
  injected: 'nothing yet',
  skip: () => reason,
  run: () => Promise.reject(new Error(`${number} is skipped.`)),
});

/** Rows of the matrix whose feature is not there yet. */
export const F28 = skipped('F28', 'slow and many readers of event streams', 'joins with the stream of events');

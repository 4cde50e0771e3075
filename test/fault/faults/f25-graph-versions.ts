import type { Fault } from '../fault.js';

/** Joins as soon as services can be told which versions of the graph they serve; then it starts runs on one, deploys the next, and rolls back. */
export const F25: Fault = {
  number: 'F25',
  title: 'a new version of the graph while runs are on their way',
  injected: 'orchestrators and workers of the next version take over in the middle of the work; then back',
  skip: () => 'services cannot be told yet which versions of the graph they serve',
  run: () => Promise.reject(new Error('F25 is skipped.')),
};

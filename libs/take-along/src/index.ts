export { toIcs } from './to-ics.js';
export { toMarkdown } from './to-markdown.js';
export { isTakeable, tripTitle } from './trip-title.js';
export type { PlanToTake } from './plan-to-take.js';

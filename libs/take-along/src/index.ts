export { toHtml } from './to-html.js';
export { toCalendarObjects, toIcs } from './to-ics.js';
export { toPdf } from './to-pdf.js';
export { toMarkdown } from './to-markdown.js';
export { digestOfToken, newShareToken } from './share-token.js';
export { toSharedPlan } from './to-shared-plan.js';
export { placeZones } from './place-zones.js';
export { isTakeable, tripTitle } from './trip-title.js';
export type { PlanToTake } from './plan-to-take.js';

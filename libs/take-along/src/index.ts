export { toHtml } from './to-html.js';
export { toIcs } from './to-ics.js';
export { toPdf } from './to-pdf.js';
export { toMarkdown } from './to-markdown.js';
export { toSharedPlan } from './to-shared-plan.js';
export { isTakeable, tripTitle } from './trip-title.js';
export type { PlanToTake } from './plan-to-take.js';

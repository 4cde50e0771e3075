/** What of the contracts runs in a browser: plain functions, without the schemas and their library. */
export { compareEventIds } from './http/event-ids.js';
export { waysByStop } from './travel/route-ways.js';

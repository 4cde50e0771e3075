export { digestOfPlan } from './watch/digest-of-plan.js';
export { PROPOSAL_KEY, WATCH_NAME, WATCH_WORKFLOW } from './watch/watch.workflow.js';
export type { WatchCall } from './watch/watch.workflow.js';
export { SCHEDULE_NAME, SCHEDULE_WORKFLOW } from './schedule/schedule.workflow.js';

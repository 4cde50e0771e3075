export { GROUP_NAME, GROUP_KEY, GROUP_WORKFLOW } from './group.workflow.js';
export type { GroupCall } from './group-call.js';
export { GroupShown } from './group.channels.js';
export { costsOf, savedBy } from './costs/split-costs.js';
export { budgetConflict, isOfMember, requestOfAll } from './merged-request.js';
export { wins } from './votes.js';

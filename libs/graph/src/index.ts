export { has, lacks } from './presence.js';
export { PLAN_CHANNELS } from './plan.channels.js';
export { PLAN_GRAPH } from './plan.graph.js';
export { PLAN_NAME } from './plan-parts.js';
export { SERVED_WORKFLOWS } from './served-graphs.js';

import { ACTIONS_WORKFLOW, ACTIONS_WORKFLOW_V1 } from '@app/actions';
import { GROUP_WORKFLOW } from '@app/groups';
import { SCHEDULE_WORKFLOW, WATCH_WORKFLOW } from '@app/watches';
import { ServedWorkflows } from '@app/workflow';
import { PLAN_GRAPH_V1 } from './plan-v1.graph.js';
import { PLAN_GRAPH_V2 } from './plan-v2.graph.js';
import { PLAN_GRAPH } from './plan.graph.js';

/** The workflows of this release. */
export const SERVED_WORKFLOWS = new ServedWorkflows(
  { current: PLAN_GRAPH, older: [PLAN_GRAPH_V1, PLAN_GRAPH_V2] },
  { current: ACTIONS_WORKFLOW, older: [ACTIONS_WORKFLOW_V1] },
  { current: WATCH_WORKFLOW },
  { current: SCHEDULE_WORKFLOW },
  { current: GROUP_WORKFLOW },
);

import type { WorkflowVersion } from '@app/ports';
import { eventsQueueOf } from './define-workflow.js';
import type { Workflow } from './define-workflow.js';

/** Stands in for a version that is not served here, for moves that need nothing of it, such as the end of a run on a person's word. */
export const unservedWorkflow = ({ workflow, graphVersion }: WorkflowVersion): Workflow => ({
  ...{ name: workflow, version: graphVersion, eventsQueue: eventsQueueOf(workflow, graphVersion) },
  ...{ channels: {}, reducers: {}, agents: {}, rows: {}, gates: {}, interrupts: {}, starts: [] },
  guard: { agent: 'guard', flags: 'flags', blocks: () => false },
  finish: () => null,
});

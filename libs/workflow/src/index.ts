export { classified } from './channel.js';
export type { Channel, ChannelRow, ChannelTable, ForkRule, Origin } from './channel.js';
export { defineWorkflow } from './define-workflow.js';
export type {
  AboutPaths,
  AgentMap,
  DecisionInterrupt,
  InputInterrupt,
  Interrupt,
  Kept,
  PersonDecision,
  Review,
  Row,
  RunInterrupt,
  TimerInterrupt,
  WebhookInterrupt,
  Woken,
  ToldChange,
  Workflow,
  WorkflowDefinition,
} from './define-workflow.js';
export { findWorkflowProblems } from './find-problems.js';
export { forkState } from './fork-state.js';
export { guardFlags } from './guard.js';
export { renderMermaid } from './render-mermaid.js';
export { route } from './route.js';
export type { NextMove } from './route.js';
export { ServedWorkflows } from './served-workflows.js';
export { shownFields } from './shown-fields.js';
export type { StateOf } from './state-types.js';
export { unservedWorkflow } from './unserved-workflow.js';

export { ACTIONS_NAME, ACTIONS_WORKFLOW, ACTIONS_WORKFLOW_V1 } from './actions.workflow.js';
export { actionClassifier, readRequestExpert } from './classifier/classifier.agent.js';
export { DEFAULT_POLICY, createEffectDesk } from './effects/effect-desk.js';
export { evaluatePolicy } from './policy/evaluate-policy.js';
export { approversOf, resultsOf } from './standing.js';
export type { ActionDecision } from './review-actions.js';
export { actionTool } from './tools/index.js';
export type { ActionWorld, PlanSharer } from './tools/kit/define-action-tool.js';

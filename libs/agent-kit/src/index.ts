export { defineAgent } from './define-agent.js';
export type { AgentContext, AgentDefinition, AgentResult, Fields, StepPolicy, ValuesOf } from './define-agent.js';
export { REDUCERS, fold, foldAll } from './fold.js';
export type { AnyState } from './fold.js';
export { GENESIS_HASH, canonicalJson, chainHashOf, contentHashOf } from './log-chain.js';

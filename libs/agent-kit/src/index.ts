export { defineAgent } from './define-agent.js';
export type { AgentContext, AgentTools, AgentDefinition, AgentResult, Fields, StepPolicy, ValuesOf } from './define-agent.js';
export { fold, foldAll } from './fold.js';
export type { AnyState, Reducers, ReducersOf } from './fold.js';
export { GENESIS_HASH, canonicalJson, chainHashOf, contentHashOf } from './log-chain.js';
export { callKey } from './call-key.js';
export { journalModel } from './journaled-model.js';
export type { JournaledModelOptions } from './journaled-model.js';
export { journalToolModel } from './journaled-tool-model.js';

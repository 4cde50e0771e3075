import type { DecisionContext } from './decision-context.js';

/** Who a version comes from. */
export type Author = { readonly agent: string; readonly stepId: string | null; readonly attempt: number };

/** Whoever speaks for the rules, which have no step of their own: the agent that guards the workflow. */
export const rulesOf = ({ workflow }: DecisionContext): Author => ({ agent: workflow.guard.agent, stepId: null, attempt: 1 });

/** What the engine itself finds out about a run. */
export const ENGINE: Author = { agent: 'engine', stepId: null, attempt: 1 };

/** Whoever looks after the system. */
export const OPERATOR: Author = { agent: 'operator', stepId: null, attempt: 1 };

/** Whoever asked for the plan. */
export const PERSON: Author = { agent: 'person', stepId: null, attempt: 1 };

/** What happens because its time has come. */
export const TIMER: Author = { agent: 'timer', stepId: null, attempt: 1 };

/** Whoever asks a person to decide. */
export const REVIEW: Author = { agent: 'review', stepId: null, attempt: 1 };

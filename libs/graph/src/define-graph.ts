import type { AgentDefinition } from '@app/agent-kit';
import type { MemorySource, PlanPreview, Remembered, RunStatus } from '@app/contracts';
import type { AnyState } from '@app/agent-kit';
import type { StateOf } from './state.js';

export type AgentMap = Readonly<Record<string, AgentDefinition>>;
type Row<A> = (state: StateOf<A>) => boolean;

/** The topology: who runs when, when a person is asked, when it is over. */
export interface GraphDefinition<A> {
  /** Goes up with every change that a run in flight would notice. */
  readonly version: number;
  readonly agents: A;
  /** Exactly one row for each agent; all whose row holds run together. */
  readonly runs: { readonly [N in keyof A]: Row<A> };
  readonly blockedWhen: Row<A>;
  /** What runs of older versions need before they can go on under this one, by the version they come from; absent: they finish on their own. */
  readonly migrations?: Readonly<Record<number, (state: AnyState) => AnyState>>;
  readonly interruptWhen: (state: StateOf<A>) => Extract<RunStatus, 'awaiting_input' | 'awaiting_review'> | null;
  readonly finishWhen: (state: StateOf<A>) => Extract<RunStatus, 'complete' | 'refused'> | null;
  /** What a person is shown who decides about the plan; absent where nobody is asked. */
  readonly previewOf?: (state: StateOf<A>) => PlanPreview;
  /** What of the words that a step has just read is kept for other threads; absent: nothing ever. */
  readonly remembers?: (state: StateOf<A>, output: AnyState) => Kept | null;
}

/** Preferences to keep, and whether they were stated in words or the client asked. */
export interface Kept {
  readonly source: Exclude<MemorySource, 'client'>;
  readonly values: Remembered;
}

/** A graph whose agents are only known by name; what the engine drives. */
export interface Graph {
  readonly version: number;
  readonly agents: AgentMap;
  readonly runs: Readonly<Record<string, (state: AnyState) => boolean>>;
  readonly blockedWhen: (state: AnyState) => boolean;
  readonly migrations?: Readonly<Record<number, (state: AnyState) => AnyState>>;
  readonly interruptWhen: (state: AnyState) => 'awaiting_input' | 'awaiting_review' | null;
  readonly finishWhen: (state: AnyState) => 'complete' | 'refused' | null;
  readonly previewOf?: (state: AnyState) => PlanPreview;
  readonly remembers?: (state: AnyState, output: AnyState) => Kept | null;
}

/** Checks the rows against the agents by type, then forgets the fields: the engine handles every state alike. */
export function defineGraph<A>(definition: GraphDefinition<A>): Graph {
  return definition as unknown as Graph;
}

import type { AgentDefinition, AnyState, Reducers } from '@app/agent-kit';
import type { Decision, MemorySource, PersonSaid, PlanEvent, Remembered, RunStatus } from '@app/contracts';
import type { ChannelTable } from './channel.js';
import { channelsOf } from './channel.js';
import type { Fitting, StateOf } from './state-types.js';

export type AgentMap = Readonly<Record<string, AgentDefinition>>;
type When<S> = (state: S) => boolean;

/**
 * When an agent runs. With `before` the agents named there wait until this one has nothing to do and is not at work, so that its result
 * never depends on who is faster.
 */
export type Row<S, N extends string = string> = When<S> | { readonly when: When<S>; readonly before: N | readonly N[] };

/** What the guard needs: the agent that reads every foreign text, the set of flags, and which flags end the work. */
export interface Guard<S, F extends string = string> {
  readonly agent: string;
  readonly flags: F;
  readonly blocks: When<S>;
}

/** A run that waits for a person's words; `asks` is the field with the questions. */
export interface InputInterrupt<S, F extends string = string> {
  readonly kind: 'input';
  readonly when: When<S>;
  readonly asks: F;
}

/** A run that waits for a person's decision on what `show` makes of the state, which is kept in the field `shows` while it waits. */
export interface DecisionInterrupt<S, F extends string = string> {
  readonly kind: 'decision';
  readonly when: When<S>;
  readonly shows: F;
  readonly show: (state: S) => unknown;
  /** The log's words for what is asked. */
  readonly describe: (shown: never) => Decision;
}

/** What wakes a run, and what it finds then. */
export interface Woken {
  readonly delta: AnyState;
  readonly decision: Decision;
}

/** A run that waits for a time. */
export interface TimerInterrupt<S> {
  readonly kind: 'timer';
  readonly when: When<S>;
  /** Milliseconds from now on, counted by the database's clock. */
  readonly afterMs: (state: S) => number;
  readonly rings: (state: S) => Woken;
}

/** A run that waits for a call from outside, at most for so long; `overdue` says what follows when none came. */
export interface WebhookInterrupt<S> {
  readonly kind: 'webhook';
  readonly when: When<S>;
  /** Milliseconds from now on, counted by the database's clock. */
  readonly deadlineMs: number | ((state: S) => number);
  /** `body` was parsed by whoever took the call. */
  readonly called: (state: S, body: never) => Woken;
  readonly overdue: (state: S) => Woken;
}

/** A run that opens a run of another workflow on the same thread and waits for its end. */
export interface RunInterrupt<S> {
  readonly kind: 'run';
  readonly when: When<S>;
  /** The name of the other workflow; new runs of it keep to its current version. */
  readonly workflow: string;
  readonly start: (state: S) => AnyState;
  readonly ended: (state: S, child: { readonly status: RunStatus; readonly state: AnyState }) => Woken;
}

export type Interrupt<S = AnyState, F extends string = string> =
  InputInterrupt<S, F> | DecisionInterrupt<S, F> | TimerInterrupt<S> | WebhookInterrupt<S> | RunInterrupt<S>;

/** What follows from a person's decision: what changes, what the log says, and whether the run is over by it. */
export interface PersonDecision {
  readonly delta: AnyState;
  readonly decision: Decision;
  readonly ends?: 'cancelled';
}

/** How people decide. `body` was parsed by whoever took it from outside. */
export interface Review<S> {
  /** Counts what people wished so far; a decision counts for the round it was given in. */
  readonly round: (state: S) => number;
  readonly decide: (state: S, body: never, at: { readonly version: number; readonly now: Date }) => PersonDecision;
}

/** Something that a version made and that people follow. */
export interface ToldChange<F extends string = string> {
  readonly field: F;
  readonly event: PlanEvent['event'];
  readonly data: (value: never) => Record<string, unknown>;
}

/** Preferences to keep, and whether they were stated in words or the client asked. */
export interface Kept {
  readonly source: Exclude<MemorySource, 'client'>;
  readonly values: Remembered;
}

/** Where a list of threads finds what a thread is about: for each name paths into the state, the first one with a value counts. */
export type AboutPaths = Readonly<Record<string, readonly (readonly string[])[]>>;

interface Common<S, F extends string> {
  readonly name: string;
  /** Goes up with every change that a run in flight would notice. */
  readonly version: number;
  /** The queue of its events where that is not `run-events-<name>-v<version>`. */
  readonly eventsQueue?: string;
  readonly guard: Guard<S, F>;
  /** Asked in this order when no agent can go on. The names stay the same from version to version. */
  readonly interrupts: Readonly<Record<string, Interrupt<S, F>>>;
  readonly finish: (state: S) => 'complete' | 'refused' | null;
  readonly review?: Review<S>;
  readonly events?: readonly ToldChange<F>[];
  /** What a person said with a version that sets a run going, for those who follow the thread; null when it was nothing. */
  readonly said?: (delta: AnyState) => PersonSaid | null;
  /** Fields that mean something to the engine: what a run may use up, and what the client says about itself. */
  readonly fields?: { readonly limits?: F; readonly context?: F };
  /** What of the words that a step has just read is kept for other threads; absent: nothing ever. */
  readonly remembers?: (state: S, output: AnyState) => Kept | null;
  readonly about?: AboutPaths;
  /** What runs and forks of older versions need before they can go on under this one, by the version they come from; absent: they finish on their own. */
  readonly migrations?: Readonly<Record<number, (state: AnyState) => AnyState>>;
  /** States that runs begin with, for the walk at boot. */
  readonly starts: readonly AnyState[];
}

/** A workflow as it is written down; see {@link defineWorkflow}. */
export interface WorkflowDefinition<C extends ChannelTable, A extends AgentMap> extends Common<StateOf<C, A>, FieldsOf<C, A>> {
  /** The fields of the state; agents may bring their own, see {@link classified}. */
  readonly channels: C;
  readonly agents: A;
  /** Exactly one row for each agent; all whose row holds run together. */
  readonly rows: { readonly [N in keyof A]: Row<StateOf<C, A>, keyof A & string> };
}
type WritesOf<A> = A extends { readonly writes: infer W } ? keyof W : never;
type FieldsOf<C, A> = (keyof C | WritesOf<A[keyof A]>) & string;

/** A workflow whose fields are only known by name; what the engine drives. */
export interface Workflow extends Common<AnyState, string> {
  readonly eventsQueue: string;
  readonly channels: ChannelTable;
  readonly reducers: Reducers;
  readonly agents: AgentMap;
  readonly rows: Readonly<Record<string, When<AnyState>>>;
  /** For each agent those that wait for it. */
  readonly gates: Readonly<Record<string, readonly string[]>>;
}

/**
 * A workflow as a value. The compiler checks what agents read and write against the channels, then the types of the fields are forgotten:
 * the engine handles every state alike. What only the values can show is found by {@link findWorkflowProblems} when a process starts.
 */
export function defineWorkflow<const C extends ChannelTable, const A extends AgentMap>(
  definition: WorkflowDefinition<C, A> & { readonly agents: Fitting<C, A> },
): Workflow {
  const { rows, channels: own, ...rest } = definition as unknown as WorkflowDefinition<ChannelTable, AgentMap>;
  const channels = { ...channelsOf(Object.values(rest.agents)), ...own };
  const parts = Object.entries(rows).map(([agent, row]) => [agent, typeof row === 'function' ? { when: row, before: [] } : row] as const);
  const sets = Object.entries(channels).filter(([, { reducer }]) => reducer === 'union');
  return {
    ...(rest as unknown as Common<AnyState, string>),
    eventsQueue: rest.eventsQueue ?? eventsQueueOf(rest.name, rest.version),
    channels,
    agents: rest.agents,
    reducers: Object.fromEntries(sets.map(([field]) => [field, 'union' as const])),
    rows: Object.fromEntries(parts.map(([agent, { when }]) => [agent, when as When<AnyState>])),
    gates: Object.fromEntries(parts.map(([agent, { before }]) => [agent, [before].flat()])),
  };
}

/** The queue of the events of runs that keep to a version of a workflow, unless the workflow says otherwise. */
export const eventsQueueOf = (workflow: string, version: number): string => `run-events-${workflow}-v${version}`;

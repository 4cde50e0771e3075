import type { FunctionTool, ModelUsage, ToolCall, ToolModelPort } from '@app/ports';
import type { ToolObservation } from '../dispatch/observation.js';

/** What the caller finds in an answer: the draft it holds, if any, and what is wrong with it in words for the model. */
export interface Verdict<T> {
  readonly draft: T | null;
  readonly faults: readonly string[];
}

/** What happens in the loop, as it happens. Tool results are cleaned; prompts are not told. */
export type LoopEvent =
  | { readonly type: 'thought'; readonly round: number; readonly text: string }
  | { readonly type: 'tool_call'; readonly round: number; readonly call: ToolCall }
  | { readonly type: 'tool_result'; readonly round: number; readonly callId: string; readonly observation: ToolObservation }
  | { readonly type: 'tool_given_up'; readonly round: number; readonly tool: string }
  | { readonly type: 'draft_refused'; readonly round: number; readonly faults: readonly string[] }
  | { readonly type: 'answer'; readonly round: number; readonly text: string };

export interface LoopOptions<T> {
  readonly model: ToolModelPort;
  readonly system: string;
  readonly question: string;
  readonly tools: readonly FunctionTool[];
  readonly dispatch: (call: ToolCall) => Promise<ToolObservation>;
  /** Looks at an answer before it counts: prices are numbers, dates are in the trip, places exist in a source. */
  readonly validate: (answer: string, observations: readonly ToolObservation[]) => Verdict<T> | Promise<Verdict<T>>;
  /** A sound draft that stands when the model gives none in time. */
  readonly initialDraft?: T;
  /** What the model can read at once, in tokens, its answer left room for. */
  readonly windowTokens: number;
  readonly onEvent: (event: LoopEvent) => void;
  readonly signal: AbortSignal;
}

/** `LOOP_ROUNDS_USED_UP`: no sound answer within the rounds. `LOOP_FAULTS_LEFT`: faults stayed after they were sent back twice. */
export type LoopFlag = 'LOOP_ROUNDS_USED_UP' | 'LOOP_FAULTS_LEFT' | `TOOL_GIVEN_UP:${string}`;

export interface LoopResult<T> {
  /** The sound answer; else the initial draft; else the answer with the fewest faults; null when there was none. */
  readonly draft: T | null;
  /** What is wrong with `draft`; empty when it is sound. */
  readonly faults: readonly string[];
  /** Of the loop, and of the guard on what tools said. */
  readonly flags: readonly (LoopFlag | string)[];
  readonly rounds: number;
  readonly observations: readonly ToolObservation[];
  readonly usage: ModelUsage;
}

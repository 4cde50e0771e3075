import type { ErrorCode, Source } from '@app/contracts';

/** A call that gave a result. */
export interface ToolResult {
  readonly ok: true;
  readonly tool: string;
  /** Fits the tool's output; text that tried to instruct somebody is withheld. */
  readonly value: unknown;
  /** What the guard found in the text. */
  readonly flags: readonly string[];
  /** Where the values come from, each kind once. */
  readonly sources: readonly Source[];
  /** True when the answer was recorded by an earlier call of the step and nobody was asked. */
  readonly recorded: boolean;
  readonly durationMs: number;
}

/** A call that gave none, with a reason for the model and for people. */
export interface ToolFault {
  readonly ok: false;
  readonly tool: string;
  readonly code: ErrorCode;
  readonly reason: string;
  readonly retryAfterMs?: number;
}

/** What came of a tool call: always a value, never an exception. */
export type ToolObservation = ToolResult | ToolFault;

import type { CircuitBreaker, RateLimiter, StepJournal } from '@app/ports';
import type { ToolScope, ToolWorld } from '../registry/define-tool.js';
import type { ToolRegistry } from '../registry/tool-registry.js';

/** What a step gives its tool calls. */
export interface DispatchContext {
  readonly registry: ToolRegistry;
  readonly scopes: readonly ToolScope[];
  /** Shared by all processes; when they cannot be asked, calls go on without them. */
  readonly limiter: RateLimiter;
  readonly breaker: CircuitBreaker;
  readonly journal: StepJournal;
  readonly world: ToolWorld;
  readonly now: Date;
  /** Ends the step and with it every call. */
  readonly signal: AbortSignal;
  /** Resolves after `delayMs`; rejects when the signal is aborted first. */
  readonly sleep: (delayMs: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Told of defects of a tool; their words go to no model and no person. */
  readonly onUnexpected: (error: unknown, tool: string) => void;
}

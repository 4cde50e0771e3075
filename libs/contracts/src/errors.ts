import type { ErrorCode } from './error-codes.js';

interface ErrorOptionsWithDelay extends ErrorOptions {
  /** How long to wait before a new attempt, in milliseconds; from Retry-After where a provider said so. */
  readonly afterMs?: number;
  /** Nothing went wrong, it was only not the time for it: a limit, a pause, an open breaker. */
  readonly isWait?: boolean;
}

/** What a model was asked for. */
export interface ModelSpending {
  readonly modelCalls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Any failure this project raises on purpose: a code from the closed list and a message that says what to do. */
export abstract class NavigoError extends Error {
  abstract readonly retryable: boolean;
  /** What was spent on the way to this failure; it is paid for all the same. */
  spent: ModelSpending | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** A new attempt with the same input would fail again. */
export class TerminalError extends NavigoError {
  readonly retryable = false;
}

/** A new attempt may succeed, not before `afterMs`. */
export class RetryableError extends NavigoError {
  readonly retryable = true;
  readonly afterMs: number | undefined;
  /** True when the work was put off and has not failed; it should use up no attempt. */
  readonly isWait: boolean;

  constructor(code: ErrorCode, message: string, options: ErrorOptionsWithDelay = {}) {
    super(code, message, options);
    this.afterMs = options.afterMs;
    this.isWait = options.isWait ?? false;
  }
}

/** One field that was refused and why; `path` is dotted, such as `userRequest.budget`. */
export interface FieldIssue {
  readonly path: string;
  readonly message: string;
}

/** A request that a client must change before it is sent again. */
export class RequestError extends TerminalError {
  constructor(
    code: ErrorCode,
    message: string,
    readonly issues: readonly FieldIssue[] = [],
    /** Seconds after which the same request may pass, for 429 and 503. */
    readonly retryAfterSeconds?: number,
  ) {
    super(code, message);
  }
}

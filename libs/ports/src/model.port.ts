import type { z } from 'zod';
import type { ModelSpending } from '@app/contracts';

/** One question to a model whose answer must fit `schema`. */
export interface ModelRequest<T> {
  /** Who asks: the agent's name. Offline experts are chosen by it. */
  readonly task: string;
  /** Name of the answer's shape, such as `ItineraryDraft`. */
  readonly schemaName: string;
  readonly schema: z.ZodType<T>;
  readonly system: string;
  readonly prompt: string;
  /** The facts behind the prompt as data; offline experts read this instead of the words. */
  readonly input: unknown;
}

export type ModelUsage = ModelSpending;

export interface ModelAnswer<T> {
  readonly value: T;
  readonly usage: ModelUsage;
}

export interface ModelPort {
  /** `offline` answers are estimates by rules; shown to people as such. */
  readonly provider: string;

  /**
   * An answer that `request.schema` accepts, free of NUL and broken surrogates.
   *
   * Failures carry in `spent` what was asked before.
   *
   * @throws {TerminalError} MODEL_BAD_OUTPUT after three unusable answers, MODEL_REFUSED, PROVIDER_AUTH, PROVIDER_BAD_REQUEST.
   * @throws {RetryableError} PROVIDER_RATE_LIMITED (`afterMs` follows Retry-After), PROVIDER_TIMEOUT, PROVIDER_UNAVAILABLE.
   */
  complete<T>(request: ModelRequest<T>, signal: AbortSignal): Promise<ModelAnswer<T>>;
}

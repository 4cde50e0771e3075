import { RetryableError } from '@app/contracts';
import type { Sleep } from './abortable.js';

const FIRST_BACKOFF_MS = 150;

/** A provider that asks for a longer wait is left to the queue, which can wait without holding a worker. */
const MAX_WAIT_MS = 30_000;

export interface RetryPlan {
  /** New attempts after the first one. */
  readonly retries: number;
  readonly signal: AbortSignal;
}

export interface RetryTools {
  readonly sleep: Sleep;
  /** From 0 to below 1. */
  readonly random: () => number;
}

/** 150 ms, 300 ms, 600 ms … each times 0.85 to 1.15, so that clients that failed together do not return together. */
const backoffMs = (failedAttempts: number, random: () => number): number => Math.round(FIRST_BACKOFF_MS * 2 ** failedAttempts * (0.85 + 0.3 * random()));

/**
 * The first result of `attempt`; only a {@link RetryableError} leads to a new attempt. Its `afterMs` wins over the backoff; one above
 * 30 s ends the attempts at once, and so does one that was put off: that is for the queue to wait for.
 *
 * @throws the last attempt's error, or the signal's reason.
 */
export async function withRetries<T>(attempt: () => Promise<T>, plan: RetryPlan, tools: RetryTools): Promise<T> {
  let failure: RetryableError | undefined;
  for (let failedAttempts = 0; ; failedAttempts += 1) {
    plan.signal.throwIfAborted();
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof RetryableError)) throw error;
      if (error.isWait) throw failure ? laterAgain(failure, error.afterMs) : error;
      if (failedAttempts >= plan.retries) throw error;
      failure = error;
      const delayMs = error.afterMs ?? backoffMs(failedAttempts, tools.random);
      if (delayMs > MAX_WAIT_MS) throw error;
      await tools.sleep(delayMs, plan.signal);
    }
  }
}

/** Work that failed and was then put off has failed: who only ever counted the waiting would try a broken provider for ever. */
const laterAgain = (failure: RetryableError, afterMs: number | undefined): RetryableError =>
  new RetryableError(failure.code, failure.message, { afterMs, cause: failure });

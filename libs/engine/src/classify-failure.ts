import { NavigoError, RetryableError } from '@app/contracts';
import type { ErrorCode, StepOutcome } from '@app/contracts';

const MAX_MESSAGE_CHARS = 1_000;

/** Any thrown thing as the outcome of a step. Words of unknown errors stay in our logs: they may hold anything. */
export function classifyFailure(error: unknown, agent: string, timedOut: boolean): Omit<Extract<StepOutcome, { kind: 'failed' }>, 'usage'> {
  if (timedOut) return failed('STEP_TIMEOUT', `The ${agent} agent did not finish in time.`, true);
  if (error instanceof NavigoError)
    return {
      ...failed(error.code, error.message, error.retryable),
      ...(error instanceof RetryableError && error.afterMs !== undefined ? { afterMs: error.afterMs } : {}),
      ...(error instanceof RetryableError && error.isWait ? { isWait: true } : {}),
    };
  return failed('INTERNAL_ERROR', `The ${agent} agent failed unexpectedly; the worker's log has the details.`, false);
}

const failed = (code: ErrorCode, message: string, retryable: boolean) =>
  ({ kind: 'failed', code, message: message.slice(0, MAX_MESSAGE_CHARS), retryable }) as const;

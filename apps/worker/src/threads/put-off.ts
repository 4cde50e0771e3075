import { RequestError, RetryableError } from '@app/contracts';

/** A step whose owner has too much work waiting comes again after this time. */
const COME_AGAIN_MS = 2_000;

/** Work that found its owner's line full has not failed: its step is put off. Everything else stays what it is. */
export function putOff(error: unknown): unknown {
  if (!(error instanceof RequestError) || error.code !== 'RATE_LIMITED') return error;
  const options = { cause: error, afterMs: COME_AGAIN_MS, isWait: true };
  return new RetryableError('RATE_LIMITED', 'Too much long work of one owner is waiting.', options);
}

import { RetryableError } from '@app/contracts';
import type { ToolDefinition } from '../registry/define-tool.js';
import type { DispatchContext } from './dispatch-context.js';

const MAX_RETRIES = 2;
const FIRST_BACKOFF_MS = 150;

/** 150 ms, 300 ms, each times 0.85 to 1.15, so that callers who failed together do not return together. */
const backoffMs = (failedAttempts: number, random: () => number): number => Math.round(FIRST_BACKOFF_MS * 2 ** failedAttempts * (0.85 + 0.3 * random()));

/**
 * What the tool answers, unchecked. Ends within the tool's time whether or not the tool heeds its signal; made again at most twice, and
 * only where that may help and time is left.
 *
 * @throws {RetryableError} TOOL_TIMEOUT, or what the tool throws; the reason of `context.signal` when the step has ended.
 */
export async function callTool(tool: ToolDefinition, input: unknown, context: DispatchContext): Promise<unknown> {
  const timeout = AbortSignal.timeout(tool.timeoutMs);
  const signal = AbortSignal.any([timeout, context.signal]);
  const over = rejectOn(signal);
  const endsAt = performance.now() + tool.timeoutMs;
  const { world, now } = context;
  try {
    for (let failedAttempts = 0; ; failedAttempts += 1) {
      try {
        signal.throwIfAborted();
        return await Promise.race([tool.call(input, { world, now, signal }), over]);
      } catch (error) {
        if (signal.aborted || failedAttempts >= MAX_RETRIES || !mayRetry(tool, error)) throw error;
        const delayMs = (error instanceof RetryableError ? error.afterMs : undefined) ?? backoffMs(failedAttempts, context.random);
        if (performance.now() + delayMs > endsAt) throw error;
        await context.sleep(delayMs, signal);
      }
    }
  } catch (error) {
    context.signal.throwIfAborted();
    if (timeout.aborted) throw new RetryableError('TOOL_TIMEOUT', `${tool.name} did not answer within ${tool.timeoutMs} ms.`, { cause: error });
    throw error;
  }
}

const mayRetry = (tool: ToolDefinition, error: unknown): boolean =>
  tool.isRetryable ? tool.isRetryable(error) : tool.risk === 'low' && error instanceof RetryableError;

/** Rejects when the signal is aborted, also when that happens while a tool is just being called. */
function rejectOn(signal: AbortSignal): Promise<never> {
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  // Nobody may be waiting when it rejects; whoever races against it still sees the reason.
  over.catch(() => undefined);
  return over;
}

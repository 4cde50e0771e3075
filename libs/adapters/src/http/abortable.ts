import { setTimeout as wait } from 'node:timers/promises';

/** Resolves after `delayMs`; rejects with the signal's reason when it is aborted first. */
export type Sleep = (delayMs: number, signal: AbortSignal) => Promise<void>;

export const sleep: Sleep = async (delayMs, signal) => {
  signal.throwIfAborted();
  await wait(delayMs, undefined, { signal }).catch(() => signal.throwIfAborted());
};

/** The promise's result, or a rejection with the signal's reason; for work that cannot be stopped itself, such as a name look-up. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/** A caller's signal joined with a time limit. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** True when the time limit, not the caller, ended the work. */
  expired(): boolean;
  clear(): void;
}

/** A signal that aborts with the caller's or after `timeoutMs`; `clear` must be called when the work is done. */
export function startDeadline(timeoutMs: number, caller: AbortSignal): Deadline {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  return {
    signal: AbortSignal.any([caller, limit.signal]),
    expired: () => limit.signal.aborted && !caller.aborted,
    clear: () => clearTimeout(timer),
  };
}

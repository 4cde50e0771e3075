/** Does pure work by its name where it holds nobody up. */
export interface LongWorkDesk {
  /**
   * What comes of plain `input`; null when it cannot be done there, and whoever asks does it by itself.
   *
   * @throws {RetryableError} RATE_LIMITED, as a wait, when too much work of the owner is waiting.
   * @throws the reason of the signal when it was raised before the work began.
   */
  do(work: string, input: unknown, ownerId: string, signal: AbortSignal): Promise<{ readonly result: unknown } | null>;
}

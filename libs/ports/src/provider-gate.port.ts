/** One request to a provider, sent when the provider may be asked. */
export interface GatedCall<T> {
  /** Sends the request once; called again when the provider answered that it was asked too often and the pause is short. */
  readonly send: () => Promise<T>;
  readonly signal: AbortSignal;
  /** What the request may cost; absent for providers that count requests only. */
  readonly tokens?: { readonly estimated: number; readonly usedBy: (result: T) => number };
}

/** Stands before one provider, for all processes together: its limits, its pauses, its breaker. */
export interface ProviderGate {
  /**
   * The result of `send`. Waits a few seconds where that is enough.
   *
   * @throws {RetryableError} PROVIDER_RATE_LIMITED with `isWait` when the wait would be longer, PROVIDER_UNAVAILABLE with `isWait` while
   * the breaker is open; both with `afterMs`.
   * @throws what `send` throws, and the signal's reason.
   */
  call<T>(call: GatedCall<T>): Promise<T>;
}

/** A bucket that refills evenly: at most `amount` units within `perMs`, and never more than `amount` at once. */
export interface RateLimit {
  readonly amount: number;
  readonly perMs: number;
}

export type RateGrant = { readonly granted: true } | { readonly granted: false; readonly retryAfterMs: number };

/** Limits that all processes share. What a key stands for is the caller's business: a provider, a tool, an owner. */
export interface RateLimiter {
  /**
   * Takes from all named buckets or from none; says how long to wait when one of them has too little.
   * `units` larger than a bucket's `amount` are taken as its whole amount: a large call waits for a full bucket, not for ever.
   */
  take(wanted: readonly { readonly key: string; readonly limit: RateLimit; readonly units: number }[]): Promise<RateGrant>;
  /** Puts right what was only estimated: a positive `units` is taken later from what refills, a negative one is given back. */
  settle(key: string, limit: RateLimit, units: number): Promise<void>;
  /** Nobody gets anything from `key` for this long; a shorter pause never cuts a longer one. */
  pause(key: string, forMs: number): Promise<void>;
}

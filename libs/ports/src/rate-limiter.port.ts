/** A window that slides: no more than `amount` units within any `perMs`, at once or spread out. Whole numbers. */
export interface RateLimit {
  readonly amount: number;
  readonly perMs: number;
}

export type RateGrant = { readonly granted: true } | { readonly granted: false; readonly retryAfterMs: number };

/** Units that a call needs from the limit of one key. */
export interface WantedUnits {
  readonly key: string;
  readonly limit: RateLimit;
  /** Zero takes nothing and only asks whether the key is paused. */
  readonly units: number;
}

/** Limits that all processes share. What a key stands for is the caller's business: a provider, a tool, an owner. */
export interface RateLimiter {
  /**
   * Takes from all named keys or from none; says how long to wait when one of them has too little. Name a key once.
   * `units` larger than a limit's `amount` are taken as its whole amount: a large call waits for an empty window, not for ever.
   */
  take(wanted: readonly WantedUnits[]): Promise<RateGrant>;
  /** Puts right what was only estimated: positive `units` are counted on top, even beyond the limit, negative ones are given back. */
  settle(key: string, limit: RateLimit, units: number): Promise<void>;
  /** Nobody gets anything from `key` for this long; a shorter pause never cuts a longer one. */
  pause(key: string, forMs: number): Promise<void>;
}

export type Admission = { readonly admitted: true } | { readonly admitted: false; readonly retryAfterMs: number };

/** `open` keeps everybody away; `half_open` waits for the result of a probe, or for somebody who probes. */
export type BreakerState = 'closed' | 'open' | 'half_open';

/**
 * Keeps calls away from what is broken, for all processes at once: after enough failures in a row nobody calls for a while, then one
 * caller probes. A probe that is never settled is given up after a time, so that a dead process does not keep the circuit open.
 * What calls from before the opening tell while it is open changes nothing.
 */
export interface CircuitBreaker {
  admit(key: string): Promise<Admission>;
  succeeded(key: string): Promise<void>;
  failed(key: string): Promise<void>;
  state(key: string): Promise<BreakerState>;
}

/** For whoever watches: one cheap look at all breakers. */
export interface BreakerStates {
  /** By key; a key that has not failed lately may be absent, which means `closed`. */
  states(): Promise<Readonly<Record<string, BreakerState>>>;
}

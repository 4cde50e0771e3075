export type Admission = { readonly admitted: true } | { readonly admitted: false; readonly retryAfterMs: number };

/**
 * Keeps calls away from what is broken, for all processes at once: after enough failures in a row nobody calls for a while, then one
 * caller probes. A probe that is never settled is given up after a time, so that a dead process does not keep the circuit open.
 */
export interface CircuitBreaker {
  admit(key: string): Promise<Admission>;
  succeeded(key: string): Promise<void>;
  failed(key: string): Promise<void>;
  state(key: string): Promise<'closed' | 'open' | 'half_open'>;
}

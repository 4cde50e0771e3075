import type { Admission, BreakerState, BreakerStates, CircuitBreaker } from '@app/ports';
import { PROBE_RECHECK_MS } from './breaker-settings.js';
import type { BreakerSettings } from './breaker-settings.js';

interface Circuit {
  failures: number;
  failedAtMs: number;
  /** 0 while closed. */
  openUntilMs: number;
  probeUntilMs: number;
}

/** Breakers of one process: for tests, and for the time that Redis is away. `nowMs` must never go back. */
export class InMemoryCircuitBreaker implements CircuitBreaker, BreakerStates {
  private readonly circuits = new Map<string, Circuit>();

  constructor(
    private readonly nowMs: () => number,
    private readonly settings: BreakerSettings,
  ) {}

  admit(key: string): Promise<Admission> {
    const nowMs = this.nowMs();
    const circuit = this.circuits.get(key);
    if (!circuit?.openUntilMs) return Promise.resolve({ admitted: true });
    if (nowMs < circuit.openUntilMs) return refused(circuit.openUntilMs - nowMs);
    if (nowMs < circuit.probeUntilMs) return refused(Math.min(PROBE_RECHECK_MS, circuit.probeUntilMs - nowMs));
    circuit.probeUntilMs = nowMs + this.settings.probeLeaseMs;
    return Promise.resolve({ admitted: true });
  }

  succeeded(key: string): Promise<void> {
    if (this.stateNow(key) !== 'open') this.circuits.delete(key);
    return Promise.resolve();
  }

  failed(key: string): Promise<void> {
    const nowMs = this.nowMs();
    const state = this.stateNow(key);
    if (state === 'open') return Promise.resolve();
    const before = this.circuits.get(key);
    const inRow = before && nowMs - before.failedAtMs <= this.settings.memoryMs ? before.failures : 0;
    const failures = inRow + 1;
    const opens = state === 'half_open' || failures >= this.settings.failuresToOpen;
    this.circuits.set(key, { failures, failedAtMs: nowMs, openUntilMs: opens ? nowMs + this.settings.openMs : 0, probeUntilMs: 0 });
    return Promise.resolve();
  }

  state(key: string): Promise<BreakerState> {
    return Promise.resolve(this.stateNow(key));
  }

  states(): Promise<Readonly<Record<string, BreakerState>>> {
    return Promise.resolve(Object.fromEntries([...this.circuits.keys()].map((key) => [key, this.stateNow(key)])));
  }

  private stateNow(key: string): BreakerState {
    const circuit = this.circuits.get(key);
    if (!circuit?.openUntilMs) return 'closed';
    return this.nowMs() < circuit.openUntilMs ? 'open' : 'half_open';
  }
}

const refused = (retryAfterMs: number): Promise<Admission> => Promise.resolve({ admitted: false, retryAfterMs });

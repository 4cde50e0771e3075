import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

type BreakerState = 'closed' | 'half_open' | 'open';

const NUMBER_BY_STATE: Readonly<Record<BreakerState, number>> = { closed: 0, half_open: 1, open: 2 };

/** `navigo_breaker_state` of the given circuits: 0 closed, 1 half open, 2 open; a circuit whose state cannot be read has no value. */
export function registerBreakerGauge(registry: Registry, keys: readonly string[], stateOf: (key: string) => Promise<BreakerState>): void {
  new Gauge({
    name: 'navigo_breaker_state',
    help: 'Circuit of a provider: 0 closed, 1 half open, 2 open',
    labelNames: ['key'],
    registers: [registry],
    async collect() {
      const states = await Promise.all(keys.map((key) => stateOf(key).catch(() => null)));
      this.reset();
      for (const [index, state] of states.entries()) if (state) this.set({ key: keys[index] ?? '' }, NUMBER_BY_STATE[state]);
    },
  });
}

import { registerBacklogGauges } from './backlog-gauges.js';
import { registerBreakerGauge } from './breaker-gauge.js';
import { createRegistry } from './create-registry.js';
import {
  consumerInstruments,
  httpInstruments,
  journalInstruments,
  modelInstruments,
  providerInstruments,
  runInstruments,
  stepInstruments,
} from './instruments.js';

const GROUPS = [httpInstruments, runInstruments, stepInstruments, modelInstruments, journalInstruments, providerInstruments, consumerInstruments];

/** Every metric that some process of this project exports, Node's own included; for checks of what reads them. */
export function allMetrics(): readonly { readonly name: string; readonly type: string }[] {
  const registry = createRegistry('check');
  for (const register of GROUPS) register(registry);
  registerBacklogGauges(registry, async () => ({ redis: null, postgres: null }), 0);
  registerBreakerGauge(registry, [], async () => 'closed');
  // The types of prom-client call it an enum; what stands there is the word.
  return registry.getMetricsAsArray().map(({ name, type }) => ({ name, type: String(type) }));
}

import { Registry, collectDefaultMetrics } from 'prom-client';

export type { Registry as MetricsRegistry } from 'prom-client';

/** The one registry of a process, with what Node tells of itself: memory, CPU, event loop lag. Every series names the `service`. */
export function createRegistry(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  return registry;
}

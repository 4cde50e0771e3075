import { createRegistry } from './create-registry.js';
import { startMetricsServer } from './metrics-server.js';
import type { MetricsServer } from './metrics-server.js';

describe('the metrics server of a process', () => {
  let server: MetricsServer | undefined;
  afterEach(() => server?.close());
  const start = (isReady: () => Promise<boolean> = async () => true, port: number | undefined = 0) =>
    startMetricsServer({ host: '127.0.0.1', port, registry: createRegistry('worker'), isReady });
  const statusOf = async (path: string, init?: RequestInit): Promise<number> => (await fetch(`${server?.url}${path}`, init)).status;

  it('is not there without a port', async () => {
    server = await startMetricsServer({ host: '127.0.0.1', port: undefined, registry: createRegistry('worker'), isReady: async () => true });
    expect(server.url).toBeNull();
  });

  it('shows metrics in the form of Prometheus, and nothing but its three addresses', async () => {
    server = await start();
    const answer = await fetch(`${server.url}/metrics?x=1`);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(await answer.text()).toContain('process_cpu_seconds_total{service="worker"}');
    for (const path of ['/', '/metrics/', '/health', '/__proto__', '/constructor']) expect(await statusOf(path)).toBe(404);
    expect(await statusOf('/metrics', { method: 'POST' })).toBe(404);
  });

  it('is alive although the process cannot work, and not ready then', async () => {
    server = await start(async () => false);
    expect(await statusOf('/health/live')).toBe(200);
    expect(await statusOf('/health/ready')).toBe(503);
  });

  it('is out of service as soon as the process begins to end', async () => {
    server = await start();
    expect(await statusOf('/health/ready')).toBe(200);
    server.drain();
    expect(await statusOf('/health/ready')).toBe(503);
    expect(await statusOf('/health/live')).toBe(200);
  });

  it('says which variable is wrong when its port is taken', async () => {
    server = await start();
    const taken = Number(new URL(String(server.url)).port);
    await expect(start(undefined, taken)).rejects.toThrow(/METRICS_PORT/);
  });
});

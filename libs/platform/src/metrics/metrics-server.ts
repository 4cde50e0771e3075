import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { ConfigError } from '../config/load-config.js';

export interface MetricsServerOptions {
  readonly host: string;
  /** 0: one that the system chooses. Absent: no server is started. */
  readonly port: number | undefined;
  readonly registry: Registry;
  /** Whether the process can do its work now; asked at each probe. */
  readonly isReady: () => Promise<boolean>;
}

export interface MetricsServer {
  /** Null when none was started. */
  readonly url: string | null;
  /** From now on `/health/ready` says no, so that nobody counts on this process while it ends. */
  drain(): void;
  close(): void;
}

const NO_SERVER: MetricsServer = { url: null, drain: () => undefined, close: () => undefined };

/**
 * `GET /metrics`, `/health/live` and `/health/ready` of a process that serves no HTTP otherwise. Asks for no credential: it tells
 * numbers only, and belongs on an address that only operators reach.
 *
 * @throws {ConfigError} when the port is taken.
 */
export async function startMetricsServer({ host, port, registry, isReady }: MetricsServerOptions): Promise<MetricsServer> {
  if (port === undefined) return NO_SERVER;
  let isDraining = false;
  const routes: Readonly<Record<string, (response: ServerResponse) => Promise<unknown>>> = {
    '/metrics': async (response) => send(response, 200, registry.contentType, await registry.metrics()),
    '/health/live': async (response) => sendStatus(response, true),
    '/health/ready': async (response) => sendStatus(response, !isDraining && (await isReady())),
  };
  const server = createServer((request, response) => {
    const route = request.method === 'GET' ? routes[(request.url ?? '').split('?')[0] ?? ''] : undefined;
    if (!route) return void send(response, 404, 'text/plain', 'There is /metrics, /health/live and /health/ready.\n');
    route(response).catch(() => response.destroy());
  });
  server.listen(port, host);
  await once(server, 'listening').catch((cause: Error) => {
    throw new ConfigError(`The configuration cannot be used:\n  METRICS_PORT ${port} cannot be listened on at ${host}: ${cause.message}`, { cause });
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    drain: () => {
      isDraining = true;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const sendStatus = (response: ServerResponse, isGood: boolean): void =>
  send(response, isGood ? 200 : 503, 'application/json', JSON.stringify({ status: isGood ? 'ok' : 'degraded' }));

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', connection: 'close' });
  response.end(body);
}

import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { rememberCaller } from '../http/caller.js';
import type { McpEndpoint } from './mcp-endpoint.js';
import { McpController } from './mcp.controller.js';

describe('the MCP route', () => {
  let fastify: FastifyInstance;
  let served: Promise<void>;
  afterEach(() => fastify.close());

  async function listen(answer: McpEndpoint['answer']): Promise<string> {
    const controller = new McpController({ answer } as McpEndpoint);
    fastify = Fastify({ forceCloseConnections: true });
    fastify.post('/mcp', async (request, reply) => {
      rememberCaller(request, { ownerId: 'ann', role: 'user' });
      served = controller.serve(request, reply);
      await served;
      return reply;
    });
    await fastify.listen({ port: 0, host: '127.0.0.1' });
    return `http://127.0.0.1:${(fastify.server.address() as AddressInfo).port}/mcp`;
  }
  const post = (url: string, init: RequestInit = {}) =>
    fetch(url, { method: 'POST', body: '{"id":1}', ...init, headers: { 'content-type': 'application/json', ...init.headers } });

  it('gives the endpoint message, protocol headers and owner, and keeps the key', async () => {
    const seen: unknown[] = [];
    const url = await listen(async (request, body, caller) => {
      seen.push(request.headers.get('mcp-protocol-version'), request.headers.get('authorization'), request.headers.get('x-api-key'), body, caller.ownerId);
      return new Response('{}', { status: 200, headers: { 'content-type': 'application/json' } });
    });
    const answer = await post(url, { headers: { 'mcp-protocol-version': '2025-11-25', authorization: 'Bearer secret', 'x-api-key': 'secret' } });
    expect([answer.status, await answer.text()]).toEqual([200, '{}']);
    expect(seen).toEqual(['2025-11-25', null, null, { id: 1 }, 'ann']);
  });

  it('ends the work for a client that left, and fails for nobody', async () => {
    let onStarted = (): void => undefined;
    const started = new Promise<void>((resolve) => {
      onStarted = resolve;
    });
    const url = await listen(
      (request) =>
        new Promise((_resolve, reject) => {
          request.signal.addEventListener('abort', () => reject(new Error('closed')));
          onStarted();
        }),
    );
    const client = new AbortController();
    const answer = post(url, { signal: client.signal });
    await started;
    client.abort();
    await expect(answer).rejects.toThrow();
    await expect(served).resolves.toBeUndefined();
  });

  it('lets a failure of its own be told', async () => {
    const url = await listen(() => Promise.reject(new Error('broken')));
    expect((await post(url)).status).toBe(500);
  });
});

import fastify from 'fastify';
import { createRegistry, httpInstruments } from '@app/platform';
import type { Logger } from '@app/platform';
import { observeRequests } from './observe-requests.js';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const SECRET = 'nvg_secret';

interface Line {
  readonly level: string;
  readonly fields: Record<string, unknown>;
}

function gateway() {
  const lines: Line[] = [];
  const to =
    (level: string) =>
    (fields: Record<string, unknown>): void =>
      void lines.push({ level, fields });
  const registry = createRegistry('gateway');
  const app = fastify({ genReqId: () => 'req_1' });
  observeRequests(app, httpInstruments(registry), { info: to('info'), debug: to('debug') } as unknown as Logger);
  app.get('/plan/:threadId', async () => 'a plan');
  app.get('/health/ready', async (_request, reply) => reply.status(503).send());
  app.post('/plan', async (_request, reply) => reply.status(409).send({ detail: 'Lisbon' }));
  return { app, lines, metrics: () => registry.metrics() };
}

describe('observed requests', () => {
  it('are counted under the pattern of their route, the unknown ones together', async () => {
    const { app, metrics } = gateway();
    for (const url of ['/plan/thr_1', '/plan/thr_2?x=1', '/nowhere/1', '/nowhere/2']) await app.inject({ url });
    const text = await metrics();
    expect(text).toContain('navigo_http_requests_total{route="/plan/:threadId",method="GET",status="200",service="gateway"} 2');
    expect(text).toContain('navigo_http_requests_total{route="(none)",method="GET",status="404",service="gateway"} 2');
    expect(text).not.toMatch(/thr_|nowhere/);
  });

  it('leave a quiet line when they went well, a loud one when not, with the trace of the client', async () => {
    const { app, lines } = gateway();
    const headers = { traceparent: `00-${TRACE_ID}-b7ad6b7169203331-01` };
    await app.inject({ url: '/plan/thr_1', headers });
    await app.inject({ method: 'POST', url: '/plan', headers });
    expect(lines).toEqual([
      { level: 'debug', fields: { method: 'GET', route: '/plan/:threadId', status: 200, ms: expect.any(Number), requestId: 'req_1', traceId: TRACE_ID } },
      { level: 'info', fields: { method: 'POST', route: '/plan', status: 409, ms: expect.any(Number), requestId: 'req_1', traceId: TRACE_ID } },
    ]);
  });

  it('leave nothing of body, query and headers', async () => {
    const { app, lines } = gateway();
    await app.inject({ method: 'POST', url: `/plan?q=${SECRET}`, headers: { authorization: `Bearer ${SECRET}` }, payload: { text: SECRET } });
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain(SECRET);
  });

  it('of probes stay quiet even when the answer is no', async () => {
    const { app, lines } = gateway();
    await app.inject({ url: '/health/ready' });
    expect(lines.map(({ level }) => level)).toEqual(['debug']);
  });
});

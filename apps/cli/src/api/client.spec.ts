import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GatewayClient } from './client.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
const accepted = json(202, { threadId: 'thr_1', status: 'in_progress', version: 1 });
const hangUp: Answer = (request) => request.socket.destroy();

describe('the gateway client', () => {
  let server: Server;
  let seen: IncomingMessage[];
  let answers: Answer[];
  let pausesMs: number[];

  beforeEach(async () => {
    [seen, answers, pausesMs] = [[], [], []];
    server = createServer((request, response) => {
      seen.push(request);
      (answers.shift() ?? json(500, { title: 'one request too many' }))(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const client = (apiKey: string | null = null): GatewayClient =>
    new GatewayClient({
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      apiKey,
      pause: (ms) => {
        pausesMs.push(ms);
        return Promise.resolve();
      },
    });

  it('keeps one idempotency key over lost connections and 503, so that nothing is planned twice', async () => {
    answers = [hangUp, json(503, {}, { 'retry-after': '2' }), accepted];
    expect(await client().startRun('/plan/chat', { naturalLanguage: 'Porto' })).toMatchObject({ threadId: 'thr_1', version: 1 });
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(seen[0]?.headers).toMatchObject({ prefer: 'respond-async' });
    expect(pausesMs).toEqual([300, 2_000]);
  });

  it('uses a new idempotency key for every run', async () => {
    answers = [accepted, accepted];
    await client().startRun('/plan/chat', {});
    await client().startRun('/plan/chat', {});
    expect(seen[0]?.headers['idempotency-key']).not.toBe(seen[1]?.headers['idempotency-key']);
  });

  it('says how to start the system when nothing answers after five attempts', async () => {
    answers = [hangUp, hangUp, hangUp, hangUp, hangUp];
    await expect(client().startRun('/plan', {})).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE', message: expect.stringContaining('./navigo up') });
    expect(seen).toHaveLength(5);
  });

  it('hands over the code and the issues of a refused request at once', async () => {
    answers = [json(400, { title: 'x', status: 400, code: 'VALIDATION_ERROR', detail: 'no', issues: [{ path: 'userRequest.budget', message: 'too small' }] })];
    await expect(client().startRun('/plan', {})).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      message: 'no',
      issues: [{ path: 'userRequest.budget', message: 'too small' }],
    });
    expect(seen).toHaveLength(1);
  });

  it('makes a readable error of an answer that is no problem document', async () => {
    answers = [(_request, response) => response.writeHead(502).end('<html>')];
    await expect(client().startRun('/plan', {})).rejects.toMatchObject({ code: 'INTERNAL_ERROR', message: 'NaviGo answered with HTTP 502' });
  });

  it('reads the log from the state, usage and error from the metadata, and finds nothing for an unknown thread', async () => {
    const entry = { agent: 'a', inputSummary: '', keyEvidence: [], outputSummary: '', riskFlags: [], timestamp: '2027-01-01T00:00:00.000Z' };
    const error = { code: 'STEP_LOST', message: 'lost', agent: 'a' };
    answers = [
      json(200, {
        threadId: 't',
        status: 'failed',
        version: 2,
        values: { finalPlan: null, decisionLog: [entry] },
        metadata: { usage: { modelCalls: 1 }, error },
      }),
      json(404, { code: 'NOT_FOUND' }),
    ];
    expect((await client().findThread('t'))?.result).toMatchObject({ finalPlan: null, decisionLog: [entry], usage: { modelCalls: 1 }, error });
    expect(await client().findThread('t')).toBeNull();
  });

  it('sends the key only where there is one', async () => {
    answers = [accepted, accepted];
    await client('secret').startRun('/plan', {});
    await client().startRun('/plan', {});
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret', undefined]);
  });
});

import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GatewayClient } from '../api/client.js';
import { readPlanFlags } from './plan-flags.js';
import type { RawPlanOptions } from './plan-flags.js';
import { PlanSession } from './plan-session.js';
import type { PlanSessionOptions } from './plan-session.js';

interface FakeThread {
  status: string;
  version: number;
  values: Record<string, unknown>;
}
interface Post {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

const DATE_QUESTION = { field: 'travelStartDate', question: 'From when?', type: 'date', required: true };
const BUDGET_QUESTION = { field: 'budget', question: 'How much?', type: 'number', required: true };
const logEntry = (agent: string) => ({ agent, inputSummary: '', keyEvidence: [], outputSummary: '', riskFlags: [], timestamp: '2027-01-01T00:00:00.000Z' });
const event = (id: string, name: string, data: object): string => `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** A gateway over real HTTP whose answers a test scripts: what a POST does to the thread, what a stream sends. */
class FakeGateway {
  readonly posts: Post[] = [];
  readonly lastEventIds: (string | undefined)[] = [];
  thread: FakeThread | null = null;
  onPost: (post: Post) => { status: number; body: object } = () => ({ status: 500, body: {} });
  onEvents: (response: ServerResponse) => void = (response) => response.writeHead(404).end();
  private readonly server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const path = request.url ?? '';
        if (request.method === 'POST') {
          const post = { path, body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown> };
          this.posts.push(post);
          const { status, body } = this.onPost(post);
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
        } else if (path.endsWith('/events')) {
          this.lastEventIds.push(request.headers['last-event-id'] as string | undefined);
          this.onEvents(response);
        } else response.writeHead(this.thread ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify({ threadId: 'thr_1', ...this.thread }));
      });
  });

  async open(): Promise<GatewayClient> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return new GatewayClient({ baseUrl: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`, apiKey: null });
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Takes a run on: the thread is as given from now on. */
  accept(thread: FakeThread): { status: number; body: object } {
    this.thread = thread;
    return { status: 202, body: { threadId: 'thr_1', status: 'in_progress', version: thread.version } };
  }
}

describe('a session of the plan command', () => {
  let gateway: FakeGateway;
  let client: GatewayClient;
  let told: string[];

  beforeEach(async () => {
    gateway = new FakeGateway();
    client = await gateway.open();
    told = [];
  });
  afterEach(() => gateway.close());

  const answering = (lines: string[]): NonNullable<PlanSessionOptions['respondent']> => ({
    ask: () => Promise.resolve(lines.shift() ?? null),
    tell: (words) => void told.push(...words),
    release: () => {},
  });
  const session = (words: string[], options: Partial<RawPlanOptions> = {}, respondent: PlanSessionOptions['respondent'] = null): PlanSession =>
    new PlanSession(readPlanFlags(words, { timeout: '20', ...options }), {
      client,
      respondent,
      observer: {
        stepStarted: (agent) => void told.push(`start ${agent}`),
        stepFinished: (agent, _title, durationMs) => void told.push(`finish ${agent} ${durationMs}`),
        trouble: (message) => void told.push(message),
        rest: () => {},
      },
      timezone: undefined,
      timing: { pollMs: 1, reconnectMs: 1, quietMs: 5_000 },
    });
  const complete = (version: number): FakeThread => ({ status: 'complete', version, values: { finalPlan: null } });
  const asking = (version: number, questions: object[]): FakeThread => ({ status: 'awaiting_input', version, values: { pendingQuestions: questions } });

  it('tells of agents from the stream, goes on after a break where it stopped, and hides earlier runs', async () => {
    gateway.onPost = () => gateway.accept({ status: 'in_progress', version: 5, values: {} });
    gateway.onEvents = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      if (gateway.lastEventIds.length === 1) {
        response.write(event('2-0', 'step_finished', { agent: 'old', version: 2 }) + event('2-1', 'done', { version: 2 }));
        response.end(event('5-0', 'step_started', { agent: 'budget', version: 5 }));
      } else {
        gateway.thread = complete(6);
        response.write(event('6-0', 'step_finished', { agent: 'budget', version: 6, durationMs: 7 }) + event('6-1', 'done', { version: 6 }));
      }
    };
    const thread = await session(['Porto']).run();
    expect(thread.result).toMatchObject({ status: 'complete', version: 6 });
    expect(told).toEqual(['start budget', 'finish budget 7']);
    expect(gateway.lastEventIds).toEqual([undefined, '5-0']);
  });

  it('follows by looking at the thread where there is no stream, and tells each agent once', async () => {
    gateway.onPost = () => gateway.accept({ status: 'in_progress', version: 1, values: { decisionLog: [logEntry('preference')] } });
    gateway.onEvents = (response) => {
      response.writeHead(501).end();
      setImmediate(() => {
        gateway.thread = { ...complete(3), values: { decisionLog: [logEntry('preference'), logEntry('budget')] } };
      });
    };
    await session(['Porto']).run();
    expect(told).toEqual(['finish preference null', 'finish budget null']);
    expect(gateway.lastEventIds).toHaveLength(1);
  });

  it('says with the words what the flags say, and leaves the questions that remain to a person', async () => {
    gateway.onPost = () => gateway.accept(gateway.posts.length === 1 ? asking(2, [DATE_QUESTION]) : complete(4));
    const thread = await session(['Porto'], { budget: '900', adults: '2' }, answering(['2027-05-10'])).run();
    expect(thread.result.status).toBe('complete');
    expect(gateway.posts).toEqual([
      { path: '/plan/chat', body: { naturalLanguage: 'Porto', answers: { budget: 900, adults: 2 }, context: {} } },
      { path: '/plan/chat/resume', body: { threadId: 'thr_1', answers: { travelStartDate: '2027-05-10' } } },
    ]);
  });

  it('asks again for what the gateway did not take, with its reason, and keeps the other answers', async () => {
    const issues = [{ path: 'answers.budget', message: 'too little for Porto' }];
    gateway.onPost = ({ body }) => {
      if (gateway.posts.length === 1) return gateway.accept(asking(2, [DATE_QUESTION, BUDGET_QUESTION]));
      const { budget } = body['answers'] as { budget: number };
      return budget < 100 ? { status: 400, body: { code: 'VALIDATION_ERROR', detail: 'no', issues } } : gateway.accept(complete(4));
    };
    const thread = await session(['Porto'], {}, answering(['2027-05-10', '5', '500'])).run();
    expect(thread.result.status).toBe('complete');
    expect(told).toContain('too little for Porto');
    expect(gateway.posts.at(-1)?.body['answers']).toEqual({ travelStartDate: '2027-05-10', budget: 500 });
  });

  it('stops at the questions when nobody can answer them', async () => {
    gateway.onPost = () => gateway.accept(asking(2, [DATE_QUESTION]));
    const thread = await session(['Porto'], {}, answering([])).run();
    expect(thread.result).toMatchObject({ status: 'awaiting_input', pendingQuestions: [DATE_QUESTION] });
    expect(gateway.posts).toHaveLength(1);
  });

  it('asks a person about a flag that the gateway took and then doubted, and does not send it again by itself', async () => {
    gateway.onPost = () => gateway.accept(gateway.posts.length === 1 ? asking(2, [BUDGET_QUESTION]) : complete(4));
    await session(['Porto'], { budget: '9' }, answering(['900'])).run();
    expect(gateway.posts.map(({ body }) => body['answers'])).toEqual([{ budget: 9 }, { budget: 900 }]);
  });

  it('resumes a waiting thread with flags as answers and words as a message', async () => {
    gateway.thread = asking(2, [BUDGET_QUESTION]);
    gateway.onPost = () => gateway.accept(complete(4));
    await session(['cheap', 'please'], { threadId: 'thr_1', budget: '900', userId: 'ada' }).run();
    expect(gateway.posts).toEqual([{ path: '/plan/chat/resume', body: { threadId: 'thr_1', message: 'cheap please', answers: { budget: 900 } } }]);
  });

  it('only shows a thread when nothing is said, and says so when there is none', async () => {
    gateway.thread = complete(4);
    expect((await session([], { threadId: 'thr_1' }).run()).result.version).toBe(4);
    gateway.thread = null;
    await expect(session([], { threadId: 'thr_1' }).run()).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    expect(gateway.posts).toEqual([]);
  });

  it('starts a new run on a finished thread', async () => {
    gateway.thread = complete(4);
    gateway.onPost = () => gateway.accept(complete(9));
    await session(['Rome'], { threadId: 'thr_1' }).run();
    expect(gateway.posts).toMatchObject([{ path: '/plan/chat', body: { threadId: 'thr_1', naturalLanguage: 'Rome' } }]);
  });

  it('leaves a run that takes too long going on', async () => {
    gateway.onPost = () => gateway.accept({ status: 'in_progress', version: 1, values: {} });
    const thread = await session(['Porto'], { timeout: '0.05' }).run();
    expect(thread.result.status).toBe('in_progress');
  });
});

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { CallToolResult, VersionNegotiationOptions } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { z } from 'zod';
import { ActionRun, PlanResult } from '@app/contracts';
import { NavigoSystem } from '@app/testing';

const KEYS = { ann: 'ann-0123456789', bob: 'bob-0123456789' } as const;
const REQUEST = '3 days in Lisbon from 10 to 12 May 2027 for two from Zurich, 1500 EUR, museums';
const DATES_AND_MONEY = { travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', budget: 1500 };
const TRAVEL = [
  ...['get_weather', 'convert_currency', 'search_places', 'search_flights', 'search_hotels'],
  ...['get_airport_code', 'travel_time', 'opening_hours', 'calculate_budget'],
];
const TOOLS = ['plan_trip', 'answer_questions', 'get_plan', 'revise_plan', 'audit_plan', 'act_on_plan', 'get_action', ...TRAVEL];
const CLI = 'dist/apps/cli/src/main.js';

const ErrorMeta = z.object({ 'navigo/error': z.object({ code: z.string(), issues: z.array(z.object({ path: z.string() })) }) });
const codeOf = (result: CallToolResult): string => (result.isError === true ? ErrorMeta.parse(result._meta)['navigo/error'].code : 'no error');
const textOf = (result: CallToolResult): string => result.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
const PlanAnswer = PlanResult.partial().required({ threadId: true, status: true, finalPlan: true, pendingQuestions: true });
const answerOf = (result: CallToolResult) => PlanAnswer.parse(result.structuredContent);

describe('an MCP client', () => {
  let system: NavigoSystem;
  const clients: Client[] = [];
  beforeAll(async () => {
    system = await NavigoSystem.start({ AUTH_MODE: 'keys', BOOTSTRAP_API_KEYS: `ann:user:${KEYS.ann},bob:user:${KEYS.bob}` });
  });
  afterEach(() => Promise.all(clients.splice(0).map((client) => client.close())));
  afterAll(() => system.stop());

  async function connect(name: keyof typeof KEYS | null, versionNegotiation?: VersionNegotiationOptions): Promise<Client> {
    const client = new Client({ name: 'test', version: '1' }, versionNegotiation ? { versionNegotiation } : {});
    clients.push(client);
    const headers: Record<string, string> = name === null ? {} : { authorization: `Bearer ${KEYS[name]}` };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${system.url}/mcp`), { requestInit: { headers } }));
    return client;
  }

  async function connectOverStdio(env: Record<string, string>): Promise<Client> {
    const client = new Client({ name: 'test', version: '1' });
    clients.push(client);
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [CLI, 'mcp'], env }));
    return client;
  }

  describe.each<[string, VersionNegotiationOptions | undefined]>([
    ['with the handshake of 2025', undefined],
    ['of the 2026 revision', { mode: { pin: '2026-07-28' } }],
  ])('%s', (_era, negotiation) => {
    it('sees every tool, with what it takes and gives', async () => {
      const { tools } = await (await connect('ann', negotiation)).listTools();
      expect(tools.map(({ name }) => name)).toEqual(TOOLS);
      for (const tool of tools) expect(tool).toMatchObject({ inputSchema: { type: 'object' }, outputSchema: { type: 'object' } });
      expect(tools.filter(({ annotations }) => annotations?.readOnlyHint).map(({ name }) => name)).toEqual(['get_plan', 'audit_plan', 'get_action', ...TRAVEL]);
    });

    it('plans a trip to a complete plan and looks at it again', async () => {
      const client = await connect('ann', negotiation);
      const planned = await client.callTool({ name: 'plan_trip', arguments: { request: REQUEST } });
      const { threadId, status, finalPlan } = answerOf(planned);
      expect({ status, destination: finalPlan?.selectedDestination?.name }).toEqual({ status: 'complete', destination: 'Lisbon' });
      expect(textOf(planned)).toContain('The plan is complete');
      const again = await client.callTool({ name: 'get_plan', arguments: { threadId } });
      expect(again.structuredContent).toEqual(planned.structuredContent);
    });
  });

  it('is asked for what is missing, and answers', async () => {
    const client = await connect('ann');
    const asked = await client.callTool({ name: 'plan_trip', arguments: { request: 'I want to go to Tokyo' } });
    const { threadId, status, pendingQuestions } = answerOf(asked);
    const required = pendingQuestions?.filter((question) => question.required).map(({ field }) => field);
    expect({ status, fields: required }).toEqual({ status: 'awaiting_input', fields: Object.keys(DATES_AND_MONEY) });
    expect(textOf(asked)).toContain(`call answer_questions with threadId "${threadId}"`);
    const refused = await client.callTool({ name: 'answer_questions', arguments: { threadId, answers: { budget: 0 } } });
    expect(codeOf(refused)).toBe('VALIDATION_ERROR');
    expect(textOf(refused)).toContain('answers.budget');
    const answered = answerOf(await client.callTool({ name: 'answer_questions', arguments: { threadId, answers: DATES_AND_MONEY } }));
    expect({ status: answered.status, destination: answered.finalPlan?.selectedDestination?.name }).toEqual({ status: 'complete', destination: 'Tokyo' });
  });

  it('that does not want to wait is told where to look', async () => {
    const client = await connect('ann');
    const answer = await client.callTool({ name: 'plan_trip', arguments: { request: REQUEST, waitSeconds: 0 } });
    expect(answerOf(answer).status).toBe('in_progress');
    expect(textOf(answer)).toContain(`Call get_plan with threadId "${answerOf(answer).threadId}"`);
  });

  it('does not find the threads of somebody else, to read, to answer or to go on in', async () => {
    const [ann, bob] = await Promise.all([connect('ann'), connect('bob')]);
    const { threadId } = answerOf(await ann.callTool({ name: 'plan_trip', arguments: { request: 'I want to go to Tokyo' } }));
    const tries = [
      { name: 'get_plan', arguments: { threadId } },
      { name: 'answer_questions', arguments: { threadId, answers: DATES_AND_MONEY } },
      { name: 'plan_trip', arguments: { request: REQUEST, threadId } },
    ];
    for (const attempt of tries) expect([attempt.name, codeOf(await bob.callTool(attempt))]).toEqual([attempt.name, 'NOT_FOUND']);
    expect(answerOf(await ann.callTool({ name: 'get_plan', arguments: { threadId } })).status).toBe('awaiting_input');
  });

  it('has threads under names of its own, which others may use for theirs', async () => {
    const [ann, bob] = await Promise.all([connect('ann'), connect('bob')]);
    const named = { threadId: 'summer-in-tokyo' };
    expect(answerOf(await ann.callTool({ name: 'plan_trip', arguments: { request: 'I want to go to Tokyo', ...named } })).status).toBe('awaiting_input');
    expect(answerOf(await bob.callTool({ name: 'plan_trip', arguments: { request: REQUEST, ...named } })).status).toBe('complete');
    expect(answerOf(await ann.callTool({ name: 'get_plan', arguments: named })).status).toBe('awaiting_input');
  });

  it('looks facts up, as data with its sources and without the network', async () => {
    const client = await connect('ann');
    const money = await client.callTool({ name: 'convert_currency', arguments: { amount: 100, from: 'EUR', to: 'USD' } });
    expect(money.structuredContent).toMatchObject({ currency: 'USD', source: 'estimate' });
    expect(textOf(money)).toMatch(/^<data name="tool convert_currency"[^>]*>\n\{.*\}\n<\/data>$/s);
    expect(money._meta).toMatchObject({ 'navigo/sources': ['estimate'], 'navigo/flags': [] });
    const places = await client.callTool({ name: 'search_places', arguments: { city: 'Lisbon', query: 'museum' } });
    expect(textOf(places)).toContain('source="guide"');
  });

  it('has a plan checked, one of ours and one that is broken', async () => {
    const client = await connect('ann');
    const { threadId, finalPlan } = answerOf(await client.callTool({ name: 'plan_trip', arguments: { request: REQUEST } }));
    const thread = await system.get<{ values: { userRequest: object } }>(`/plan/${threadId}`, { authorization: `Bearer ${KEYS.ann}` });
    const request = thread.body.values.userRequest;
    const check = (plan: unknown) => client.callTool({ name: 'audit_plan', arguments: { request, plan } });
    expect((await check(finalPlan)).structuredContent).toMatchObject({ pass: true, violations: [] });
    const broken = await check({ ...finalPlan, itinerary: [] });
    expect(broken.structuredContent).toMatchObject({ pass: false });
    expect(textOf(broken)).toMatch(/^The plan breaks \d+ rule/);
    expect(codeOf(await client.callTool({ name: 'audit_plan', arguments: { plan: {} } }))).toBe('VALIDATION_ERROR');
  });

  it('has something done with a plan up to where a person has to approve, and nobody else sees it', async () => {
    const client = await connect('ann');
    const { threadId } = answerOf(await client.callTool({ name: 'plan_trip', arguments: { request: REQUEST } }));
    const act = (request: string, preview: boolean) => client.callTool({ name: 'act_on_plan', arguments: { threadId, request, preview } });
    const shown = await act('Mail it to sara@example.com', true);
    expect(ActionRun.parse(shown.structuredContent)).toMatchObject({ status: 'complete', mode: 'PLAN', steps: [{ result: null }] });
    const asked = await act('Say "hello" and mail it to sara@example.com', false);
    const { actionId } = ActionRun.parse(asked.structuredContent);
    expect(textOf(asked)).toContain('A person has to approve');
    const look = async (who: 'ann' | 'bob') => (await connect(who)).callTool({ name: 'get_action', arguments: { actionId } });
    expect(ActionRun.parse((await look('ann')).structuredContent)).toMatchObject({ status: 'awaiting_review', steps: [{ result: null }, { result: null }] });
    expect(codeOf(await look('bob'))).toBe('NOT_FOUND');
    expect((await client.listTools()).tools.filter(({ name }) => /approve/.test(name))).toEqual([]);
  });

  it('gets errors with our codes', async () => {
    const client = await connect('ann');
    expect(codeOf(await client.callTool({ name: 'convert_currency', arguments: { amount: 'many' } }))).toBe('TOOL_BAD_ARGUMENTS');
    expect(codeOf(await client.callTool({ name: 'plan_trip', arguments: { request: ' ' } }))).toBe('VALIDATION_ERROR');
    expect(codeOf(await client.callTool({ name: 'get_plan', arguments: { threadId: 'thr_unknown' } }))).toBe('NOT_FOUND');
    await expect(client.callTool({ name: 'book_flight', arguments: {} })).rejects.toThrow('There is no tool named "book_flight"');
  });

  it('gets nowhere without a key', async () => {
    await expect(connect(null)).rejects.toMatchObject({ status: 401 });
    for (const method of ['GET', 'POST', 'DELETE']) expect((await fetch(`${system.url}/mcp`, { method })).status).toBe(401);
  });

  it.each<[string, RequestInit, number]>([
    ['a page of another site', { headers: { origin: 'https://evil.example' } }, 403],
    ['a batch, which would pass the rate limit as one', { body: '[{"jsonrpc":"2.0","id":1,"method":"tools/list"}]' }, 400],
    ['a stream, which nobody would write to', { method: 'GET', body: null }, 405],
    ['another content type', { headers: { 'content-type': 'text/plain' } }, 415],
  ])('is refused as %s', async (_what, init, status) => {
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream', authorization: `Bearer ${KEYS.ann}`, ...init.headers };
    const body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
    expect((await fetch(`${system.url}/mcp`, { method: 'POST', body, ...init, headers })).status).toBe(status);
  });

  it('is counted by the limit of its key', async () => {
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream', authorization: `Bearer ${KEYS.bob}` };
    const left = async () => {
      const answer = await fetch(`${system.url}/mcp`, { method: 'POST', headers, body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' });
      expect(answer.status).toBe(200);
      return Number(answer.headers.get('ratelimit-remaining'));
    };
    const before = await left();
    expect(await left()).toBe(before - 1);
  });

  describe('over stdio', () => {
    it('sees the same tools and plans a trip through the gateway', async () => {
      const client = await connectOverStdio({ NAVIGO_URL: system.url, NAVIGO_API_KEY: KEYS.ann });
      expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(TOOLS);
      expect(client.getInstructions()).toContain('plan_trip');
      const planned = answerOf(await client.callTool({ name: 'plan_trip', arguments: { request: REQUEST } }));
      expect(planned.status).toBe('complete');
      expect((await system.get(`/plan/${planned.threadId}`, { authorization: `Bearer ${KEYS.ann}` })).body).toMatchObject({ status: 'complete' });
      expect(codeOf(await client.callTool({ name: 'get_plan', arguments: { threadId: 'thr_unknown' } }))).toBe('NOT_FOUND');
    });

    it.each([
      ['no key', () => ({ NAVIGO_URL: system.url }), 'UNAUTHENTICATED'],
      ['no gateway', () => ({ NAVIGO_URL: 'http://127.0.0.1:9' }), 'PROVIDER_UNAVAILABLE'],
    ])('is told why nothing goes with %s', async (_what, env, code) => {
      const client = await connectOverStdio(env());
      await expect(client.listTools()).rejects.toThrow(code);
      const result = await client.callTool({ name: 'get_plan', arguments: { threadId: 'thr_1' } });
      expect([result.isError, textOf(result)]).toEqual([true, expect.stringContaining(code)]);
    });
  });
});

import { inspect } from 'node:util';
import { LLMock } from '@copilotkit/aimock';
import type { JournalEntry } from '@copilotkit/aimock';
import { RetryableError } from '@app/contracts';
import type { ProviderGate } from '@app/ports';
import { noAbort, testHttpClient } from '../testing/test-http-client.js';
import type { TestHttpClient } from '../testing/test-http-client.js';
import { inOrder, startReplayServer } from '../testing/replay-server.js';
import type { Replay, ReplayServer } from '../testing/replay-server.js';
import { GREETING_REQUEST, describeModel } from './model.contract.js';
import { DATA_RULE, createOpenAiModel } from './openai.model.js';
import type { OpenAiModelOptions } from './openai.model.js';

const HELLO = { text: 'Olá, Ana', language: 'pt' };
const KEY = 'sk-test-1234567890';

type Scripted =
  | { content: string; finishReason?: string; usage?: { prompt_tokens: number; completion_tokens: number } }
  | { error: { message: string; param?: string }; status: number; retryAfter?: number };

/** A model server that answers a script in order; a call too many is answered 418, which is never tried again. */
async function mockServer(...script: readonly Scripted[]): Promise<LLMock> {
  const mock = new LLMock({ port: 0, logLevel: 'silent' });
  const answers = [...script];
  mock.on({ endpoint: 'chat' }, () => answers.shift() ?? { error: { message: 'not scripted' }, status: 418 });
  await mock.start();
  return mock;
}

const modelAt = (url: string, more: Partial<OpenAiModelOptions> = {}): { model: ReturnType<typeof createOpenAiModel>; http: TestHttpClient } => {
  const http = testHttpClient(url);
  return { http, model: createOpenAiModel({ http, apiKey: KEY, baseUrl: `${url}/v1`, model: 'gpt-4o-mini', timeoutMs: 5_000, maxRetries: 2, ...more }) };
};
const good: Scripted = { content: JSON.stringify(HELLO) };
const error = (status: number, message = 'no', more: { param?: string; retryAfter?: number } = {}): Scripted => {
  const { retryAfter, ...said } = more;
  return { error: { message, ...said }, status, ...(retryAfter === undefined ? {} : { retryAfter }) };
};

describeModel('the OpenAI model', {
  async answering(answer) {
    const content = JSON.stringify(answer);
    const mock = await mockServer({ content }, { content }, { content });
    return { model: modelAt(mock.url).model, close: () => mock.stop() };
  },
  async silent() {
    const server = await startReplayServer(() => 'silence');
    return { model: modelAt(server.url).model, close: () => server.close() };
  },
});

describe('the OpenAI model over the wire', () => {
  let mock: LLMock | undefined;
  const start = async (...script: readonly Scripted[]): Promise<LLMock> => (mock = await mockServer(...script));
  const calls = (): JournalEntry[] => mock?.getRequests() ?? [];
  afterEach(async () => {
    await mock?.stop();
    mock = undefined;
  });

  it('asks for structured output at a low temperature, with the rule about data in the system prompt', async () => {
    const { model } = modelAt((await start(good)).url);
    await model.complete(GREETING_REQUEST, noAbort());
    const body = calls()[0]?.body;
    expect(body).toMatchObject({
      model: 'gpt-4o-mini',
      temperature: 0.2,
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'Greeting', strict: true, schema: { required: ['text', 'language', 'note'], additionalProperties: false } },
      },
    });
    const [system, user] = (body as { messages: { role: string; content: string }[] }).messages;
    expect(system?.content).toBe(`You greet people.\n\n${DATA_RULE}`);
    expect(user).toEqual({ role: 'user', content: 'Greet Ana in Portuguese.' });
  });

  it('takes null for an optional key as absent', async () => {
    const { model } = modelAt((await start({ content: JSON.stringify({ ...HELLO, note: null }) })).url);
    await expect(model.complete(GREETING_REQUEST, noAbort())).resolves.toMatchObject({ value: HELLO });
  });

  it.each<[string, Scripted, RegExp]>([
    ['malformed JSON', { content: '{"text": "Olá' }, /holds no JSON/],
    ['a wrong field', { content: JSON.stringify({ text: 'Hallo', language: 'de' }) }, /language: /],
    ['a cut-off answer', { ...good, finishReason: 'length' }, /cut off/],
  ])('asks again after %s, with the answer and the reason', async (_what, bad, reason) => {
    const { model } = modelAt((await start(bad, good)).url);
    await expect(model.complete(GREETING_REQUEST, noAbort())).resolves.toMatchObject({ value: HELLO, usage: { modelCalls: 2 } });
    const { messages } = calls()[1]?.body as { messages: { role: string; content: string }[] };
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[3]?.content).toMatch(reason);
  });

  it('gives up after three unusable answers', async () => {
    const bad: Scripted = { content: 'no JSON here' };
    const { model } = modelAt((await start(bad, bad, bad, good)).url);
    await expect(model.complete(GREETING_REQUEST, noAbort())).rejects.toMatchObject({ code: 'MODEL_BAD_OUTPUT' });
    expect(calls()).toHaveLength(3);
  });

  it('adds up the tokens of all answers', async () => {
    const first: Scripted = { content: 'nonsense', usage: { prompt_tokens: 100, completion_tokens: 10 } };
    const { model } = modelAt((await start(first, { ...good, usage: { prompt_tokens: 120, completion_tokens: 20 } })).url);
    const { usage } = await model.complete(GREETING_REQUEST, noAbort());
    expect(usage).toEqual({ modelCalls: 2, inputTokens: 220, outputTokens: 30 });
  });

  it('waits as long as a 429 asks, then succeeds', async () => {
    const { model, http } = modelAt((await start(error(429, 'slow down', { retryAfter: 3 }), good)).url);
    await expect(model.complete(GREETING_REQUEST, noAbort())).resolves.toMatchObject({ value: HELLO, usage: { modelCalls: 2 } });
    expect(http.waitedMs).toEqual([3_000]);
  });

  it('asks its gate before each request, with an estimate of the tokens and then what was used', async () => {
    const seen: { estimated: number; used: number }[] = [];
    const gate: ProviderGate = {
      async call({ send, tokens }) {
        const result = await send();
        seen.push({ estimated: tokens?.estimated ?? 0, used: tokens?.usedBy(result) ?? 0 });
        return result;
      },
    };
    const first: Scripted = { content: 'nonsense', usage: { prompt_tokens: 100, completion_tokens: 10 } };
    const { model } = modelAt((await start(first, { ...good, usage: { prompt_tokens: 120, completion_tokens: 20 } })).url, { gate });
    await model.complete(GREETING_REQUEST, noAbort());
    expect(seen.map(({ used }) => used)).toEqual([110, 140]);
    for (const { estimated } of seen) expect(estimated).toBeGreaterThan(500);
  });

  it('counts no request that its gate puts off', async () => {
    const gate: ProviderGate = { call: () => Promise.reject(new RetryableError('PROVIDER_RATE_LIMITED', 'later', { afterMs: 9_000, isWait: true })) };
    const { model } = modelAt((await start(good)).url, { gate });
    await expect(model.complete(GREETING_REQUEST, noAbort())).rejects.toMatchObject({ isWait: true, afterMs: 9_000, spent: { modelCalls: 0 } });
    expect(calls()).toHaveLength(0);
  });

  it('leaves a wait beyond 30 seconds to the caller', async () => {
    const { model } = modelAt((await start(error(429, 'slow down', { retryAfter: 60 }), good)).url);
    await expect(model.complete(GREETING_REQUEST, noAbort())).rejects.toMatchObject({ name: 'RetryableError', code: 'PROVIDER_RATE_LIMITED', afterMs: 60_000 });
    expect(calls()).toHaveLength(1);
  });

  it('tries again after a 500, as often as configured', async () => {
    const { model, http } = modelAt((await start(error(500), error(500), error(500), good)).url);
    await expect(model.complete(GREETING_REQUEST, noAbort())).rejects.toMatchObject({ name: 'RetryableError', code: 'PROVIDER_UNAVAILABLE' });
    expect(calls()).toHaveLength(3);
    expect(http.waitedMs).toEqual([150, 300]);
  });

  it.each([
    [401, 'PROVIDER_AUTH'],
    [403, 'PROVIDER_AUTH'],
    [400, 'PROVIDER_BAD_REQUEST'],
    [404, 'PROVIDER_BAD_REQUEST'],
  ])('never tries again after a %i', async (status, code) => {
    const { model } = modelAt((await start(error(status, `Incorrect API key provided: ${KEY}`), good)).url);
    const failure = model.complete(GREETING_REQUEST, noAbort());
    await expect(failure).rejects.toMatchObject({ name: 'TerminalError', code });
    const thrown: unknown = await failure.catch((error: unknown) => error);
    // A key in the words of a 401 must not reach the log through the cause either.
    if (code === 'PROVIDER_AUTH') expect(inspect(thrown)).not.toContain(KEY);
    expect(String(thrown)).not.toContain(KEY);
    expect(calls()).toHaveLength(1);
  });

  it('puts the schema in the prompt for a server without json_schema, and remembers that', async () => {
    const refusal = error(400, "'response_format' of type 'json_schema' is not supported", { param: 'response_format' });
    const { model } = modelAt((await start(refusal, good, good)).url);
    await expect(model.complete(GREETING_REQUEST, noAbort())).resolves.toMatchObject({ value: HELLO, usage: { modelCalls: 2 } });
    await model.complete({ ...GREETING_REQUEST, schemaName: 'Another' }, noAbort());
    expect(calls().map((call) => (call.body as { response_format: { type: string } }).response_format.type)).toEqual([
      'json_schema',
      'json_object',
      'json_object',
    ]);
    expect((calls()[1]?.body as { messages: { content: string }[] }).messages[0]?.content).toContain('"required":["text","language","note"]');
  });

  it('leaves out json_schema for one schema only when that schema is what the server refuses', async () => {
    const { model } = modelAt((await start(error(400, "Invalid schema for response_format 'Greeting'"), good, good)).url);
    await model.complete(GREETING_REQUEST, noAbort());
    await model.complete({ ...GREETING_REQUEST, schemaName: 'Another' }, noAbort());
    expect(calls().map((call) => (call.body as { response_format: { type: string } }).response_format.type)).toEqual([
      'json_schema',
      'json_object',
      'json_schema',
    ]);
  });

  it('does not ask for ever when json_object is refused too', async () => {
    const refusal = error(400, 'response_format is not supported');
    const { model } = modelAt((await start(refusal, refusal, good)).url);
    await expect(model.complete(GREETING_REQUEST, noAbort())).rejects.toMatchObject({ code: 'PROVIDER_BAD_REQUEST' });
    expect(calls()).toHaveLength(2);
  });

  it('leaves temperature out for models that take only their own', async () => {
    const { model } = modelAt((await start(error(400, "Unsupported value: 'temperature'", { param: 'temperature' }), good)).url);
    await expect(model.complete(GREETING_REQUEST, noAbort())).resolves.toMatchObject({ value: HELLO });
    expect(calls()[1]?.body).not.toHaveProperty('temperature');
  });
});

describe('the OpenAI model with answers that the mock cannot give', () => {
  let server: ReplayServer | undefined;
  const start = async (...replays: readonly Replay[]): Promise<ReplayServer> => (server = await startReplayServer(inOrder(...replays)));
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });
  const completion = (message: unknown, more: Record<string, unknown> = {}): Replay => ({
    body: { id: 'c1', choices: [{ index: 0, message, finish_reason: 'stop' }], ...more },
  });
  const GOOD = completion({ role: 'assistant', content: JSON.stringify(HELLO) });

  it('reports a refusal as such', async () => {
    const { model } = modelAt((await start(completion({ role: 'assistant', content: null, refusal: 'I cannot help with that.' }), GOOD)).url);
    await expect(model.complete(GREETING_REQUEST, noAbort())).rejects.toMatchObject({ name: 'TerminalError', code: 'MODEL_REFUSED' });
    expect(server?.seen).toHaveLength(1);
  });

  it('names a silent server as timeout', async () => {
    const { model } = modelAt((await start('silence')).url, { timeoutMs: 30, maxRetries: 0 });
    await expect(model.complete(GREETING_REQUEST, noAbort())).rejects.toMatchObject({ name: 'RetryableError', code: 'PROVIDER_TIMEOUT' });
  });

  it('names a broken connection as unavailable', async () => {
    const { model } = modelAt((await start('hang_up')).url, { maxRetries: 0 });
    await expect(model.complete(GREETING_REQUEST, noAbort())).rejects.toMatchObject({ name: 'RetryableError', code: 'PROVIDER_UNAVAILABLE' });
  });

  it('waits until the date that Retry-After names', async () => {
    const headers = { 'retry-after': 'Mon, 10 May 2027 08:00:05 GMT', date: 'Mon, 10 May 2027 08:00:00 GMT' };
    const { model, http } = modelAt((await start({ status: 429, headers, body: {} }, GOOD)).url);
    await model.complete(GREETING_REQUEST, noAbort());
    expect(http.waitedMs).toEqual([5_000]);
  });

  it.each<[string, Replay]>([
    ['no JSON', { body: '<html>oops' }],
    ['no choices', { body: { choices: [] } }],
    ['an empty body', { body: '' }],
  ])('asks again when the server answers %s', async (_what, broken) => {
    const { model, http } = modelAt((await start(broken, GOOD)).url);
    await expect(model.complete(GREETING_REQUEST, noAbort())).resolves.toMatchObject({ value: HELLO, usage: { modelCalls: 2 } });
    expect(http.waitedMs).toEqual([]);
  });

  it('estimates tokens for a server that does not count them', async () => {
    const { model } = modelAt((await start(GOOD)).url);
    const { usage } = await model.complete(GREETING_REQUEST, noAbort());
    expect(usage.outputTokens).toBe(Math.ceil(JSON.stringify(HELLO).length / 4));
  });

  it('refuses an answer beyond one megabyte', async () => {
    const { model } = modelAt((await start(completion({ content: 'x'.repeat(1_100_000) }), GOOD)).url);
    const failure = model.complete(GREETING_REQUEST, noAbort());
    await expect(failure).rejects.toMatchObject({ name: 'TerminalError', code: 'MODEL_BAD_OUTPUT' });
    await expect(failure).rejects.toThrow(/larger than/);
    expect(server?.seen).toHaveLength(1);
  });

  it('does not follow a redirect with the key', async () => {
    const { model } = modelAt((await start({ status: 307, headers: { location: 'http://127.0.0.1:9/' }, body: '' })).url);
    await expect(model.complete(GREETING_REQUEST, noAbort())).rejects.toMatchObject({ name: 'TerminalError', code: 'PROVIDER_BAD_RESPONSE' });
  });

  it('calls no host that is not configured', async () => {
    const model = createOpenAiModel({ http: testHttpClient(), apiKey: KEY, baseUrl: 'http://127.0.0.1:9/v1', model: 'm', timeoutMs: 1_000, maxRetries: 2 });
    await expect(model.complete(GREETING_REQUEST, noAbort())).rejects.toMatchObject({ name: 'TerminalError', code: 'PROVIDER_BAD_REQUEST' });
  });
});

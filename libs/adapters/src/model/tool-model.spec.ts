import { inOrder, startReplayServer } from '../testing/replay-server.js';
import type { Replay, ReplayServer, SeenRequest } from '../testing/replay-server.js';
import { noAbort, testHttpClient } from '../testing/test-http-client.js';
import { createOfflineToolModel } from './offline.tool-model.js';
import { createOpenAiToolModels } from './openai.tool-model.js';
import { AFTER_CALL, QUESTION, WEATHER_TOOL, describeToolModel } from './tool-model.contract.js';

const modelAt = (server: ReplayServer): ReturnType<ReturnType<typeof createOpenAiToolModels>> =>
  createOpenAiToolModels({ http: testHttpClient(server.url), apiKey: 'sk-test', baseUrl: `${server.url}/v1`, model: 'm', timeoutMs: 2_000, maxRetries: 2 })();

const completion = (message: object, finish = 'stop'): Replay => ({
  body: { choices: [{ message: { role: 'assistant', ...message }, finish_reason: finish }], usage: { prompt_tokens: 50, completion_tokens: 9 } },
});
const functionCall = (name: string, args: string, id: string | null = 'call_a'): object => ({ id, type: 'function', function: { name, arguments: args } });
const calling = (...toolCalls: object[]): Replay => completion({ content: null, tool_calls: toolCalls }, 'tool_calls');
const refusal = (message: string): Replay => ({ status: 400, body: { error: { message } } });

interface SentBody {
  readonly messages: { readonly role: string; readonly content: string }[];
  readonly tools?: unknown[];
  readonly temperature?: number;
}
const sent = ({ body }: SeenRequest): SentBody => JSON.parse(body) as SentBody;
const wasTold = (request: SeenRequest): boolean => /rainMm/.test(request.body);

const withTools = (request: SeenRequest): Replay =>
  wasTold(request) ? completion({ content: 'It stays dry.' }) : calling(functionCall('get_weather', '{"city":"Lisbon"}'));
/** A server whose model knows no tools, only answers in a shape. */
const withoutTools = (request: SeenRequest): Replay => {
  if (sent(request).tools) return refusal('model "m" does not support tools');
  const turn = wasTold(request)
    ? { thought: 'Dry.', calls: [], answer: 'It stays dry.' }
    : { thought: 'Let me look.', calls: [{ tool: 'get_weather', arguments: '{"city":"Lisbon"}' }], answer: null };
  return completion({ content: JSON.stringify(turn) });
};

const served = (answer: (request: SeenRequest) => Replay) => ({
  async looking() {
    const server = await startReplayServer(answer);
    return { model: modelAt(server), close: () => server.close() };
  },
});
describeToolModel('a model that calls tools', served(withTools));
describeToolModel('a model that knows no tools', served(withoutTools));
describeToolModel('the offline model', {
  looking: async () => ({
    model: createOfflineToolModel({
      latencyMs: 0,
      policy: ({ messages }) =>
        messages.some(({ role }) => role === 'tool')
          ? { text: 'It stays dry.', toolCalls: [] }
          : { text: 'Let me look.', toolCalls: [{ id: 'c1', name: 'get_weather', arguments: { city: 'Lisbon' } }] },
    }),
    close: async () => {},
  }),
});

describe('a model with tools over the wire', () => {
  let server: ReplayServer;
  const start = async (...replays: readonly Replay[]): Promise<ReplayServer> => (server = await startReplayServer(inOrder(...replays)));
  afterEach(() => server.close());

  it('sends the tools, the rule about data and the whole conversation', async () => {
    await modelAt(await start(completion({ content: 'Dry.' }))).chat(AFTER_CALL, [WEATHER_TOOL], noAbort());
    const body = sent(server.seen[0]!);
    expect(body.messages.map(({ role }) => role)).toEqual(['system', 'system', 'user', 'assistant', 'tool']);
    expect(body.messages[1]?.content).toMatch(/never instructions/);
    expect(body.messages[3]).toMatchObject({
      tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'get_weather', arguments: '{"city":"Lisbon"}' } }],
    });
    expect(body.messages[4]).toMatchObject({ tool_call_id: 'call_1' });
    expect(body.tools).toEqual([WEATHER_TOOL]);
  });

  it('sends no tools where there are none', async () => {
    await modelAt(await start(completion({ content: 'Dry.' }))).chat(QUESTION, [], noAbort());
    expect(sent(server.seen[0]!)).not.toHaveProperty('tools');
  });

  it('gives every call an id of its own, and arguments that are no JSON as they are', async () => {
    const model = modelAt(
      await start(calling(functionCall('a', '{"x":', 'same'), functionCall('b', '', 'same'), functionCall('c', '{"t":"\\ud800"}', null), { type: 'custom' })),
    );
    const { toolCalls } = await model.chat(QUESTION, [WEATHER_TOOL], noAbort());
    expect(toolCalls.map(({ name, arguments: given }) => [name, given])).toEqual([
      ['a', '{"x":'],
      ['b', {}],
      ['c', { t: '\uFFFD' }],
    ]);
    expect(new Set(toolCalls.map(({ id }) => id)).size).toBe(3);
  });

  it('asks a server that knows no tools for structured answers from then on', async () => {
    server = await startReplayServer(withoutTools);
    const model = modelAt(server);
    const first = await model.chat(QUESTION, [WEATHER_TOOL], noAbort());
    expect(first.usage.modelCalls).toBe(2);
    await model.chat(AFTER_CALL, [WEATHER_TOOL], noAbort());
    expect(server.seen.map((request) => sent(request).tools !== undefined)).toEqual([true, false, false]);
    expect(server.seen[1]?.body).toContain('get_weather: Weather of a city.');
  });

  it('leaves the temperature out where it is refused', async () => {
    await modelAt(await start(refusal("Unsupported value: 'temperature'"), completion({ content: 'Dry.' }))).chat(QUESTION, [WEATHER_TOOL], noAbort());
    expect(server.seen.map((request) => sent(request).temperature)).toEqual([0.2, undefined]);
  });

  it('tries again after a passing failure, and counts that', async () => {
    const model = modelAt(await start({ status: 503, body: {} }, completion({ content: 'Dry.' })));
    expect(await model.chat(QUESTION, [WEATHER_TOOL], noAbort())).toMatchObject({ text: 'Dry.', usage: { modelCalls: 2, inputTokens: 50, outputTokens: 9 } });
  });

  it.each([
    ['a refused key', { status: 401, body: {} }, 'PROVIDER_AUTH'],
    ['a refusal', completion({ content: null, refusal: 'No.' }), 'MODEL_REFUSED'],
  ])('says what %s is, and what it cost', async (_what, replay, code) => {
    const failure = modelAt(await start(replay)).chat(QUESTION, [WEATHER_TOOL], noAbort());
    await expect(failure).rejects.toMatchObject({ code, spent: { modelCalls: 1 } });
  });

  it.each([
    ['nothing at all', completion({ content: null })],
    ['no completion', { body: { hello: 1 } }],
  ])('asks again after %s, and gives up after the third', async (_what, nothing) => {
    const failure = modelAt(await start(nothing, nothing, nothing)).chat(QUESTION, [WEATHER_TOOL], noAbort());
    await expect(failure).rejects.toMatchObject({ code: 'MODEL_BAD_OUTPUT', spent: { modelCalls: 3 } });
    await server.close();
    const model = modelAt(await start(nothing, completion({ content: 'Dry.' })));
    expect(await model.chat(QUESTION, [WEATHER_TOOL], noAbort())).toMatchObject({ text: 'Dry.', usage: { modelCalls: 2 } });
  });
});

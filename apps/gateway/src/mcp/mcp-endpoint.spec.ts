import { RequestError, RetryableError } from '@app/contracts';
import type { Logger } from '@app/platform';
import { ThreadNames } from '../http/thread-names.js';
import { McpEndpoint } from './mcp-endpoint.js';
import type { McpCaller, McpTool } from './mcp-tool.js';

const CALLER = { ownerId: 'ann', traceparent: null };
const SECRET = 'postgresql://user:password@db';

describe('the MCP endpoint', () => {
  let logged: unknown[][];
  beforeEach(() => {
    logged = [];
  });
  const logger = { error: (...line: unknown[]) => logged.push(line), debug: () => undefined } as unknown as Logger;

  const toolThat = (call: McpTool['call']): McpTool => ({ listed: { name: 'probe', inputSchema: { type: 'object' } }, call });
  const throwing = (error: Error): McpTool => toolThat(() => Promise.reject(error));

  async function send(tool: McpTool, message: object, more: Record<string, string> = {}): Promise<Record<string, unknown>> {
    const body = { jsonrpc: '2.0', id: 1, ...message };
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...more };
    const request = new Request('http://gateway/mcp', { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await (await new McpEndpoint([tool], logger, new ThreadNames(() => Promise.resolve(false))).answer(request, body, CALLER)).text();
    // Clients of 2025 get their one answer as a stream of one event.
    return JSON.parse(/^data: (\{.*)$/m.exec(text)?.[1] ?? text) as Record<string, unknown>;
  }
  const call = async (tool: McpTool, args?: object) => send(tool, { method: 'tools/call', params: { name: 'probe', arguments: args } });

  it('hands over the arguments and whose call it is', async () => {
    const seen: [unknown, Partial<McpCaller>][] = [];
    await call(
      toolThat(async (args, { ownerId, signal }) => {
        seen.push([args, { ownerId, signal }]);
        return { content: [] };
      }),
      { a: 1 },
    );
    expect(seen).toEqual([[{ a: 1 }, { ownerId: 'ann', signal: expect.any(AbortSignal) }]]);
  });

  it('makes a tool error with code, fields and delay of a failure', async () => {
    const refused = new RequestError('VALIDATION_ERROR', 'no', [{ path: 'answers.budget', message: 'must be above 0' }], 7);
    const { result } = await call(throwing(refused));
    expect(result).toMatchObject({
      isError: true,
      content: [{ type: 'text', text: 'VALIDATION_ERROR: no\n- answers.budget: must be above 0\nTry again in 7 s.' }],
      _meta: { 'navigo/error': { code: 'VALIDATION_ERROR', issues: [{ path: 'answers.budget', message: 'must be above 0' }], retryAfterSeconds: 7 } },
    });
    expect(logged).toEqual([]);
  });

  it.each([
    ['INTERNAL_ERROR', new Error(SECRET)],
    ['STORE_UNAVAILABLE', new RetryableError('STORE_UNAVAILABLE', SECRET)],
  ])('keeps the words of %s in the log', async (code, error) => {
    const answer = await call(throwing(error));
    expect(JSON.stringify(answer)).toContain(code);
    expect(JSON.stringify(answer)).not.toContain('password');
    expect(logged).toEqual([[{ err: error, tool: 'probe', code }, 'an MCP tool failed']]);
  });

  it('holds no stream open for who wants to hear of changes that never come', async () => {
    const version = '2026-07-28';
    const prefix = 'io.modelcontextprotocol';
    const meta = { [`${prefix}/protocolVersion`]: version, [`${prefix}/clientInfo`]: { name: 'test', version: '1' }, [`${prefix}/clientCapabilities`]: {} };
    const params = { _meta: meta, notifications: { toolsListChanged: true } };
    const headers = { 'mcp-protocol-version': version, 'mcp-method': 'subscriptions/listen' };
    expect(await send(throwing(new Error('unused')), { method: 'subscriptions/listen', params }, headers)).toMatchObject({
      error: { message: 'Subscription limit reached' },
    });
  });

  it('knows no other tools than its own', async () => {
    const answer = await send(
      toolThat(async () => ({ content: [] })),
      { method: 'tools/call', params: { name: 'constructor' } },
    );
    expect(answer).toMatchObject({ error: { code: -32602, message: expect.stringContaining('no tool named "constructor"') } });
  });
});

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { McpServers, createMcpTools } from '@app/mcp-client';
import type { McpTools } from '@app/mcp-client';
import { holdProcess } from '@app/testing';
import { ToolRegistry, dispatchTool, showObservation } from '@app/tools';
import { testDispatchContext } from '../../libs/tools/src/testing/dispatch-context.js';

const FAKE = 'test/hosts/fake-mcp-server.mjs';
const KEY = 'Bearer fake-key';
const ALLOWED = ['find-events', 'poisoned', 'large', 'failing', 'hanging', 'book', 'preaching', 'missing', 'environment'];
const running: ChildProcess[] = [];
const open: McpTools[] = [];

async function startFake(port = 0): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const child = spawn(process.execPath, [FAKE, '--http'], {
    env: { ...process.env, FAKE_KEY: KEY, FAKE_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  holdProcess(child);
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { url: line.toString().trim(), child };
}

function join(server: object, more: { askAgainMs?: number } = {}) {
  const troubles: string[] = [];
  const servers = McpServers.parse(JSON.stringify([{ name: 'acme', tools: ALLOWED, timeoutMs: 1_500, ...server }]));
  const mcp = createMcpTools({ servers, onTrouble: (what) => troubles.push(what), ...more }, new AbortController().signal);
  open.push(mcp);
  return { mcp, troubles };
}
const contextOf = (mcp: McpTools) => testDispatchContext(mcp.tools());
const call = async (mcp: McpTools, tool: string, args: object = { city: 'Lisbon' }) =>
  dispatchTool({ id: '1', name: `acme__${tool}`, arguments: args }, await contextOf(mcp));

afterEach(async () => {
  await Promise.all(open.splice(0).map((mcp) => mcp.close()));
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

describe.each<[string, () => Promise<object>]>([
  ['HTTP', async () => ({ url: (await startFake()).url, headers: { authorization: KEY } })],
  ['stdio', async () => ({ command: process.execPath, args: [FAKE] })],
])('tools of an MCP server over %s', (_how, where) => {
  it('join the registry when they are allowed, only read, and tell nobody what to do', async () => {
    const { mcp, troubles } = join(await where());
    await mcp.asked;
    const names = new ToolRegistry(mcp.tools()).listFor(['travel:read']).map(({ functionTool }) => functionTool.function.name);
    expect(names).toEqual(['acme__find_events', 'acme__poisoned', 'acme__large', 'acme__failing', 'acme__hanging', 'acme__environment']);
    expect(troubles).toEqual([
      'the tool missing is allowed, but the server has none of this name',
      expect.stringContaining('the tool book is not taken: it does not say that it only reads'),
      expect.stringContaining('the tool preaching is not taken: its description'),
    ]);
  });

  it('are called with checked arguments, and answer as data with a source', async () => {
    const { mcp } = join(await where());
    await mcp.asked;
    const found = await call(mcp, 'find_events');
    expect(found).toMatchObject({ ok: true, value: { text: 'A concert in Lisbon', data: { events: ['A concert'] } }, sources: ['live'], flags: [] });
    expect(showObservation(found)).toMatch(/^<data name="tool acme__find_events" source="live">/);
    expect(await call(mcp, 'find_events', { town: 'Lisbon' })).toMatchObject({ ok: false, code: 'TOOL_BAD_ARGUMENTS' });
    expect(await call(mcp, 'unlisted')).toMatchObject({ ok: false, code: 'TOOL_UNKNOWN' });
  });

  it('cannot instruct, flood, or hold anybody up', async () => {
    const { mcp } = join(await where());
    await mcp.asked;
    const poisoned = await call(mcp, 'poisoned');
    expect(poisoned.ok && poisoned.flags.length > 0).toBe(true);
    expect(JSON.stringify(poisoned)).not.toContain('flight X');
    expect(await call(mcp, 'large')).toMatchObject({ ok: false, code: 'TOOL_TOO_LARGE' });
    const failed = await call(mcp, 'failing');
    expect(failed).toMatchObject({ ok: false, code: 'TOOL_FAILED' });
    expect(JSON.stringify(failed)).not.toContain('abc');
    expect(await call(mcp, 'hanging')).toMatchObject({ ok: false });
  });
});

describe('an MCP server', () => {
  it('that is away holds up nothing, and its tools come with it', async () => {
    const { url, child } = await startFake();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const { mcp, troubles } = join({ url, headers: { authorization: KEY }, tools: ['find-events'] }, { askAgainMs: 50 });
    await mcp.asked;
    expect([mcp.tools(), troubles]).toEqual([[], ['its tools cannot be asked for; it is asked again later']]);
    await startFake(Number(new URL(url).port));
    for (const endMs = performance.now() + 60_000; mcp.tools().length === 0 && performance.now() < endMs;)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await call(mcp, 'find_events')).toMatchObject({ ok: true });
  });

  it('that refuses our key has no tools', async () => {
    const { mcp } = join({ url: (await startFake()).url, headers: { authorization: 'wrong' } });
    await mcp.asked;
    expect(mcp.tools()).toEqual([]);
  });

  it('that we start gets no variables of ours', async () => {
    const { mcp } = join({ command: process.execPath, args: [FAKE], env: { CITY_KEY: 'x' }, tools: ['environment'] });
    await mcp.asked;
    const seen = await call(mcp, 'environment');
    const names = seen.ok ? (seen.value as { text: string }).text.split(' ') : [];
    expect(names).toContain('CITY_KEY');
    expect(names.filter((name) => name.startsWith('TEST_') || name.startsWith('NAVIGO'))).toEqual([]);
  });
});

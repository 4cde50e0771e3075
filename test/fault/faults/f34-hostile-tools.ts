import type { AskedQuestion, Treatment } from '@app/testing';
import type { Fault } from '../fault.js';
import { EXPLOSIVE_VALUE, HOSTILE_TOOLS, HostileToolServer, ORDER } from '../world/hostile-tool-server.js';

const SERVER = 'hostile';
const CALLS_A_TURN = 4;
const TOOL_TIMEOUT_MS = 1_500;
const LONGEST_WAVE_MS = 120_000;

/** A model that calls every tool of the server, some in each turn, before it says anything. */
function callsAll({ messages, tools }: AskedQuestion): Treatment | null {
  const theirs = tools.filter((name) => name.startsWith(`${SERVER}__`));
  const asked = messages.filter(({ role }) => role === 'tool').length;
  const next = theirs.slice(asked, asked + CALLS_A_TURN);
  if (next.length === 0) return null;
  const toolCalls = next.map((name, at) => ({
    id: `call_${asked + at}`,
    type: 'function',
    function: { name, arguments: JSON.stringify({ city: EXPLOSIVE_VALUE }) },
  }));
  return { choice: { finish_reason: 'tool_calls', message: { role: 'assistant', content: null, tool_calls: toolCalls } } };
}

export const F34: Fault = {
  number: 'F34',
  title: 'a hostile tool server',
  injected: `every plan calls ${HOSTILE_TOOLS.length} tools: orders, explosive schemas, 50,000 levels, 5 MB, drips, endless streams, silence, broken JSON`,
  // Workers join with the address of the server.
  world: { fleet: { worker: 0 } },
  async run({ world, traffic, times }) {
    const server = await HostileToolServer.start();
    const settings = JSON.stringify([{ name: SERVER, url: server.url, tools: HOSTILE_TOOLS, timeoutMs: TOOL_TIMEOUT_MS }]);
    try {
      await Promise.all([0, 1].map(() => world.join('worker', { MCP_SERVERS: settings })));
      world.model.treat = callsAll;
      for (let time = 0; time < times; time += 1) {
        const startMs = performance.now();
        await traffic.wave({ mayFail: true });
        const tookMs = performance.now() - startMs;
        world.check(tookMs < LONGEST_WAVE_MS, `the plans took ${Math.round(tookMs)} ms`);
      }
    } finally {
      await server.close();
    }
    const uncalled = HOSTILE_TOOLS.filter((name) => !server.calls.has(name));
    world.check(uncalled.length === 0, `nobody called ${uncalled.join(', ')}`);
    const open = await world.db.query("SELECT 1 FROM run WHERE status NOT IN ('complete', 'refused')");
    world.check(open.length === 0, `${open.length} plans did not come to a good end`);
    const told = await world.db.query(
      `SELECT 1 FROM state_version v WHERE v.delta::text LIKE $1 UNION ALL SELECT 1 FROM decision_log l WHERE l.entry::text LIKE $1
       UNION ALL SELECT 1 FROM step_event e WHERE e::text LIKE $1`,
      [`%${ORDER}%`],
    );
    world.check(told.length === 0, `the server's order is in ${told.length} rows`);
    const lost = world.logs.flat().filter((line) => line.includes('stalled more than'));
    world.check(lost.length === 0, `${lost.length} steps were lost to a held worker`);
  },
};

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { built } from './built.mjs';

/**
 * Writes states of real runs as fixtures: for each thread named, the state at each version with the agents that were at work then.
 * Usage: DATABASE_URL=... node tools/record-states.mjs <name>=<thread id> ...
 */
const { foldAll } = await built('agent-kit');
const { SERVED_WORKFLOWS } = await built('graph');

const ROOT = join(import.meta.dirname, '..', 'test', 'fixtures', 'states');

async function statesOf(client, threadId) {
  const { rows: runs } = await client.query('SELECT id, workflow, graph_version FROM run WHERE thread_id = $1 ORDER BY first_version', [threadId]);
  const states = [];
  for (const run of runs) {
    const { rows: versions } = await client.query('SELECT version, delta FROM state_version WHERE run_id = $1 ORDER BY version', [run.id]);
    const { rows: steps } = await client.query('SELECT id, agent, version FROM step WHERE run_id = $1', [run.id]);
    const settledAt = new Map(
      (await client.query('SELECT step_id, version FROM state_version WHERE run_id = $1', [run.id])).rows.map((row) => [row.step_id, row.version]),
    );
    versions.forEach(({ version }, index) => {
      const atWork = steps.filter((step) => step.version < version && (settledAt.get(step.id) ?? Infinity) > version).map((step) => step.agent);
      const next = steps.filter((step) => step.version === version).map((step) => step.agent);
      states.push({
        graphVersion: run.graph_version,
        version,
        atWork: atWork.sort(),
        dispatched: next.sort(),
        state: foldAll(
          versions.slice(0, index + 1).map(({ delta }) => delta),
          SERVED_WORKFLOWS.reducersOf(run.workflow),
        ),
      });
    });
  }
  return states;
}

const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
for (const argument of process.argv.slice(2)) {
  const [name, threadId] = argument.split('=');
  for (const recorded of await statesOf(client, threadId)) {
    const folder = join(ROOT, `v${recorded.graphVersion}`);
    mkdirSync(folder, { recursive: true });
    const { graphVersion: _folder, ...fixture } = recorded;
    writeFileSync(join(folder, `${name}-${recorded.version}.json`), `${JSON.stringify(fixture, null, 1)}\n`);
  }
}
await client.end();

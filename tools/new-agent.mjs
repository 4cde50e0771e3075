import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { emitSources } from './gen/sources.mjs';
import { agentFiles, rowOf, spellingsOf } from './new-agent/agent-files.mjs';

/** `npm run new:agent visa`: a working agent that adds a section to the plan, its row in the graph, and everything that lists agents. */
const GRAPH = 'libs/graph/src/plan.graph.ts';
const LAST_ROW = /^( +)plan_synthesizer: /m;

const name = process.argv[2] ?? '';
if (!/^[a-z]+(_[a-z]+)*$/.test(name)) refuse('Usage: npm run new:agent <name>, in snake_case, such as visa or travel_insurance.');
const folder = `libs/agents/src/${spellingsOf(name).kebab}`;
if (existsSync(folder)) refuse(`${folder} is there already.`);
const graph = readFileSync(GRAPH, 'utf8');
if (!LAST_ROW.test(graph)) refuse(`${GRAPH} has no row for plan_synthesizer to put the new one before.`);

mkdirSync(folder);
for (const [file, text] of Object.entries(agentFiles(name))) await write(`${folder}/${file}`, text);
await write(
  GRAPH,
  graph.replace(LAST_ROW, (row, indent) => `${indent}${rowOf(name)}\n${row}`),
);
const written = emitSources();
process.stdout.write(`Made ${folder}, a row in ${GRAPH}, and ${written.join(', ')}.\nNext: npm run build && npm run gen, then npm run check.\n`);

/** @param {string} path @param {string} text formatted before it is written */
async function write(path, text) {
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
}

/** @param {string} why @returns {never} */
function refuse(why) {
  process.stderr.write(`${why}\n`);
  process.exit(2);
}

/**
 * An app of a next release, for tests: the next version of the graph calls `packing` by another name, `luggage`; the versions before are still served.
 * Usage: node test/hosts/next-release.mjs <gateway|orchestrator|worker>
 */
import { agents } from '../../dist/libs/agents/src/index.js';
import { PLAN_GRAPH, SERVED_GRAPHS } from '../../dist/libs/graph/src/index.js';

const app = process.argv[2];
const luggage = { ...agents.packing, name: 'luggage', title: 'Luggage' };
const { packing: wantsPacking, ...runs } = PLAN_GRAPH.runs;
const { packing: _renamed, ...others } = agents;

const version = PLAN_GRAPH.version + 1;
const migrations = { 1: () => ({}), [PLAN_GRAPH.version]: () => ({}) };
SERVED_GRAPHS.set(version, { ...PLAN_GRAPH, version, agents: { ...others, luggage }, runs: { ...runs, luggage: wantsPacking }, migrations });
// A worker finds agents by name, whatever graph a step belongs to.
if (app === 'worker') agents.luggage = luggage;
await import(`../../dist/apps/${app}/src/main.js`);

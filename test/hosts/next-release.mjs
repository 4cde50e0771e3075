/**
 * An app of a next release, for tests: version 2 of the graph calls `packing` by another name, `luggage`; version 1 is still served.
 * Usage: node test/hosts/next-release.mjs <gateway|orchestrator|worker>
 */
import { agents } from '../../dist/libs/agents/src/index.js';
import { PLAN_GRAPH, SERVED_GRAPHS } from '../../dist/libs/graph/src/index.js';

const app = process.argv[2];
const luggage = { ...agents.packing, name: 'luggage', title: 'Luggage' };
const { packing: wantsPacking, ...runs } = PLAN_GRAPH.runs;
const { packing: _renamed, ...others } = agents;

SERVED_GRAPHS.set(2, { ...PLAN_GRAPH, version: 2, agents: { ...others, luggage }, runs: { ...runs, luggage: wantsPacking }, migrations: { 1: () => ({}) } });
// A worker finds agents by name, whatever graph a step belongs to.
if (app === 'worker') agents.luggage = luggage;
await import(`../../dist/apps/${app}/src/main.js`);

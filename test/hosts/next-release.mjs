/**
 * An app of a next release, for tests: the next version of the graph calls `packing` by another name, `luggage`; the versions before are still served.
 * Usage: node test/hosts/next-release.mjs <gateway|orchestrator|worker>
 */
import { agents } from '../../dist/libs/agents/src/index.js';
import { PLAN_GRAPH, SERVED_WORKFLOWS } from '../../dist/libs/graph/src/index.js';

const app = process.argv[2];
const luggage = { ...agents.packing, name: 'luggage', title: 'Luggage' };
const { packing: wantsPacking, ...rows } = PLAN_GRAPH.rows;
const { packing: _renamed, ...others } = agents;

const version = PLAN_GRAPH.version + 1;
const migrations = { 1: () => ({}), [PLAN_GRAPH.version]: () => ({}) };
const next = { version, eventsQueue: `run-events-plan-v${version}`, agents: { ...others, luggage }, rows: { ...rows, luggage: wantsPacking }, migrations };
SERVED_WORKFLOWS.makeCurrent({ ...PLAN_GRAPH, ...next });
await import(`../../dist/apps/${app}/src/main.unbundled.js`);

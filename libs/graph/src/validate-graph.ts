import { REQUEST_CHANNELS } from './state.js';
import type { AnyState } from '@app/agent-kit';
import { REDUCERS, fold } from '@app/agent-kit';
import { route } from './route.js';
import type { Graph } from './define-graph.js';

/** Fields that a person may give whole, one agent complete and another change; the walk sees to it that those are never at work together. */
const GIVEN_OR_WRITTEN = new Set(['userRequest']);
const PRESENT = Object.freeze({});

/** Everything that is wrong with a graph, each with what to do; empty when it may be used. */
export function findGraphProblems(graph: Graph, starts: readonly AnyState[], stepCap: number): string[] {
  return [...findUnwrittenReads(graph), ...findDoubleWriters(graph), ...walkAll(graph, starts, stepCap)];
}

function findUnwrittenReads(graph: Graph): string[] {
  const written = new Set([...Object.keys(REQUEST_CHANNELS), ...Object.values(graph.agents).flatMap((agent) => Object.keys(agent.writes))]);
  return Object.values(graph.agents).flatMap((agent) =>
    Object.keys(agent.reads)
      .filter((field) => !written.has(field))
      .map((field) => `${agent.name} reads ${field}, which nobody writes: let an agent write it or take it out of reads`),
  );
}

function findDoubleWriters(graph: Graph): string[] {
  const writers = new Map<string, string[]>();
  for (const agent of Object.values(graph.agents))
    for (const field of Object.keys(agent.writes)) writers.set(field, [...(writers.get(field) ?? []), agent.name]);
  for (const field of Object.keys(REQUEST_CHANNELS))
    if (!GIVEN_OR_WRITTEN.has(field) && writers.has(field)) writers.set(field, ['a person', ...(writers.get(field) ?? [])]);
  return [...writers]
    .filter(([field, names]) => names.length > 1 && REDUCERS[field] !== 'union' && !GIVEN_OR_WRITTEN.has(field))
    .map(([field, names]) => `${field} has several writers (${names.join(', ')}): give each a field of its own`);
}

/** Walks the graph with placeholder outputs: every agent must have its turn, every start must end within the cap. */
function walkAll(graph: Graph, starts: readonly AnyState[], stepCap: number): string[] {
  const seen = new Set<string>();
  const problems = starts.flatMap((start) => walk(graph, start, stepCap, seen));
  const unreachable = Object.keys(graph.agents).filter((name) => !seen.has(name));
  return [...problems, ...unreachable.map((name) => `${name} is never reached: its row in the graph holds in no state of the walk`)];
}

function walk(graph: Graph, start: AnyState, stepCap: number, seen: Set<string>): string[] {
  let state = start;
  for (let steps = 0; steps <= stepCap;) {
    const move = route(graph, state, new Set());
    if (move.kind === 'finish' || move.kind === 'interrupt') return [];
    if (move.kind !== 'dispatch') return [`no agent can move a run with ${Object.keys(state).join(', ')}`];
    const race = findRace(graph, move.agents);
    if (race) return [race];
    for (const name of move.agents) {
      const agent = graph.agents[name];
      if (!agent) return [`the graph has a row for ${name}, but there is no such agent`];
      seen.add(name);
      const placeholders = Object.fromEntries(Object.keys(agent.writes).map((field) => [field, REDUCERS[field] === 'union' ? [] : PRESENT]));
      state = fold(state, { ...placeholders, ...agent.simulate?.(state) });
      steps += 1;
    }
  }
  return [`the walk did not end within the cap of ${stepCap} steps`];
}

/** Two agents that work side by side and write one field; of what they write one would be lost. */
function findRace(graph: Graph, names: readonly string[]): string | null {
  const written = new Map<string, string>();
  for (const name of names)
    for (const field of Object.keys(graph.agents[name]?.writes ?? {})) {
      const other = written.get(field);
      if (other !== undefined && REDUCERS[field] !== 'union') return `${other} and ${name} write ${field} side by side: let one wait for the other`;
      written.set(field, name);
    }
  return null;
}

import type { AgentDefinition, AnyState } from '@app/agent-kit';
import { fold } from '@app/agent-kit';
import type { Interrupt, Workflow } from './define-workflow.js';
import { holdsText } from './holds-text.js';
import { route } from './route.js';

const PRESENT = Object.freeze({});

/** Everything that is wrong with a workflow, each with what to do; empty when it may be used. `stepCap` is the most steps a run may take. */
export function findWorkflowProblems(workflow: Workflow, stepCap: number): string[] {
  const classified = [...findUnclassified(workflow), ...findUnknownNames(workflow)];
  // Without a row for each field the walk would fold by the wrong rules.
  if (classified.length > 0) return classified;
  return [
    ...findUnwrittenReads(workflow),
    ...findDoubleWriters(workflow),
    ...findUnguardedTexts(workflow),
    ...walkAll(workflow, stepCap),
    ...findUngated(workflow, stepCap),
  ];
}

function findUnclassified({ agents, channels }: Workflow): string[] {
  const named = Object.values(agents).flatMap((agent) => Object.keys(agent.writes).map((field) => ({ agent, field })));
  const absent = named.filter(({ field }) => !(field in channels));
  const open = Object.entries(channels).filter(([, { origin, schema }]) => origin === 'none' && holdsText(schema));
  return [
    ...absent.map(({ agent, field }) => `${agent.name} writes ${field}, which has no channel: add a row for it, or write it as classified(schema, row)`),
    ...open.map(([field]) => `${field} can hold free text and is classified as none: say whether a person, a tool or our own code writes it`),
  ];
}

const fieldsOf = (interrupt: Interrupt): string[] => (interrupt.kind === 'input' ? [interrupt.asks] : interrupt.kind === 'decision' ? [interrupt.shows] : []);

/** Names in the definition that point nowhere. */
function findUnknownNames({ agents, channels, rows, gates, guard, fields = {}, interrupts, events = [] }: Workflow): string[] {
  const shown = Object.values(interrupts).flatMap((interrupt) => fieldsOf(interrupt));
  const named = [guard.flags, ...Object.values(fields), ...shown, ...events.map(({ field }) => field)].filter((field) => field !== undefined);
  const waiting = Object.entries(gates).flatMap(([agent, others]) => others.filter((other) => !(other in agents)).map((other) => ({ agent, other })));
  return [
    ...[...new Set(named)].filter((field) => !(field in channels)).map((field) => `${field} is named in the workflow but has no channel: add a row for it`),
    ...Object.keys(agents)
      .filter((name) => !(name in rows))
      .map((name) => `${name} has no row: say when it runs`),
    ...Object.keys(rows)
      .filter((name) => !(name in agents))
      .map((name) => `the workflow has a row for ${name}, but there is no such agent`),
    ...waiting.map(({ agent, other }) => `${agent} runs before ${other}, but there is no such agent`),
  ];
}

function findUnwrittenReads({ agents, channels }: Workflow): string[] {
  const written = new Set(Object.values(agents).flatMap((agent) => Object.keys(agent.writes)));
  const isFilled = (field: string): boolean => written.has(field) || channels[field]?.filledBy !== undefined;
  return Object.values(agents).flatMap((agent) =>
    Object.keys(agent.reads)
      .filter((field) => !isFilled(field))
      .map((field) => `${agent.name} reads ${field}, which nobody writes: let an agent write it or take it out of reads`),
  );
}

function findDoubleWriters({ agents, channels }: Workflow): string[] {
  const writers = new Map<string, string[]>();
  for (const agent of Object.values(agents)) for (const field of Object.keys(agent.writes)) writers.set(field, [...(writers.get(field) ?? []), agent.name]);
  for (const [field, { filledBy }] of Object.entries(channels))
    if (filledBy === 'request' && writers.has(field)) writers.set(field, ['a person', ...(writers.get(field) ?? [])]);
  return [...writers]
    .filter(([field, names]) => names.length > 1 && channels[field]?.reducer !== 'union' && channels[field]?.filledBy !== 'both')
    .map(([field, names]) => `${field} has several writers (${names.join(', ')}): give each a field of its own`);
}

/** The rules read every foreign text; so must the agent that guards the others. */
function findUnguardedTexts({ agents, channels, guard }: Workflow): string[] {
  const reads = agents[guard.agent]?.reads;
  if (!reads) return [];
  return Object.entries(channels)
    .filter(([field, { origin, copyOf }]) => (origin === 'person' || origin === 'tool') && !(field in reads) && !(copyOf !== undefined && copyOf in reads))
    .map(([field, { origin }]) => `${field} holds words of a ${origin}, but ${guard.agent} does not read it: add it to what that agent reads`);
}

/** What an agent leaves behind where nobody looks into the values. */
function outputOf({ reducers }: Workflow, agent: AgentDefinition, state: AnyState): AnyState {
  const placeholders = Object.fromEntries(Object.keys(agent.writes).map((field) => [field, reducers[field] === 'union' ? [] : PRESENT]));
  return { ...placeholders, ...agent.simulate?.(state) };
}

/** Walks the workflow with placeholder outputs: every agent must have its turn, every start must end within the cap. */
function walkAll(workflow: Workflow, stepCap: number): string[] {
  const seen = new Set<string>();
  const problems = workflow.starts.flatMap((start) => walk(workflow, start, stepCap, seen));
  const unreachable = Object.keys(workflow.agents).filter((name) => !seen.has(name));
  return [...problems, ...unreachable.map((name) => `${name} is never reached: its row holds in no state of the walk`)];
}

function walk(workflow: Workflow, start: AnyState, stepCap: number, seen: Set<string>): string[] {
  let state = start;
  for (let steps = 0; steps <= stepCap;) {
    const move = route(workflow, state, new Set());
    if (move.kind === 'finish' || move.kind === 'interrupt') return [];
    if (move.kind !== 'dispatch') return [`no agent can move a run with ${Object.keys(state).join(', ')}`];
    const race = findRace(workflow, move.agents);
    if (race) return [race];
    for (const name of move.agents) {
      const agent = workflow.agents[name];
      if (!agent) return [];
      seen.add(name);
      state = fold(state, outputOf(workflow, agent, state), workflow.reducers);
      steps += 1;
    }
  }
  return [`the walk did not end within the cap of ${stepCap} steps`];
}

/** Two agents that work side by side and write one field; of what they write one would be lost. */
function findRace({ agents, reducers }: Workflow, names: readonly string[]): string | null {
  const written = new Map<string, string>();
  for (const name of names)
    for (const field of Object.keys(agents[name]?.writes ?? {})) {
      const other = written.get(field);
      if (other !== undefined && reducers[field] !== 'union') return `${other} and ${name} write ${field} side by side: let one wait for the other`;
      written.set(field, name);
    }
  return null;
}

/** Agents that a run may end without: whether their result is in it would depend on who is faster. */
function findUngated(workflow: Workflow, stepCap: number): string[] {
  return Object.keys(workflow.agents)
    .filter((slow) => workflow.starts.some((start) => endsWithout(workflow, start, { slow, stepCap })))
    .map(
      (name) =>
        `${name} has no gate: a run may end while it is at work, so whether its result counts depends on timing. Give its row "before" with the agent ` +
        `that needs it, or let a row or the finish wait for what it writes`,
    );
}

/** True when a run can finish, not refused, while one agent is at work all the time. */
function endsWithout(workflow: Workflow, start: AnyState, { slow, stepCap }: { readonly slow: string; readonly stepCap: number }): boolean {
  let state = start;
  const open = new Set<string>();
  for (let steps = 0; steps <= stepCap; steps += 1) {
    const move = route(workflow, state, open);
    if (move.kind === 'finish') return open.has(slow) && !workflow.guard.blocks(state);
    if (move.kind !== 'dispatch') return false;
    for (const name of move.superseded) open.delete(name);
    for (const name of move.agents) {
      const agent = workflow.agents[name];
      if (name === slow) open.add(name);
      else if (agent) state = fold(state, outputOf(workflow, agent, state), workflow.reducers);
    }
  }
  return false;
}

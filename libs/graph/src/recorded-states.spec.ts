import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { fold } from '@app/agent-kit';
import type { AnyState } from '@app/agent-kit';
import { guardFlags, route } from '@app/workflow';
import type { Workflow } from '@app/workflow';
import { PLAN_NAME } from './plan-parts.js';
import { SERVED_WORKFLOWS } from './served-graphs.js';
import { sectionAgents } from './testing/without-sections.js';

/** States of real runs, kept for each version of the graph: whoever changes code sees whether runs in flight would notice. */
const FOLDER = join(__dirname, '..', '..', '..', 'test', 'fixtures', 'states');
const Recorded = z.object({
  version: z.number(),
  atWork: z.array(z.string()),
  dispatched: z.array(z.string()),
  state: z.record(z.string(), z.unknown()),
});

/** Agents that only add a section may join runs in flight, since nobody but the finished plan reads it; the rest goes on as if they had answered. */
const withSections = (graph: Workflow, state: AnyState): AnyState =>
  sectionAgents(graph).reduce((known, name) => fold(known, graph.agents[name]?.simulate?.(known) ?? {}, graph.reducers), state);

describe.each(SERVED_WORKFLOWS.all().filter(({ name }) => name === PLAN_NAME))('runs of $name recorded under version $version', (graph) => {
  const files = readdirSync(join(FOLDER, `v${graph.version}`)).sort();
  const read = (file: string) => Recorded.parse(JSON.parse(readFileSync(join(FOLDER, `v${graph.version}`, file), 'utf8')));

  it('cover requests, questions, refusals, finished plans, and decisions where people decide', () => {
    const covered = [...new Set(files.map((file) => file.replace(/-\d+\.json$/, '')))].sort();
    expect(covered).toEqual(['blocked', 'chat', 'request', ...(graph.review ? ['review'] : [])]);
  });

  it.each(files)('%s goes on as it did', (file) => {
    const { state, atWork, dispatched } = read(file);
    // What the rules raise becomes a version of its own before anybody is sent.
    const known = Array.isArray(state['safetyFlags']) ? state['safetyFlags'] : [];
    if (guardFlags(graph, state).some((flag) => !known.includes(flag))) return expect(dispatched).toEqual([]);
    const next = route(graph, withSections(graph, state), new Set(atWork));
    expect(next.kind === 'dispatch' ? [...next.agents].sort() : []).toEqual(dispatched);
  });

  it.each(files)('%s is still understood by whoever reads it next', (file) => {
    const { state, dispatched } = read(file);
    for (const name of dispatched)
      for (const [field, schema] of Object.entries(graph.agents[name]?.reads ?? {})) {
        const parsed = schema.safeParse(state[field]);
        expect({ name, field, problem: parsed.success ? null : parsed.error.message }).toEqual({ name, field, problem: null });
      }
  });
});

import { z } from 'zod';
import { defineAgent } from '@app/agent-kit';
import type { AgentDefinition, Fields } from '@app/agent-kit';
import type { Graph } from './define-graph.js';
import { PLAN_GRAPH, PLAN_STARTS } from './plan.graph.js';
import { findGraphProblems } from './validate-graph.js';

const STEP_CAP = 50;
const text = z.string();
const agent = (name: string, reads: Fields, writes: Fields): AgentDefinition =>
  defineAgent({
    name,
    title: name,
    reads,
    writes,
    policy: { timeoutMs: 1, maxAttempts: 1 },
    run: () => Promise.resolve({ writes: {}, decision: { inputSummary: '', keyEvidence: [], outputSummary: '', riskFlags: [] } }),
  }) as AgentDefinition;

const graphOf = (agents: AgentDefinition[], runs: Graph['runs']): Graph => ({
  version: 1,
  agents: Object.fromEntries(agents.map((one) => [one.name, one])),
  runs,
  blockedWhen: () => false,
  interruptWhen: () => null,
  finishWhen: (s) => (s['finalPlan'] ? 'complete' : null),
});
const start = [{ turns: ['x'] }];
const first = agent('first', { turns: text }, { one: text });
const last = agent('last', { one: text }, { finalPlan: text });
const runsToEnd = {
  first: (s: Readonly<Record<string, unknown>>) => !s['one'],
  last: (s: Readonly<Record<string, unknown>>) => Boolean(s['one']) && !s['finalPlan'],
};

describe('the check of a graph at boot', () => {
  it('passes the plan graph', () => expect(findGraphProblems(PLAN_GRAPH, PLAN_STARTS, STEP_CAP)).toEqual([]));
  it('passes a small graph', () => expect(findGraphProblems(graphOf([first, last], runsToEnd), start, STEP_CAP)).toEqual([]));
  it('finds a field that nobody writes', () => {
    const broken = graphOf([first, agent('last', { two: text }, { finalPlan: text })], runsToEnd);
    expect(findGraphProblems(broken, start, STEP_CAP)).toEqual([expect.stringContaining('last reads two, which nobody writes')]);
  });
  it('finds two writers of one field, but lets many raise flags', () => {
    const flags = { safetyFlags: z.array(text) };
    const broken = graphOf(
      [agent('first', { turns: text }, { one: text, ...flags }), agent('last', { one: text }, { one: text, finalPlan: text, ...flags })],
      runsToEnd,
    );
    expect(findGraphProblems(broken, start, STEP_CAP)).toEqual([expect.stringContaining('one has several writers (first, last)')]);
  });
  it('finds an agent that takes over a field of the person', () => {
    const broken = graphOf([agent('first', { turns: text }, { one: text, answers: text }), last], runsToEnd);
    expect(findGraphProblems(broken, start, STEP_CAP)).toEqual([expect.stringContaining('answers has several writers (a person, first)')]);
  });
  it('finds an agent that is never reached', () => {
    const broken = graphOf([first, last, agent('idle', { one: text }, { three: text })], { ...runsToEnd, idle: () => false });
    expect(findGraphProblems(broken, start, STEP_CAP)).toEqual([expect.stringContaining('idle is never reached')]);
  });
  it('finds a walk that does not end', () => {
    const broken = graphOf([first, last], { ...runsToEnd, first: () => true });
    expect(findGraphProblems({ ...broken, finishWhen: () => null }, start, STEP_CAP)).toContainEqual(
      expect.stringContaining('did not end within the cap of 50'),
    );
  });
  it('finds a gap where no agent can go on', () => {
    expect(findGraphProblems(graphOf([first, last], { ...runsToEnd, last: () => false }), start, STEP_CAP)).toContainEqual(
      expect.stringContaining('no agent can move a run'),
    );
  });
});

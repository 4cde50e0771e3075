import { forkState } from './fork-state.js';
import { SMALL_GRAPH } from './testing/small-graph.js';

const STATE = { turns: ['Lisbon'], userRequest: { budget: 1 }, one: 'x', two: 'y', finalPlan: 'p', safetyFlags: ['LLM_FLAG:a'], approval: { version: 3 } };
const from = { state: STATE, graphVersion: 1 };

describe('the first state of a fork', () => {
  it('is the state as it was when nothing new is said about the trip', () => expect(forkState(SMALL_GRAPH, from, null)).toEqual(STATE));

  it('leaves out what agents made of the request, and what was said about the plan, when the request is another one', () => {
    const patched = forkState(SMALL_GRAPH, from, { userRequest: { budget: 2 } });
    expect(patched).toEqual({ turns: ['Lisbon'], userRequest: { budget: 2 }, safetyFlags: ['LLM_FLAG:a'] });
  });

  it('keeps what readers found in words that did not change', () => {
    const { first, ...others } = SMALL_GRAPH.agents;
    const graph = { ...SMALL_GRAPH, agents: { ...others, requirement_parser: first! } };
    expect(forkState(graph, from, { userRequest: { budget: 2 } })).toMatchObject({ one: 'x' });
  });

  it('is carried over to the graph that new runs keep to', () => {
    const graph = { ...SMALL_GRAPH, version: 2, migrations: { 1: () => ({ two: null }) } };
    expect(forkState(graph, from, null)).toEqual({ ...STATE, two: null });
  });
});

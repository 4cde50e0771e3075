import { SMALL_GRAPH } from '../../engine/src/testing/small-graph.js';
import { forkState } from './fork-state.js';

const STATE = { turns: ['Lisbon'], request: { budget: 1 }, one: 'x', two: 'y', result: 'p', flags: ['LLM_FLAG:a'], approval: { version: 3 } };
const from = { state: STATE, graphVersion: 1 };

describe('the first state of a fork', () => {
  it('is the state as it was when nothing new is said about the trip', () => expect(forkState(SMALL_GRAPH, from, null)).toEqual(STATE));

  it('leaves out what agents made of the request, and what was said about the plan, when the request is another one', () => {
    const patched = forkState(SMALL_GRAPH, from, { request: { budget: 2 } });
    expect(patched).toEqual({ turns: ['Lisbon'], request: { budget: 2 }, flags: ['LLM_FLAG:a'] });
  });

  it('keeps what was read out of words that did not change', () => {
    const { one } = SMALL_GRAPH.channels;
    const reading = { ...SMALL_GRAPH, channels: { ...SMALL_GRAPH.channels, one: { ...one!, fork: 'keep' as const } } };
    expect(forkState(reading, from, { request: { budget: 2 } })).toMatchObject({ one: 'x' });
  });

  it('is carried over to the graph that new runs keep to', () => {
    const graph = { ...SMALL_GRAPH, version: 2, migrations: { 1: () => ({ two: null }) } };
    expect(forkState(graph, from, null)).toEqual({ ...STATE, two: null });
  });

  it('leaves the preview of the parent to the parent, patched or not', () => {
    const shown = { state: { ...STATE, shown: { total: 1 }, review: 'required' }, graphVersion: 1 };
    expect(forkState(SMALL_GRAPH, shown, null)).toEqual({ ...STATE, review: 'required' });
    expect(forkState(SMALL_GRAPH, shown, { request: { budget: 2 } })).toMatchObject({ review: 'required', request: { budget: 2 } });
  });

  it('forgets the wishes of the parent when the request is another one, their flags included', () => {
    const state = { ...STATE, flags: ['LLM_FLAG:a', 'OLD:1'], revision: { number: 1 } };
    const withoutOld = (flags: unknown): unknown => (flags as string[]).filter((flag) => !flag.startsWith('OLD'));
    const { flags } = SMALL_GRAPH.channels;
    const workflow = { ...SMALL_GRAPH, channels: { ...SMALL_GRAPH.channels, flags: { ...flags!, fork: withoutOld } } };
    expect(forkState(workflow, { state, graphVersion: 1 }, { request: { budget: 2 } })).toMatchObject({ flags: ['LLM_FLAG:a'] });
    expect(forkState(workflow, { state, graphVersion: 1 }, null)).toEqual(state);
  });
});

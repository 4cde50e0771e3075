import { PLAN_GRAPH } from '@app/graph';
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

  it('leaves the preview of the parent to the parent, patched or not', () => {
    const shown = { state: { ...STATE, preview: { total: 1 }, review: 'required' }, graphVersion: 1 };
    expect(forkState(SMALL_GRAPH, shown, null)).toEqual({ ...STATE, review: 'required' });
    expect(forkState(SMALL_GRAPH, shown, { userRequest: { budget: 2 } })).toMatchObject({ review: 'required', userRequest: { budget: 2 } });
  });

  it('forgets the wishes of the parent when the request is another one, their flags included', () => {
    const state = { ...STATE, safetyFlags: ['LLM_FLAG:a', 'REVISION_NOT_UNDERSTOOD:1'], revision: { number: 1 } };
    expect(forkState(SMALL_GRAPH, { state, graphVersion: 1 }, { userRequest: { budget: 2 } })).toMatchObject({ safetyFlags: ['LLM_FLAG:a'] });
    expect(forkState(SMALL_GRAPH, { state, graphVersion: 1 }, null)).toEqual(state);
  });
});

describe('a fork of a plan that was revised and audited', () => {
  it('with another budget begins like a new request of the same words: no mark of the old plan is left', () => {
    const words = { turns: ['x'], readTurns: 1, naturalLanguage: 'x', context: {}, ownerId: 'ann', review: 'required', scannedTexts: ['x'] };
    const made = Object.fromEntries(Object.values(PLAN_GRAPH.agents).flatMap(({ writes }) => Object.keys(writes).map((field) => [field, `old ${field}`])));
    const state = { ...made, ...words, safetyFlags: [], userRequest: { budget: 1 }, preview: {}, revision: { number: 2 }, approval: {}, question: 'x' };
    const left = Object.keys(forkState(PLAN_GRAPH, { state, graphVersion: PLAN_GRAPH.version }, { userRequest: { budget: 2 } }));
    const readers = ['requirement_parser', 'form_completer', 'risk_guard'] as const;
    const ofWords = [...Object.keys(words), 'userRequest', 'safetyFlags', ...readers.flatMap((name) => Object.keys(PLAN_GRAPH.agents[name]?.writes ?? {}))];
    expect(left.filter((field) => !ofWords.includes(field))).toEqual([]);
    expect(left).toEqual(expect.arrayContaining(Object.keys(words)));
  });
});

import { forkState } from '@app/workflow';
import { PLAN_GRAPH } from './plan.graph.js';

describe('a fork of a plan that was revised and audited', () => {
  it('with another budget begins like a new request of the same words: no mark of the old plan is left', () => {
    const words = { turns: ['x'], readTurns: 1, naturalLanguage: 'x', context: {}, ownerId: 'ann', review: 'required', scannedTexts: ['x'] };
    const made = Object.fromEntries(Object.values(PLAN_GRAPH.agents).flatMap(({ writes }) => Object.keys(writes).map((field) => [field, `old ${field}`])));
    const state = {
      ...made,
      ...words,
      safetyFlags: ['REVISION_NOT_UNDERSTOOD:1'],
      userRequest: { budget: 1 },
      preview: {},
      revision: { number: 2 },
      approval: {},
      question: 'x',
    };
    const left = Object.keys(forkState(PLAN_GRAPH, { state, graphVersion: PLAN_GRAPH.version }, { userRequest: { budget: 2 } }));
    const readers = ['requirement_parser', 'form_completer', 'risk_guard'] as const;
    const ofWords = [...Object.keys(words), 'userRequest', 'safetyFlags', ...readers.flatMap((name) => Object.keys(PLAN_GRAPH.agents[name]?.writes ?? {}))];
    expect(forkState(PLAN_GRAPH, { state, graphVersion: PLAN_GRAPH.version }, { userRequest: { budget: 2 } })['safetyFlags']).toEqual([]);
    expect(left.filter((field) => !ofWords.includes(field))).toEqual([]);
    expect(left).toEqual(expect.arrayContaining(Object.keys(words)));
  });
});

import { agents } from '@app/agents';
import { fold as foldWith } from '@app/agent-kit';
import type { AnyState } from '@app/agent-kit';
import { route } from '@app/workflow';
import { PLAN_GRAPH as SERVED_GRAPH } from './plan.graph.js';
import { withoutSections } from './testing/without-sections.js';

const PLAN_GRAPH = withoutSections(SERVED_GRAPH);

const fold = (state: AnyState, delta: AnyState): AnyState => foldWith(state, delta, PLAN_GRAPH.reducers);
const NOBODY = new Set<string>();
const dispatched = (state: AnyState, open: ReadonlySet<string> = NOBODY): readonly string[] => {
  const move = route(PLAN_GRAPH, state, open);
  return move.kind === 'dispatch' ? [...move.agents].sort() : [move.kind];
};
const chat: AnyState = { turns: ['Five days in Lisbon'], naturalLanguage: 'Five days in Lisbon' };
const scanned = fold(chat, { ...agents.risk_guard.simulate?.(chat), readTurns: 1, parsedRequest: {} });
const complete = fold(scanned, { userRequest: {} });
const DAYS = [{}];
const WORDED = { wordsMark: { draft: 0, revision: 0 } };
const report = (fields = {}) => ({ round: 1, revision: 0, draft: 0, budget: 0, pass: true, violations: [], owner: null, sentBack: 0, ...fields });
const BLOCK = { safetyFlags: ['BLOCKED_PROMPT_INJECTION:LLM_BLOCKED'] };

describe('the plan graph', () => {
  it('reads words while the scan judges them', () => expect(dispatched(chat)).toEqual(['requirement_parser', 'risk_guard']));
  it('completes the form once the words are read', () => expect(dispatched(scanned)).toEqual(['form_completer']));
  it('skips parser and form for a complete request', () => {
    expect(dispatched({ turns: [], userRequest: { requestText: 'A trip to Lisbon please' } })).toEqual(['risk_guard']);
  });
  it('lets nobody act before the scan has passed', () => {
    expect(dispatched(fold(chat, { readTurns: 1, parsedRequest: {}, userRequest: {} }), new Set(['risk_guard']))).toEqual(['wait']);
  });
  it('asks for preferences and destinations side by side, and waits for both before the days', () => {
    expect(dispatched(complete)).toEqual(['destination', 'preference']);
    expect(dispatched(fold(complete, { destinationCandidates: [] }), new Set(['preference']))).toEqual(['wait']);
    expect(dispatched(fold(complete, { destinationCandidates: [], preferences: {} }))).toEqual(['itinerary']);
  });
  it('adds up, packs and words side by side after the itinerary', () => {
    expect(dispatched(fold(complete, { preferences: {}, destinationCandidates: [], itineraryDraft: DAYS }))).toEqual(['budget', 'narrator', 'packing']);
  });
  it('lets those three work while the scan looks at what tools said, and nobody after them', () => {
    const live = fold(complete, {
      preferences: {},
      destinationCandidates: [],
      itineraryDraft: DAYS,
      flightOptions: [{ source: 'live', carrier: 'A carrier of long name' }],
    });
    expect(dispatched(live)).toEqual(['budget', 'narrator', 'packing', 'risk_guard']);
    expect(dispatched(fold(live, { budgetAssessment: {}, packingList: [], ...WORDED }), new Set(['risk_guard']))).toEqual(['wait']);
  });
  it('words no plan that has no days', () => {
    expect(dispatched(fold(complete, { preferences: {}, destinationCandidates: [], itineraryDraft: [] }))).toEqual(['budget', 'packing']);
  });
  it('waits for both before the auditor, and for the auditor before the synthesizer', () => {
    const half = fold(complete, { preferences: {}, destinationCandidates: [], itineraryDraft: DAYS, budgetAssessment: {}, ...WORDED });
    expect(dispatched(half, new Set(['packing']))).toEqual(['wait']);
    const whole = fold(half, { packingList: [] });
    expect(dispatched(whole)).toEqual(['auditor']);
    expect(dispatched(fold(whole, { auditReport: report() }))).toEqual(['plan_synthesizer']);
  });
  it('asks a person when questions are open', () => {
    expect(route(PLAN_GRAPH, fold(scanned, { pendingQuestions: [{ field: 'budget' }], userRequest: null }), NOBODY)).toMatchObject({
      kind: 'interrupt',
      key: 'questions',
    });
  });
  it('reads a new turn again after an answer in words', () => {
    expect(dispatched(fold(scanned, { turns: ['Five days in Lisbon', '1500 EUR'], pendingQuestions: null }))).toEqual(['requirement_parser']);
  });
  it('goes straight to the refusal when blocked, whatever else is known, and takes the others off', () => {
    expect(route(PLAN_GRAPH, fold(chat, BLOCK), new Set(['requirement_parser', 'risk_guard']))).toEqual({
      kind: 'dispatch',
      agents: ['plan_synthesizer'],
      superseded: ['requirement_parser', 'risk_guard'],
    });
    expect(dispatched(fold(complete, { ...BLOCK, preferences: {} }))).toEqual(['plan_synthesizer']);
  });
  it('ends refused when blocked and complete otherwise', () => {
    expect(route(PLAN_GRAPH, fold(complete, { finalPlan: {} }), NOBODY)).toMatchObject({ kind: 'finish', status: 'complete' });
    expect(route(PLAN_GRAPH, fold(complete, { ...BLOCK, finalPlan: {} }), NOBODY)).toMatchObject({ kind: 'finish', status: 'refused' });
  });
  it('never dispatches an agent that is at work', () => expect(dispatched(chat, new Set(['requirement_parser', 'risk_guard']))).toEqual(['wait']));
  it('says stuck instead of waiting for nobody', () => expect(dispatched({ turns: [] })).toEqual(['stuck']));
  it('has a start for each way in', () =>
    expect(PLAN_GRAPH.starts.map((start) => dispatched(start)[0])).toEqual([
      'requirement_parser',
      'risk_guard',
      'risk_guard',
      'risk_guard',
      'plan_synthesizer',
    ]));

  describe('with a plan that is to change', () => {
    const planned = fold(complete, { preferences: {}, destinationCandidates: [], itineraryDraft: DAYS, budgetAssessment: {}, packingList: [] });
    const marked = fold(planned, {
      draftMark: { number: 1, revision: 0, round: 0, packing: 1 },
      budgetMark: { number: 1, draft: 1, revision: 0, round: 0 },
      packingMark: 1,
      wordsMark: { draft: 1, revision: 0 },
      auditReport: report({ draft: 1, budget: 1 }),
    });
    const wished = fold(marked, { revision: { number: 1, feedback: 'lighter' } });
    const patch = { number: 1, understood: true, agents: ['itinerary'] };
    const owed = { owner: 'itinerary', round: 2, draft: 1, budget: 1 };

    it('reads the wish before anybody else works', () => expect(dispatched(wished)).toEqual(['reviser']));
    it('changes the days only when the wish is about them', () => {
      expect(dispatched(fold(wished, { revisionPatch: patch }))).toEqual(['itinerary']);
      expect(dispatched(fold(wished, { revisionPatch: { ...patch, agents: ['budget'] } }))).toEqual(['budget', 'narrator']);
      expect(dispatched(fold(wished, { revisionPatch: { ...patch, agents: [], understood: false } }))).toEqual(['narrator']);
    });
    it('adds up again what changed, and packs again only for other things to do', () => {
      const changed = fold(wished, { revisionPatch: patch, draftMark: { number: 2, revision: 1, round: 1, packing: 1 } });
      expect(dispatched(changed)).toEqual(['budget', 'narrator']);
      expect(dispatched(fold(changed, { draftMark: { number: 2, revision: 1, round: 1, packing: 2 } }))).toEqual(['budget', 'narrator', 'packing']);
    });
    it('sends a violation back to its owner, audits what came of it, and goes on when nobody owes anything', () => {
      const sentBack = fold(marked, { auditReport: report(owed) });
      expect(dispatched(sentBack)).toEqual(['itinerary']);
      const same = fold(sentBack, { draftMark: { number: 1, revision: 0, round: 2, packing: 1 } });
      expect(dispatched(same)).toEqual(['auditor']);
      expect(dispatched(fold(same, { auditReport: report({ ...owed, round: 3, owner: null, pass: false }) }))).toEqual(['plan_synthesizer']);
      expect(dispatched(fold(marked, { auditReport: report({ ...owed, owner: 'budget' }) }))).toEqual(['budget']);
    });
  });
});

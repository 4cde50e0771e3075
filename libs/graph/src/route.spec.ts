import { agents } from '@app/agents';
import { fold } from '@app/agent-kit';
import type { AnyState } from '@app/agent-kit';
import { PLAN_GRAPH, PLAN_STARTS } from './plan.graph.js';
import { route } from './route.js';

const NOBODY = new Set<string>();
const dispatched = (state: AnyState, open: ReadonlySet<string> = NOBODY): readonly string[] => {
  const move = route(PLAN_GRAPH, state, open);
  return move.kind === 'dispatch' ? [...move.agents].sort() : [move.kind];
};
const chat: AnyState = { turns: ['Five days in Lisbon'], naturalLanguage: 'Five days in Lisbon' };
const scanned = fold(chat, { ...agents.risk_guard.simulate?.(chat), readTurns: 1, parsedRequest: {} });
const complete = fold(scanned, { userRequest: {} });
const BLOCK = { safetyFlags: ['BLOCKED_PROMPT_INJECTION:LLM_BLOCKED'] };

describe('the plan graph', () => {
  it('lets no model read words before the scan has passed them', () => expect(dispatched(chat)).toEqual(['risk_guard']));
  it('completes the form once the words are read', () => expect(dispatched(scanned)).toEqual(['form_completer']));
  it('skips parser and form for a complete request', () => {
    expect(dispatched({ turns: [], userRequest: { requestText: 'A trip to Lisbon please' } })).toEqual(['risk_guard']);
  });
  it('lets nobody act before the scan has passed', () => {
    expect(dispatched(fold(chat, { readTurns: 1, parsedRequest: {}, userRequest: {} }), new Set(['risk_guard']))).toEqual(['wait']);
  });
  it('runs budget and packing side by side after the itinerary', () => {
    expect(dispatched(fold(complete, { preferences: {}, destinationCandidates: [], itineraryDraft: [] }))).toEqual(['budget', 'packing']);
  });
  it('waits for both before the synthesizer', () => {
    const half = fold(complete, { preferences: {}, destinationCandidates: [], itineraryDraft: [], budgetAssessment: {} });
    expect(dispatched(half, new Set(['packing']))).toEqual(['wait']);
    expect(dispatched(fold(half, { packingList: [] }))).toEqual(['plan_synthesizer']);
  });
  it('asks a person when questions are open', () => {
    expect(route(PLAN_GRAPH, fold(scanned, { pendingQuestions: [{ field: 'budget' }], userRequest: null }), NOBODY)).toEqual({
      kind: 'interrupt',
      status: 'awaiting_input',
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
  it('never dispatches an agent that is at work', () => expect(dispatched(chat, new Set(['risk_guard']))).toEqual(['wait']));
  it('says stuck instead of waiting for nobody', () => expect(dispatched({ turns: [] })).toEqual(['stuck']));
  it('has a start for each way in', () =>
    expect(PLAN_STARTS.map((start) => dispatched(start)[0])).toEqual(['risk_guard', 'risk_guard', 'risk_guard', 'plan_synthesizer']));
});

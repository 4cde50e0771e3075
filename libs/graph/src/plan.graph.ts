import type { AnyState } from '@app/agent-kit';
import { agents, unscannedTexts } from '@app/agents';
import { defineGraph } from './define-graph.js';
import { has, lacks } from './state.js';
import type { StateOf } from './state.js';

type State = StateOf<typeof agents>;

const BLOCKED = 'BLOCKED_PROMPT_INJECTION';
const blocked = (s: State): boolean => (s.safetyFlags ?? []).some((flag) => flag.startsWith(BLOCKED));
/** Rules and model have seen every text, and found nothing that blocks. */
const safe = (s: State): boolean => !blocked(s) && unscannedTexts(s).length === 0;
/** Nothing that there is to plan from allows the trip; the plan says why and has no days. */
const impossible = (s: State): boolean => s.finalPlan?.itinerary?.length === 0;
const hasUnreadTurn = (s: State): boolean => (s.turns ?? []).length > (s.readTurns ?? 0);

/** The workflow. Read this file first: each row is "agent: runs when"; all agents whose row holds run together. */
export const PLAN_GRAPH = defineGraph<typeof agents>({
  version: 2,
  migrations: { 1: () => ({}) },
  agents,
  runs: {
    requirement_parser: (s) => safe(s) && hasUnreadTurn(s),
    form_completer: (s) => safe(s) && has(s.parsedRequest) && !hasUnreadTurn(s) && lacks(s.userRequest) && lacks(s.pendingQuestions),
    risk_guard: (s) => !blocked(s) && unscannedTexts(s).length > 0,
    preference: (s) => safe(s) && has(s.userRequest) && lacks(s.preferences),
    destination: (s) => safe(s) && has(s.preferences) && lacks(s.destinationCandidates),
    itinerary: (s) => safe(s) && has(s.destinationCandidates) && lacks(s.itineraryDraft),
    budget: (s) => safe(s) && has(s.itineraryDraft) && lacks(s.budgetAssessment),
    packing: (s) => safe(s) && has(s.itineraryDraft) && lacks(s.packingList),
    plan_synthesizer: (s) => lacks(s.finalPlan) && (blocked(s) || (safe(s) && has(s.budgetAssessment) && has(s.packingList))),
  },
  blockedWhen: blocked,
  interruptWhen: (s) => (s.pendingQuestions?.length ? 'awaiting_input' : null),
  finishWhen: (s) => (lacks(s.finalPlan) ? null : blocked(s) || impossible(s) ? 'refused' : 'complete'),
});

/** States that runs begin with: a request in words, a complete request, and words that the rules refuse. */
export const PLAN_STARTS: readonly AnyState[] = [
  { turns: ['Plan a trip to Lisbon'], naturalLanguage: 'Plan a trip to Lisbon' },
  { turns: [], userRequest: { requestText: 'Plan a trip to Lisbon' } },
  { turns: ['Plan a trip to Lisbon'], safetyFlags: [`${BLOCKED}:PROMPT_INJECTION:example`] },
];

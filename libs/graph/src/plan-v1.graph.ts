import { agents, unscannedTexts } from '@app/agents';
import { defineGraph } from './define-graph.js';
import { has, lacks } from './state.js';
import type { StateOf } from './state.js';

/** The agents of version 1; a run of that version never meets those that came later. */
const { requirement_parser, form_completer, risk_guard, preference, destination, itinerary, budget, packing, plan_synthesizer } = agents;
const firstAgents = { requirement_parser, form_completer, risk_guard, preference, destination, itinerary, budget, packing, plan_synthesizer };

type State = StateOf<typeof firstAgents>;

const BLOCKED = 'BLOCKED_PROMPT_INJECTION';
const blocked = (s: State): boolean => (s.safetyFlags ?? []).some((flag) => flag.startsWith(BLOCKED));
/** Rules and model have seen every text, and found nothing that blocks. */
const safe = (s: State): boolean => !blocked(s) && unscannedTexts(s).length === 0;
const hasUnreadTurn = (s: State): boolean => (s.turns ?? []).length > (s.readTurns ?? 0);

/** Version 1, for runs that started with it. Never changed; new runs keep to `plan.graph.ts`. */
export const PLAN_GRAPH_V1 = defineGraph<typeof firstAgents>({
  version: 1,
  agents: firstAgents,
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
  finishWhen: (s) => (lacks(s.finalPlan) ? null : blocked(s) ? 'refused' : 'complete'),
});

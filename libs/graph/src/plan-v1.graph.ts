import { agents, unscannedTexts } from '@app/agents';
import { defineWorkflow } from '@app/workflow';
import type { StateOf } from '@app/workflow';
import { PLAN_ABOUT, PLAN_EVENTS, PLAN_FIELDS, PLAN_GUARD, PLAN_NAME, blocked } from './plan-parts.js';
import { PLAN_CHANNELS } from './plan.channels.js';
import { has, lacks } from './presence.js';
import { saidOnPlan } from './said-on-plan.js';

/** The agents of version 1; a run of that version never meets those that came later. */
const { requirement_parser, form_completer, risk_guard, preference, destination, itinerary, budget, packing, plan_synthesizer } = agents;
const firstAgents = { requirement_parser, form_completer, risk_guard, preference, destination, itinerary, budget, packing, plan_synthesizer };

type State = StateOf<typeof PLAN_CHANNELS>;

/** Rules and model have seen every text, and found nothing that blocks. */
const safe = (s: State): boolean => !blocked(s) && unscannedTexts(s).length === 0;
const hasUnreadTurn = (s: State): boolean => (s.turns ?? []).length > (s.readTurns ?? 0);

/** Version 1, for runs that started with it. Never changed; new runs keep to `plan.graph.ts`. */
export const PLAN_GRAPH_V1 = defineWorkflow({
  name: PLAN_NAME,
  version: 1,
  eventsQueue: 'run-events',
  channels: PLAN_CHANNELS,
  agents: firstAgents,
  fields: PLAN_FIELDS,
  guard: PLAN_GUARD,
  rows: {
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
  interrupts: { questions: { kind: 'input', when: (s) => Boolean(s.pendingQuestions?.length), asks: 'pendingQuestions' } },
  finish: (s) => (lacks(s.finalPlan) ? null : blocked(s) ? 'refused' : 'complete'),
  events: PLAN_EVENTS,
  said: saidOnPlan,
  about: PLAN_ABOUT,
  starts: [],
});

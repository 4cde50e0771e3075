import { agents, areWordsDue, hasOpenQuestion, isAuditStale, isBudgetStale, isPackingStale, owesRepair, owesRevision, unscannedTexts } from '@app/agents';
import { defineWorkflow } from '@app/workflow';
import type { StateOf } from '@app/workflow';
import { BLOCKING_FLAG, PLAN_ABOUT, PLAN_EVENTS, PLAN_FIELDS, PLAN_GUARD, PLAN_NAME, blocked } from './plan-parts.js';
import { PLAN_CHANNELS } from './plan.channels.js';
import { has, lacks } from './presence.js';
import { previewOf } from './preview.js';
import { remembersOnceJudged } from './remembers.js';
import { describePreview, reviewPlan } from './review-plan.js';
import { saidOnPlan } from './said-on-plan.js';

type State = StateOf<typeof PLAN_CHANNELS>;

/** Rules and model have seen every text, and found nothing that blocks. */
const safe = (s: State): boolean => !blocked(s) && unscannedTexts(s).length === 0;
/** As above, but the model may still be looking at what tools said: for agents that are shown none of it. */
const safeWords = (s: State): boolean => !blocked(s) && unscannedTexts(s).every(({ direction }) => direction === 'tool');
/** Nothing that there is to plan from allows the trip; the plan says why and has no days. */
const impossible = (s: State): boolean => s.finalPlan?.itinerary?.length === 0;
const hasUnreadTurn = (s: State): boolean => (s.turns ?? []).length > (s.readTurns ?? 0);
/** A person took the plan as it is after its last revision. */
const approved = (s: State): boolean => has(s.approval) && (s.approval?.revision ?? 0) >= (s.revision?.number ?? 0);
/** A person wants to decide about this plan and has not. */
const needsReview = (s: State): boolean => s.review === 'required' && has(s.finalPlan) && !blocked(s) && !approved(s);

const hasUnreadWish = (s: State): boolean => has(s.itineraryDraft) && (s.revision?.number ?? 0) > (s.revisionPatch?.number ?? 0);
const daysDue = (s: State): boolean => lacks(s.itineraryDraft) || owesRevision(s, 'itinerary') || owesRepair(s, 'itinerary');
const costsDue = (s: State): boolean => lacks(s.budgetAssessment) || isBudgetStale(s) || owesRevision(s, 'budget') || owesRepair(s, 'budget');
const packingDue = (s: State): boolean => lacks(s.packingList) || isPackingStale(s);
const wordsDue = (s: State): boolean => s.itineraryDraft?.length !== 0 && areWordsDue(s);
/** Nothing is about to change the days. */
const daysStand = (s: State): boolean => !hasUnreadWish(s) && !daysDue(s);
/** Everything that a plan is put together from is there and belongs together. */
const partsStand = (s: State): boolean => daysStand(s) && !costsDue(s) && !packingDue(s) && !wordsDue(s);

/** The workflow. Read this file first: each row is "agent: runs when"; all agents whose row holds run together. */
export const PLAN_GRAPH = defineWorkflow({
  name: PLAN_NAME,
  version: 3,
  migrations: { 1: () => ({}), 2: () => ({}) },
  channels: PLAN_CHANNELS,
  agents,
  fields: PLAN_FIELDS,
  guard: PLAN_GUARD,
  rows: {
    // Beside the guard's model: it reads what the rules have passed, and nobody acts on what it read before the verdict.
    requirement_parser: (s) => !blocked(s) && hasUnreadTurn(s),
    form_completer: (s) => safe(s) && has(s.parsedRequest) && !hasUnreadTurn(s) && lacks(s.userRequest) && lacks(s.pendingQuestions),
    risk_guard: (s) => !blocked(s) && unscannedTexts(s).length > 0,
    preference: (s) => safe(s) && has(s.userRequest) && lacks(s.preferences),
    destination: (s) => safe(s) && has(s.userRequest) && lacks(s.destinationCandidates),
    reviser: (s) => safe(s) && has(s.userRequest) && hasUnreadWish(s),
    itinerary: (s) => safe(s) && has(s.preferences) && has(s.destinationCandidates) && !hasUnreadWish(s) && daysDue(s),
    budget: (s) => safeWords(s) && daysStand(s) && costsDue(s),
    packing: (s) => safeWords(s) && daysStand(s) && packingDue(s),
    narrator: (s) => safeWords(s) && lacks(s.finalPlan) && daysStand(s) && wordsDue(s),
    auditor: (s) => safe(s) && lacks(s.finalPlan) && partsStand(s) && isAuditStale(s),
    plan_synthesizer: (s) => lacks(s.finalPlan) && (blocked(s) || (safe(s) && partsStand(s) && !isAuditStale(s))),
    concierge: (s) => safe(s) && has(s.finalPlan) && hasOpenQuestion(s),
  },
  interrupts: {
    questions: { kind: 'input', when: (s) => Boolean(s.pendingQuestions?.length), asks: 'pendingQuestions' },
    review: { kind: 'decision', when: needsReview, shows: 'preview', show: previewOf, describe: describePreview },
  },
  finish: (s) => (lacks(s.finalPlan) || needsReview(s) ? null : blocked(s) || impossible(s) ? 'refused' : hasOpenQuestion(s) ? null : 'complete'),
  review: reviewPlan,
  events: PLAN_EVENTS,
  said: saidOnPlan,
  about: PLAN_ABOUT,
  remembers: remembersOnceJudged,
  // A request in words, a complete one, one with a wish to change its plan, a question about a finished plan, and words that the rules refuse.
  starts: [
    { turns: ['Plan a trip to Lisbon'], naturalLanguage: 'Plan a trip to Lisbon' },
    { turns: [], userRequest: { requestText: 'Plan a trip to Lisbon' } },
    { turns: [], userRequest: { requestText: 'Plan a trip to Lisbon' }, revision: { number: 1, feedback: 'make day 3 lighter' } },
    {
      turns: [],
      finalPlan: {},
      preferences: {},
      destinationCandidates: {},
      itineraryDraft: {},
      budgetAssessment: {},
      packingList: {},
      wordsMark: { draft: 0, revision: 0 },
      userRequest: {},
      question: 'Will it rain on day 3?',
    },
    { turns: ['Plan a trip to Lisbon'], safetyFlags: [BLOCKING_FLAG] },
  ],
});

import { defineAgent } from '@app/agent-kit';
import type { AgentContext, AgentResult, ValuesOf } from '@app/agent-kit';
import type { FinalPlan } from '@app/contracts';
import { wordsIn } from '@app/messages';
import { withKnownTowns } from '../place-kit/known-towns.js';
import { auditOurPlan } from '../plan-kit/audit-draft.js';
import { noteText, notesOf } from '../plan-kit/plan-notes.js';
import { spokenLanguage } from '../request-kit/spoken-language.js';
import { summaryFacts } from '../summary-kit/costed-parts.js';
import type { PlanWords } from '../summary-kit/plan-words.js';
import type { SummaryFacts } from '../summary-kit/summary-facts.js';
import { ownSummary, summaryExpert, wordSummary } from '../summary-kit/word-summary.js';
import { counted, thought } from '../worded-text/told-thought.js';
import { buildFinalPlan } from './build-final-plan.js';
import { guardWords } from './guarded-words.js';
import { noPlan } from './no-plan.js';
import { plannedState } from './planned-state.js';
import type { PlannedState } from './planned-state.js';
import { reads, writes } from './plan-synthesizer.schema.js';
import { refusalPlan } from './refusal-plan.js';

const BLOCKED_PREFIX = 'BLOCKED_PROMPT_INJECTION';

/** Assembles the final plan, audits it and lets no text out that the output guard refuses; a blocked request gets a refusal. */
export const planSynthesizer = withKnownTowns(
  defineAgent({
    name: 'plan_synthesizer',
    title: 'Plan synthesizer',
    reads,
    writes,
    policy: { timeoutMs: 60_000, maxAttempts: 3 },
    expert: summaryExpert,
    simulate: () => ({ finalPlan: {}, safetyFlags: [] }),
    async run(state, context) {
      const known = state.safetyFlags ?? [];
      if (known.some((flag) => flag.startsWith(BLOCKED_PREFIX)))
        return {
          writes: { finalPlan: refusalPlan(known, wordsIn(spokenLanguage(state.userRequest ?? {}, state.context))), safetyFlags: [] },
          decision: refusalDecision(known),
        };
      if (state.itineraryDraft?.length === 0) return withoutPlan(state, known);
      const planned = plannedState(state);
      const input = summaryFacts(planned);
      const worded = await wordsFor(planned, input, context);
      const parts = guardWords(
        {
          summary: worded.summary,
          destination: planned.candidate,
          itinerary: planned.itineraryDraft,
          budget: planned.budgetAssessment,
          packingList: planned.packingList,
        },
        { summary: ownSummary(input), words: wordsIn(input.language) },
      );
      const raised = [...worded.flags, ...parts.flags];
      const finalPlan = await buildFinalPlan(planned, parts, [...new Set([...known, ...raised])], (plan) => auditOurPlan(plan, planned, context));
      const newFlags = finalPlan.safetyFlags.filter((flag) => raised.includes(flag) || !known.includes(flag));
      return { writes: { finalPlan, safetyFlags: newFlags }, decision: planDecision(finalPlan, input, worded.note) };
    },
  }),
);

function withoutPlan({ userRequest, context, planNotes, planSources }: ValuesOf<typeof reads>, flags: readonly string[]): AgentResult<typeof writes> {
  const words = wordsIn(spokenLanguage(userRequest ?? {}, context));
  const notes = notesOf(planNotes).map((note) => noteText(note, words));
  const decision = { inputSummary: 'A request that no plan fits', keyEvidence: notes, outputSummary: 'No plan, with the reason', riskFlags: [] };
  return { writes: { finalPlan: noPlan(notes, planSources ?? [], flags, words), safetyFlags: [] }, decision };
}

/** The narrator's words where they were written for these very costs, else words of its own. */
async function wordsFor(state: PlannedState, facts: SummaryFacts, context: AgentContext): Promise<PlanWords> {
  const { planWords } = state;
  context.tell(thought(`Checking the plan of ${counted(facts.days, 'day')} in ${facts.destination} as a whole.`));
  return planWords?.total === facts.total ? planWords : wordSummary(facts, context, 'plan_synthesizer');
}

const refusalDecision = (flags: readonly string[]) => ({
  inputSummary: 'A request that the guard blocked',
  keyEvidence: ['destination=none', 'itineraryDays=0', `safetyFlags=${flags.length}`],
  outputSummary: 'Refusal plan',
  riskFlags: flags.filter((flag) => flag.startsWith(BLOCKED_PREFIX)),
});

const planDecision = (plan: FinalPlan, input: SummaryFacts, note: string | null) => ({
  inputSummary: `${input.days} day(s) in ${input.destination} for ${input.total} ${input.currency}`,
  keyEvidence: [
    `destination=${input.destination}`,
    `itineraryDays=${input.days}`,
    `safetyFlags=${plan.safetyFlags.length}`,
    `violations=${plan.checks.violations.map(({ code }) => code).join('|') || 'none'}`,
    ...(note ? [note] : []),
  ],
  outputSummary: plan.checks.pass ? 'Plan that passes every check' : `Plan with ${plan.checks.violations.length} violation(s)`,
  riskFlags: plan.safetyFlags,
});

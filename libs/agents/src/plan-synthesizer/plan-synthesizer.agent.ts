import { defineAgent } from '@app/agent-kit';
import type { AgentContext, AgentResult, ValuesOf } from '@app/agent-kit';
import type { FinalPlan } from '@app/contracts';
import { wordsIn } from '@app/messages';
import { withKnownTowns } from '../place-kit/known-towns.js';
import { loadCatalog } from '../catalog-kit/load-catalog.js';
import { noteText, notesOf } from '../plan-kit/plan-notes.js';
import { spokenLanguage } from '../request-kit/spoken-language.js';
import { statesOnlyKnownAmounts } from '../worded-text/amounts-in-text.js';
import { modelFlags } from '../worded-text/flag-name.js';
import { counted, thought } from '../worded-text/told-thought.js';
import { buildFinalPlan } from './build-final-plan.js';
import { guardWords } from './guarded-words.js';
import { noPlan } from './no-plan.js';
import { notLookedUp, planSynthesizerExpert } from './plan-synthesizer.expert.js';
import { planSynthesizerPrompt } from './plan-synthesizer.prompt.js';
import { PlanSynthesis, reads, writes } from './plan-synthesizer.schema.js';
import type { SynthesisInput } from './plan-synthesizer.schema.js';
import { refusalPlan } from './refusal-plan.js';
import { knownAmounts, plannedState, synthesisInput } from './synthesis-input.js';

const BLOCKED_PREFIX = 'BLOCKED_PROMPT_INJECTION';
const MAX_SUMMARY_CHARS = 1_500;

/** Assembles the final plan, audits it and lets no text out that the output guard refuses; a blocked request gets a refusal. */
export const planSynthesizer = withKnownTowns(
  defineAgent({
    name: 'plan_synthesizer',
    title: 'Plan synthesizer',
    reads,
    writes,
    policy: { timeoutMs: 60_000, maxAttempts: 3 },
    expert: planSynthesizerExpert,
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
      const input = synthesisInput(planned);
      const worded = await wordSummary(input, context);
      const parts = guardWords(
        {
          summary: worded.summary,
          destination: planned.candidate,
          itinerary: planned.itineraryDraft,
          budget: planned.budgetAssessment,
          packingList: planned.packingList,
        },
        { summary: planSynthesizerExpert(input).summary, words: wordsIn(input.language) },
      );
      const raised = [...worded.flags, ...parts.flags];
      const finalPlan = buildFinalPlan({ ...planned, catalog: await loadCatalog(state, context) }, parts, [...new Set([...known, ...raised])]);
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

interface WordedSummary {
  readonly summary: string;
  readonly flags: readonly string[];
  /** Why the model's words were not used; null when they were. */
  readonly note: string | null;
}

/** The model's words, unless they state an amount that nobody computed. */
async function wordSummary(input: SynthesisInput, { model, tell, signal }: AgentContext): Promise<WordedSummary> {
  tell(thought(`Putting ${counted(input.days, 'day')} in ${input.destination} into words and checking the plan.`));
  const { value } = await model.complete(
    { task: 'plan_synthesizer', schemaName: 'PlanSynthesis', schema: PlanSynthesis, ...planSynthesizerPrompt(input), input },
    signal,
  );
  const flags = modelFlags(value.safetyFlags);
  const summary = value.summary.trim();
  const own = (note: string): WordedSummary => ({ summary: planSynthesizerExpert(input).summary, flags, note });
  if (summary === '' || summary.length > MAX_SUMMARY_CHARS) return own('summary replaced: empty or too long');
  return statesOnlyKnownAmounts(summary, knownAmounts(input))
    ? { summary: [summary, ...notLookedUp(input.notes, wordsIn(input.language))].join(' '), flags, note: null }
    : own('summary replaced: it states an amount that was not computed');
}

const refusalDecision = (flags: readonly string[]) => ({
  inputSummary: 'A request that the guard blocked',
  keyEvidence: ['destination=none', 'itineraryDays=0', `safetyFlags=${flags.length}`],
  outputSummary: 'Refusal plan',
  riskFlags: flags.filter((flag) => flag.startsWith(BLOCKED_PREFIX)),
});

const planDecision = (plan: FinalPlan, input: SynthesisInput, note: string | null) => ({
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

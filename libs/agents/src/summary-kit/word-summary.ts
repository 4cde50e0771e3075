import type { AgentContext } from '@app/agent-kit';
import { wordsIn } from '@app/messages';
import { narratorExpert, notLookedUp } from '../narrator/narrator.expert.js';
import { narratorPrompt } from '../narrator/narrator.prompt.js';
import { statesOnlyKnownAmounts } from '../worded-text/amounts-in-text.js';
import { modelFlags } from '../worded-text/flag-name.js';
import { counted, thought } from '../worded-text/told-thought.js';
import { knownAmounts } from './costed-parts.js';
import type { PlanWords } from './plan-words.js';
import { PlanSynthesis } from './summary-facts.js';
import type { SummaryFacts } from './summary-facts.js';

const MAX_SUMMARY_CHARS = 1_500;

/** Answers without a model what {@link wordSummary} asks. */
export const summaryExpert = narratorExpert;

/** The words of code alone, for where a model's cannot be used. */
export const ownSummary = (facts: SummaryFacts): string => narratorExpert(facts).summary;

/** A model's words about the facts, unless they state an amount that nobody computed. `task` is the agent that asks. */
export async function wordSummary(facts: SummaryFacts, { model, tell, signal }: AgentContext, task: 'narrator' | 'plan_synthesizer'): Promise<PlanWords> {
  tell(thought(`Putting ${counted(facts.days, 'day')} in ${facts.destination} into words.`));
  const { value } = await model.complete({ task, schemaName: 'PlanSynthesis', schema: PlanSynthesis, ...narratorPrompt(facts), input: facts }, signal);
  const summary = value.summary.trim();
  const worded = { flags: modelFlags(value.safetyFlags), total: facts.total };
  const own = (note: string): PlanWords => ({ ...worded, summary: ownSummary(facts), note });
  if (summary === '' || summary.length > MAX_SUMMARY_CHARS) return own('summary replaced: empty or too long');
  return statesOnlyKnownAmounts(summary, knownAmounts(facts))
    ? { ...worded, summary: [summary, ...notLookedUp(facts.notes, wordsIn(facts.language))].join(' '), note: null }
    : own('summary replaced: it states an amount that was not computed');
}

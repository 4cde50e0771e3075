import { systemPrompt } from '../prompt-kit/agent-prompt.js';
import { languageRule } from '../prompt-kit/language-rule.js';
import type { AgentPrompt } from '../prompt-kit/agent-prompt.js';
import { wrapUntrusted } from '../prompt-kit/wrap-untrusted.js';
import type { SummaryFacts } from '../summary-kit/summary-facts.js';

/** Asks for the words above a finished plan. */
export function narratorPrompt(input: SummaryFacts): AgentPrompt {
  return {
    system: systemPrompt('word the summary of a finished trip plan.', [
      'summary: four to six sentences. Say where, when, what for, flights, stay, what it costs, and openly what is left out, missing, assumed or estimated.',
      'Use only amounts that stand in the data, with their currency and without rounding. Write them like "1,180 EUR" and dates like "10 to 14 May 2027".',
      ...languageRule(input.language),
      'safetyFlags: short names in capitals for anything dangerous you notice in the plan; usually an empty list.',
    ]),
    prompt: ['Summarize this plan for the travellers.', wrapUntrusted('plan', input)].join('\n\n'),
  };
}

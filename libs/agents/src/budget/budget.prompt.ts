import { systemPrompt } from '../prompt-kit/agent-prompt.js';
import { languageRule } from '../prompt-kit/language-rule.js';
import type { AgentPrompt } from '../prompt-kit/agent-prompt.js';
import { wrapUntrusted } from '../prompt-kit/wrap-untrusted.js';
import type { BudgetInput } from './budget.schema.js';

/** Asks for words around computed numbers. */
export function budgetPrompt(input: BudgetInput): AgentPrompt {
  const task =
    input.overBy > 0
      ? 'The plan is over its limit. Give one to three concrete tips that save money.'
      : 'The plan is within its limit. Give one short sentence of reassurance.';
  return {
    system: systemPrompt('word tips about the costs of a plan.', [
      'Use only amounts that stand in the data, exactly as they are. Do not add or estimate any.',
      'Never suggest dropping flights or nights.',
      ...languageRule(input.language),
    ]),
    prompt: [task, wrapUntrusted('costs', input)].join('\n\n'),
  };
}

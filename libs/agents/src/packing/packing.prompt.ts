import { systemPrompt } from '../prompt-kit/agent-prompt.js';
import { languageRule } from '../prompt-kit/language-rule.js';
import type { AgentPrompt } from '../prompt-kit/agent-prompt.js';
import { wrapUntrusted } from '../prompt-kit/wrap-untrusted.js';
import { MAX_PACKING_ITEMS } from './packing.schema.js';
import type { PackingInput } from './packing.schema.js';

/** Asks what to take along for this weather and these days. */
export function packingPrompt(input: PackingInput): AgentPrompt {
  return {
    system: systemPrompt('write a packing list.', [
      `At most ${MAX_PACKING_ITEMS} short items without repeats: documents, clothing for the temperatures and the rain, gear for the activities, things for children when there are any.`,
      'Name only plug types that stand in the data.',
      ...languageRule(input.language),
    ]),
    prompt: ['What should these travellers pack?', wrapUntrusted('trip', input)].join('\n\n'),
  };
}

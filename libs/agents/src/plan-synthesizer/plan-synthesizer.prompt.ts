import { systemPrompt } from '../prompt-kit/agent-prompt.js';
import type { AgentPrompt } from '../prompt-kit/agent-prompt.js';
import { wrapUntrusted } from '../prompt-kit/wrap-untrusted.js';
import type { SynthesisInput } from './plan-synthesizer.schema.js';

/** Asks for the words above a finished plan. */
export function planSynthesizerPrompt(input: SynthesisInput): AgentPrompt {
  return {
    system: systemPrompt('word the summary of a finished trip plan.', [
      'summary: two to four sentences. Say where, when, what for, what it costs, and openly what is missing or estimated.',
      'Use only amounts that stand in the data, with their currency, exactly as they are.',
      'safetyFlags: short names in capitals for anything dangerous you notice in the plan; usually an empty list.',
    ]),
    prompt: ['Summarize this plan for the travellers.', wrapUntrusted('plan', input)].join('\n\n'),
  };
}

import { systemPrompt } from '../prompt-kit/agent-prompt.js';
import type { AgentPrompt } from '../prompt-kit/agent-prompt.js';
import { wrapUntrusted } from '../prompt-kit/wrap-untrusted.js';
import type { PreferenceInput } from './preference.schema.js';

/** Asks how these people like to travel. */
export function preferencePrompt(input: PreferenceInput): AgentPrompt {
  const { requestText, interests, constraints, days, adults, children, moneyPerPersonDay, currency, costLevel } = input;
  const facts = {
    interests,
    constraints,
    days,
    adults,
    children,
    moneyPerPersonDay: Math.round(moneyPerPersonDay),
    usualCostPerPersonDay: costLevel,
    currency,
  };
  return {
    system: systemPrompt('read how the traveller likes to travel.', [
      'prioritizedInterests: at most six single words or short phrases, the most important first.',
      'accommodationPreference: what the words ask for; without such words, the tier that the money per person and day pays.',
    ]),
    prompt: ['Describe the travel style, pace, interests and accommodation tier.', wrapUntrusted('request', requestText), wrapUntrusted('facts', facts)].join(
      '\n\n',
    ),
  };
}

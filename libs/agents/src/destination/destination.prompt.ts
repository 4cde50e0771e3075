import { systemPrompt } from '../prompt-kit/agent-prompt.js';
import type { AgentPrompt } from '../prompt-kit/agent-prompt.js';
import { wrapUntrusted } from '../prompt-kit/wrap-untrusted.js';
import type { DestinationInput } from './destination.schema.js';

/** Asks for one to three cities; the facts of the guide's cities are given, so that reasons can be true. */
export function destinationPrompt(input: DestinationInput): AgentPrompt {
  const { requestText, cities, ...facts } = input;
  return {
    system: systemPrompt('suggest where to go.', [
      'Give one to three cities. Places that the traveller wants come first and are never replaced.',
      'Prefer cities of the list; use valid IATA city and airport codes, or null.',
      'rationale: one or two sentences that use only the given facts.',
    ]),
    prompt: ['Suggest destinations for this trip.', wrapUntrusted('request', requestText), wrapUntrusted('facts', facts), wrapUntrusted('cities', cities)].join(
      '\n\n',
    ),
  };
}

import { systemPrompt } from '../prompt-kit/agent-prompt.js';
import type { AgentPrompt } from '../prompt-kit/agent-prompt.js';
import { wrapUntrusted } from '../prompt-kit/wrap-untrusted.js';
import type { RequirementInput } from './requirement-parser.schema.js';

/** Asks for the trip's facts as the turns state them, later turns winning. */
export function requirementParserPrompt({ turns, today, locale, read }: RequirementInput): AgentPrompt {
  const { requestText: _said, ...found } = read;
  return {
    system: systemPrompt('read the facts of a trip from what a person wrote.', [
      'Dates as YYYY-MM-DD, money as a number for the whole trip, airports and cities as IATA codes, currencies as ISO 4217 codes.',
      'null for everything that is not said. A month or a season alone is no date.',
      'Later messages correct earlier ones.',
    ]),
    prompt: [
      `Today is ${today}.`,
      ...(locale ? [wrapUntrusted("the person's locale", locale)] : []),
      ...turns.map((turn) => wrapUntrusted('message', turn)),
      'Rules already read this; complete what they missed:',
      wrapUntrusted('already read', found),
    ].join('\n\n'),
  };
}

import { systemPrompt } from '../prompt-kit/agent-prompt.js';
import type { AgentPrompt } from '../prompt-kit/agent-prompt.js';
import { wrapUntrusted } from '../prompt-kit/wrap-untrusted.js';
import type { FormCompleterInput } from './form-completer.schema.js';

/** Asks for friendly words for questions that are already decided. */
export function formCompleterPrompt({ questions, known, locale }: FormCompleterInput): AgentPrompt {
  return {
    system: systemPrompt('word the questions that are still open.', [
      'Give one short question for each listed field, in the language of the locale when there is one. Keep every reason, date and number that stands in a question.',
      'Ask nothing else and answer nothing yourself.',
    ]),
    prompt: [
      locale ? wrapUntrusted("the person's locale", locale) : 'Write English.',
      wrapUntrusted(
        'questions',
        questions.map(({ field, question }) => ({ field, question })),
      ),
      wrapUntrusted('known', known),
    ].join('\n\n'),
  };
}

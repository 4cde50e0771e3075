import type { AskedQuestion } from '@app/testing';
import { GOOD_ANSWERS } from './lisbon-answers.js';

/** The good answer to a question about the trip to Lisbon, as text. @throws {Error} for a question that nobody expected. */
export function goodAnswerTo(question: AskedQuestion): string {
  const steps = GOOD_ANSWERS[question.schemaName];
  const step = Array.isArray(steps) ? undefined : (steps as Exclude<typeof steps, readonly unknown[]>);
  const reply = typeof step === 'function' ? step(question) : step;
  if (!reply || !('content' in reply)) throw new Error(`nobody expected a question for ${question.schemaName}`);
  return reply.content;
}

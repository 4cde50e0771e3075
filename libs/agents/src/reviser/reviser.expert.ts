import { clausesOf } from './feedback-words.js';
import { readClause } from './feedback-rules.js';
import type { FeedbackReading, ReviserInput } from './reviser.schema.js';

/** Reads wishes by rules, in English and the basics of German, French and Spanish. */
export function reviserExpert({ feedback, days }: Pick<ReviserInput, 'feedback' | 'days'>): FeedbackReading {
  const dates = days.map(({ date }) => date);
  return { wishes: clausesOf(feedback).flatMap((text) => readClause({ text, dates }) ?? []) };
}

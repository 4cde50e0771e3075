import type { QuestionView } from '../api/schemas.js';
import { describeQuestion, readAnswer } from './questions.js';

/** Where questions go and answers come from. */
export interface Respondent {
  ask(prompt: string): Promise<string | null>;
  tell(lines: readonly string[]): void;
}

export type Answers = Readonly<Record<string, unknown>>;

/** The answers to all questions by field, or null when the input ended before. A line that cannot be the answer is asked for again. */
export async function answerQuestions(questions: readonly QuestionView[], respondent: Respondent): Promise<Answers | null> {
  const answers: Record<string, unknown> = {};
  for (const question of questions) {
    const values = await answerOne(question, respondent);
    if (values === null) return null;
    Object.assign(answers, values);
  }
  return answers;
}

async function answerOne(question: QuestionView, respondent: Respondent): Promise<Answers | null> {
  respondent.tell(['', ...describeQuestion(question)]);
  for (;;) {
    const line = await respondent.ask('> ');
    if (line === null) return null;
    const reading = readAnswer(question, line);
    if (reading.kind === 'answers') return reading.values;
    if (reading.kind === 'skipped') return {};
    respondent.tell([reading.problem]);
  }
}

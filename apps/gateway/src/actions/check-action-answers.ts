import { z } from 'zod';
import { ActionQuestion, RequestError } from '@app/contracts';
import type { ActionAnswersBody, FieldIssue } from '@app/contracts';

type Answers = ActionAnswersBody['answers'];

/** What fits a question of each type; lists of addresses may also be written with commas. */
const SCHEMAS: Readonly<Record<ActionQuestion['type'], z.ZodType<Answers[string]>>> = {
  text: z.string().min(1).max(500),
  textarea: z.string().min(1).max(8_000),
  email: z.email().max(320),
  email_list: z.preprocess(
    (given) => (typeof given === 'string' ? given.split(/[\s,;]+/).filter((part) => part !== '') : given),
    z.array(z.email().max(320)).min(1).max(20),
  ) as z.ZodType<string[]>,
  datetime: z.iso.datetime({ offset: true, local: true }),
  number: z.number(),
  choice: z.string(),
};

/** Answers in the form that steps take. @throws {RequestError} VALIDATION_ERROR naming every answer that does not fit or is missing. */
export function checkActionAnswers(asked: unknown, answers: Answers): Answers {
  const questions = z.array(ActionQuestion).catch([]).parse(asked);
  const issues: FieldIssue[] = [];
  const checked: Record<string, Answers[string]> = {};
  for (const id of Object.keys(answers))
    if (!questions.some((question) => question.id === id)) issues.push({ path: `answers.${id}`, message: 'was not asked' });
  for (const { id, type, required, options } of questions) {
    const given = answers[id];
    if (given === undefined) {
      if (required) issues.push({ path: `answers.${id}`, message: 'is missing' });
      continue;
    }
    const read = SCHEMAS[type].safeParse(given);
    if (!read.success) issues.push({ path: `answers.${id}`, message: read.error.issues[0]?.message ?? 'is not valid' });
    else if (type === 'choice' && !options?.includes(String(read.data)))
      issues.push({ path: `answers.${id}`, message: `must be one of ${options?.join(', ') ?? ''}` });
    else checked[id] = read.data;
  }
  const [first] = issues;
  if (first) throw new RequestError('VALIDATION_ERROR', `${first.path}: ${first.message}`, issues);
  return checked;
}

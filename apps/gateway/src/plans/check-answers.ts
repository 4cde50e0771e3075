import { NOTHING_SAID, ParsedRequest, PendingQuestion, RequestContext, RequestError } from '@app/contracts';
import { applyAnswers } from '@app/reader';
import type { PlaceIndex } from '@app/reader';
import { z } from 'zod';

const Waiting = z.object({
  parsedRequest: ParsedRequest.nullish(),
  pendingQuestions: z.array(PendingQuestion).nullish(),
  context: RequestContext.nullish(),
  answers: z.record(z.string(), z.unknown()).nullish(),
});

/** Which city a name means is the parser's business; here any name may stand, and the world's cities stay out of this process. */
const ANY_PLACE: PlaceIndex = { find: () => [], resolve: () => null, guess: () => null, ofCode: () => null };

/** Refuses answers that would only be asked for again, naming each field; nothing is stored. @throws {RequestError} VALIDATION_ERROR. */
export function checkAnswers(state: unknown, answers: Readonly<Record<string, unknown>>, now: Date): void {
  const { parsedRequest = NOTHING_SAID, context, answers: before } = Waiting.parse(state);
  if (!parsedRequest || Object.keys(answers).length === 0) return;
  const options = { ...(context ?? {}), now: context?.now ?? now.toISOString(), places: ANY_PLACE };
  const known = before ? applyAnswers(parsedRequest, before, options).parsed : parsedRequest;
  const { issues } = applyAnswers(known, answers, options);
  const [first] = issues;
  if (!first) return;
  const named = issues.map((issue) => ({ path: `answers.${issue.path}`, message: issue.message }));
  throw new RequestError('VALIDATION_ERROR', `answers.${first.path}: ${first.message}`, named);
}

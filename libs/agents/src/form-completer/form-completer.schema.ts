import { z } from 'zod';
import { CatalogContent, ChosenDates, ParsedRequest, PendingQuestion, Remembered, RequestContext, UserRequest } from '@app/contracts';

export const reads = {
  parsedRequest: ParsedRequest,
  answers: z.record(z.string(), z.unknown()).nullish(),
  foldedAnswers: z.record(z.string(), z.unknown()).nullish(),
  contradictions: z.array(z.strictObject({ field: z.string(), message: z.string(), options: z.array(z.string()).readonly().optional() })).nullish(),
  context: RequestContext.nullish(),
  ownerId: z.string().nullish(),
  remembered: Remembered.nullish(),
  catalogContent: CatalogContent.nullish(),
  catalogId: z.string().nullish(),
};
export const writes = {
  userRequest: UserRequest.nullable(),
  pendingQuestions: z.array(PendingQuestion).min(1).nullable(),
  /** Fields of a complete request that nobody gave, filled with what they usually mean. */
  assumedFields: z.array(z.string()),
  /** How the dates were found that the traveller left open; null where they were given. */
  dateChoice: ChosenDates.nullable(),
};

/** A model may only word the questions; which fields are asked and how is decided by code. */
export const FormCompletion = z.strictObject({ questions: z.array(z.strictObject({ field: z.string(), question: z.string() })) });
export type FormCompletion = z.infer<typeof FormCompletion>;

/** The facts behind the wording: the questions as code words them, and what is known. */
export interface FormCompleterInput {
  readonly questions: readonly PendingQuestion[];
  readonly known: Omit<ParsedRequest, 'requestText'>;
  readonly locale: string | null;
}

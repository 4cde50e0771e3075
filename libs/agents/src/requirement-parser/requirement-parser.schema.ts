import { z } from 'zod';
import { Constraints, ParsedRequest, RequestContext } from '@app/contracts';

/** Two statements of a person that cannot both hold; `field` is what to ask again. */
export const StatedContradiction = z.strictObject({ field: z.string(), message: z.string(), options: z.array(z.string()).readonly().optional() });

export const reads = {
  turns: z.array(z.string()),
  readTurns: z.number().int().min(0).nullish(),
  context: RequestContext.nullish(),
  parsedRequest: ParsedRequest.nullish(),
  answers: z.record(z.string(), z.unknown()).nullish(),
  contradictions: z.array(StatedContradiction).nullish(),
};
export const writes = {
  parsedRequest: ParsedRequest,
  readTurns: z.number().int().min(0),
  contradictions: z.array(StatedContradiction),
  /** Answers that are part of `parsedRequest` already, so that a later turn may correct them. */
  foldedAnswers: z.record(z.string(), z.unknown()),
};

const text = z.string().nullable();
const count = z.number().nullable();
const texts = z.array(z.string()).nullable();

/** What a model may read from the turns; null where they say nothing. Every value is checked against the words before it counts. */
export const RequirementExtraction = z.strictObject({
  originIata: text,
  originCity: text,
  destinationHint: text,
  destinationCityCode: text,
  destinationIata: text,
  destinations: texts,
  travelStartDate: text,
  travelEndDate: text,
  durationDays: count,
  budget: count,
  currency: text,
  adults: count,
  children: count,
  childrenAges: z.array(z.number()).nullable(),
  travellers: count,
  interests: texts,
  constraints: z
    .strictObject({
      cuisines: texts,
      roomType: text,
      houseRule: text,
      transportation: text,
      diet: texts,
      mobility: text,
      pace: Constraints.shape.pace.unwrap().nullable(),
      mustSee: texts,
      avoid: texts,
    })
    .nullable(),
});
export type RequirementExtraction = z.infer<typeof RequirementExtraction>;

/** The facts behind the question: the person's turns, and what the reader already found in them. */
export interface RequirementInput {
  readonly turns: readonly string[];
  readonly today: string;
  readonly locale: string | null;
  readonly read: ParsedRequest;
}

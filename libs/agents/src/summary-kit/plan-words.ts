import { z } from 'zod';

/** The words above a plan, checked, with what they were written for. */
export const PlanWords = z.strictObject({
  summary: z.string(),
  /** What a model doubted. */
  flags: z.array(z.string()),
  /** Why the model's words were not used; null when they were. */
  note: z.string().nullable(),
  /** The total that the words may state. */
  total: z.number(),
});
export type PlanWords = z.infer<typeof PlanWords>;

import { z } from 'zod';

const text = z.string().min(1);

/** Something that was decided for the travellers or could not be done, told in their language; `kind` says what it is about. */
export const PlanNote = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('decision'), text }),
  /** A flight or another way that is missing, and its price with it. */
  z.strictObject({ kind: z.literal('way_missing'), text }),
  /** Places that were asked for and are not on the route. */
  z.strictObject({ kind: z.literal('left_out'), text }),
  z.strictObject({ kind: z.literal('over_budget'), text }),
  z.strictObject({ kind: z.literal('not_met'), what: text, why: text }),
  /** What a tool was to tell that failed. */
  z.strictObject({ kind: z.literal('not_looked_up'), what: text, tool: text }),
  z.strictObject({ kind: z.literal('revision'), number: z.number().int().min(0), text }),
  z.strictObject({ kind: z.literal('repair'), text }),
]);
export type PlanNote = z.infer<typeof PlanNote>;

/** The notes of a draft. States of earlier versions hold plain sentences. */
export const PlanNotes = z.array(z.union([PlanNote, z.string()]));
export type PlanNotes = z.infer<typeof PlanNotes>;

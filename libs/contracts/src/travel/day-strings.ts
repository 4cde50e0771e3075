import { z } from 'zod';

const MAX_TEXT = 2_000;
/** `-`, the empty text, null and absence all say that there is none; an absent field is a finding of its own. */
const words = z.string().max(MAX_TEXT).nullish();

/** One day told in strings; names stand with their city, as in `Name, City`. */
export const DayStrings = z.strictObject({
  day: z.number().int().optional(),
  days: z.number().int().optional(),
  /** `City`, or `from City to City` on a day of travelling. */
  current_city: words,
  /** Such as `Flight Number: X1, from City to City, ...`, `Self-driving, from City to City` or `Taxi, from City to City`. */
  transportation: words,
  breakfast: words,
  lunch: words,
  dinner: words,
  /** Each with a semicolon after it: `Name, City;Name, City;`. */
  attraction: words,
  accommodation: words,
});
export type DayStrings = z.infer<typeof DayStrings>;

/** The second form of a plan that `POST /plan/audit` reads: days told in strings, as plans on the tables of a catalog are often published. */
export const DayStringsPlan = z.strictObject({ format: z.literal('day-strings'), days: z.array(DayStrings).min(1).max(366) });
export type DayStringsPlan = z.infer<typeof DayStringsPlan>;

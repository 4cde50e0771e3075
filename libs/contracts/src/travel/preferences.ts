import { z } from 'zod';

/** How a traveller likes to travel. */
export const Preferences = z.strictObject({
  travelStyle: z.enum(['relaxed', 'balanced', 'packed']),
  prioritizedInterests: z.array(z.string().min(1)),
  preferredPace: z.enum(['slow', 'normal', 'fast']),
  accommodationPreference: z.enum(['budget', 'midrange', 'premium']),
});
export type Preferences = z.infer<typeof Preferences>;

/** A city that fits the request, with the reason. */
export const DestinationCandidate = z.strictObject({
  name: z.string().min(1),
  country: z.string(),
  iataCode: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  cityCode: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  rationale: z.string(),
});
export type DestinationCandidate = z.infer<typeof DestinationCandidate>;

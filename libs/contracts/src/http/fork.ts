import { z } from 'zod';
import { Constraints, UserRequestFields } from '../travel/request.js';

const { userId, adults, children, interests } = UserRequestFields.shape;

/** Some fields of a request; what is absent stays as it was, so no field has a default here. */
const RequestPatch = UserRequestFields.extend({
  userId: userId.removeDefault(),
  adults: adults.removeDefault(),
  children: children.removeDefault(),
  interests: interests.removeDefault(),
}).partial();

/** What a fork changes before it goes on; `budget` and `constraints` are short for the fields of `userRequest`. */
export const ForkPatch = z.strictObject({
  userRequest: RequestPatch.optional(),
  constraints: Constraints.partial().optional(),
  budget: UserRequestFields.shape.budget.optional(),
  review: z.enum(['auto', 'required']).optional(),
});
export type ForkPatch = z.infer<typeof ForkPatch>;

/** Body of `POST /plan/:threadId/fork`: a new thread that goes on from a version of this one. */
export const ForkBody = z.strictObject({ version: z.number().int().min(1).max(999_999_999), patch: ForkPatch.optional() });
export type ForkBody = z.infer<typeof ForkBody>;

import { z } from 'zod';
import { Costs, DestinationCandidate, ItineraryDay, Revision, RevisionPatch, RouteStop, Stay, UserRequest } from '@app/contracts';

export const reads = {
  revision: Revision,
  revisionPatch: RevisionPatch.nullish(),
  userRequest: UserRequest,
  itineraryDraft: z.array(ItineraryDay),
  destinationCandidates: z.array(DestinationCandidate).nullish(),
  stays: z.array(Stay).nullish(),
  route: z.array(RouteStop).nullish(),
  costs: Costs.nullish(),
};
export const writes = { revisionPatch: RevisionPatch, userRequest: UserRequest, safetyFlags: z.array(z.string()) };

/** What a wish is about; every kind uses only some of the fields. */
export const WishKind = z.enum([
  'lighter_day',
  'fuller_day',
  'other_day',
  'swap',
  'remove',
  'add',
  'move',
  'more_of',
  'avoid',
  'day_start',
  'stay',
  'cheaper_meals',
  'diet',
  'shift_days',
  'start_date',
  'trip_days',
  'budget',
  'cheaper_trip',
  'route',
]);

/** One wish as it was read from words, before anything of the plan was found for it. */
export const RevisionWish = z.strictObject({
  kind: WishKind,
  /** Day of the plan, from 1. */
  day: z.number().nullable(),
  /** What it is about: a place, a kind of place, an activity's id, a tier, a date; for the route, the wish in plain words. */
  what: z.string().nullable(),
  /** What comes in its place. */
  instead: z.string().nullable(),
  /** Days, minutes after midnight, or money, by the kind. */
  amount: z.number().nullable(),
});
export type RevisionWish = z.infer<typeof RevisionWish>;

/** A model's reading of a person's words. */
export const FeedbackReading = z.strictObject({ wishes: z.array(RevisionWish) });
export type FeedbackReading = z.infer<typeof FeedbackReading>;

/** The facts behind the question. */
export interface ReviserInput {
  readonly feedback: string;
  readonly budget: number;
  readonly currency: string;
  readonly route: readonly Pick<RouteStop, 'city' | 'country' | 'nights'>[];
  readonly days: readonly {
    readonly day: number;
    readonly date: string;
    readonly activities: readonly { readonly id: string; readonly name: string; readonly kind: string; readonly start: string }[];
  }[];
}

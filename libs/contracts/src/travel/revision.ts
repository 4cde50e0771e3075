import { z } from 'zod';
import { IsoDate } from './dates.js';
import { FlightOption } from './flight.js';
import { RequestedWays } from './trip-wishes.js';

const DayNumber = z.number().int().min(1);

/** A change of where the trip goes, for how long, in what order or how; stops are named as the plan names their city. */
export const RouteChange = z.discriminatedUnion('kind', [
  /** Nights more or fewer; they come from or go to `other`, else where they cost or are worth most. `dates` says whether the trip becomes that much longer. */
  z.strictObject({ kind: z.literal('stop_nights'), stop: z.string(), by: z.number().int(), other: z.string().nullable(), dates: z.enum(['keep', 'move_end']) }),
  z.strictObject({ kind: z.literal('skip_stop'), stop: z.string() }),
  /** A town that comes in, after the named stop or where it lies best on the way; null nights leave their number to code. */
  z.strictObject({ kind: z.literal('add_stop'), place: z.string(), nights: z.number().int().min(1).nullable(), after: z.string().nullable() }),
  /** All stops in their new order. */
  z.strictObject({ kind: z.literal('stop_order'), stops: z.array(z.string()).min(2) }),
  z.strictObject({ kind: z.literal('ways'), ways: RequestedWays }),
]);
export type RouteChange = z.infer<typeof RouteChange>;

/** A change of single days, visits, meals, stays, dates or money; days count from 1, activities by id. */
export const DayChange = z.discriminatedUnion('kind', [
  /** Fewer visits on a day, or on every day. */
  z.strictObject({ kind: z.literal('lighter'), day: DayNumber.nullable() }),
  z.strictObject({ kind: z.literal('fuller'), day: DayNumber.nullable() }),
  /** Other visits than those that are there. */
  z.strictObject({ kind: z.literal('renew'), day: DayNumber }),
  z.strictObject({ kind: z.literal('swap'), activityId: z.string(), instead: z.string().nullable() }),
  z.strictObject({ kind: z.literal('replace'), activityId: z.string(), place: z.string() }),
  z.strictObject({ kind: z.literal('remove'), activityId: z.string() }),
  z.strictObject({ kind: z.literal('add'), place: z.string(), day: DayNumber.nullable() }),
  /** Absent `position`: where it fits best among the visits of that day. */
  z.strictObject({ kind: z.literal('move'), activityId: z.string(), day: DayNumber, position: z.number().int().min(1).optional() }),
  z.strictObject({ kind: z.literal('more_of'), interest: z.string(), day: DayNumber.nullable() }),
  z.strictObject({ kind: z.literal('avoid'), what: z.string() }),
  /** The first visit begins at this minute after midnight at the earliest. */
  z.strictObject({ kind: z.literal('day_start'), day: DayNumber.nullable(), minute: z.number().int().min(300).max(960) }),
  z.strictObject({ kind: z.literal('stay'), tier: z.enum(['cheaper', 'better', 'budget', 'midrange', 'premium']) }),
  z.strictObject({ kind: z.literal('meals'), diet: z.string().nullable() }),
  z.strictObject({ kind: z.literal('dates'), startDate: IsoDate, endDate: IsoDate }),
  z.strictObject({ kind: z.literal('budget'), amount: z.number().positive() }),
  /** Another offer for a flight of the plan that keeps its hours; `leg` is the id of its transport. */
  z.strictObject({ kind: z.literal('flight'), leg: z.string(), offer: FlightOption }),
]);
export type DayChange = z.infer<typeof DayChange>;

/** One change of a plan that code understands. */
export const RevisionChange = z.discriminatedUnion('kind', [...DayChange.options, ...RouteChange.options]);
export type RevisionChange = z.infer<typeof RevisionChange>;

export const isRouteChange = (change: RevisionChange): change is RouteChange => RouteChange.options.some(({ shape }) => shape.kind.value === change.kind);

/** A person's wish to change a plan, in words, as typed changes, or both. */
export const Revision = z.object({
  /** Counts the wishes of a thread from 1. */
  number: z.number().int().min(1),
  feedback: z.string(),
  newBudget: z.number().positive().nullable().default(null),
  /** Ids of what must stay as it is: activities, meals as `d2-lunch`, or whole days as `d2`. */
  locks: z.array(z.string()).default([]),
  /** Changes that need no reading. */
  changes: z.array(RevisionChange).optional(),
  /** The version of the thread that is there again; nobody has anything to change then. */
  restores: z.number().int().min(1).optional(),
});
export type Revision = z.infer<typeof Revision>;

/** What a person's wish came to: the changes that were understood, and what could not be. */
export const RevisionPatch = z.strictObject({
  /** The revision it answers. */
  number: z.number().int().min(1),
  /** False when nothing could be made of the words; the plan then stays as it is. */
  understood: z.boolean(),
  changes: z.array(RevisionChange),
  /** Activities, meals and days that stay as they are, as far as the plan has them. */
  locks: z.array(z.string()),
  /** Places that a person took out, this time or before; they do not come back by themselves. */
  excludedPlaces: z.array(z.string()),
  /** Agents that have work to do because of it. */
  agents: z.array(z.enum(['itinerary', 'budget'])),
  /** What was understood and what was not, in sentences. */
  notes: z.array(z.string()),
});
export type RevisionPatch = z.infer<typeof RevisionPatch>;

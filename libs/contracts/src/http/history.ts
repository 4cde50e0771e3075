import { z } from 'zod';
import { DecisionLogEntry } from '../travel/decision-log.js';
import { RunStatus } from '../run-status.js';
import { cursorField, pageLimit } from './paging.js';

/** A version as an address or a query names it. */
export const VersionNumber = z
  .string()
  .regex(/^[1-9][0-9]{0,8}$(?!\n)/, { error: 'must be the number of a version, from 1 on' })
  .transform(Number);

/** Query of `GET /plan`: the caller's threads, the newest first. */
export const ThreadsQuery = z.strictObject({ limit: pageLimit, cursor: cursorField });
export type ThreadsQuery = z.infer<typeof ThreadsQuery>;

const ThreadItem = z.strictObject({
  threadId: z.string(),
  title: z.string(),
  status: RunStatus,
  version: z.number().int(),
  scenario: z.string(),
  createdAt: z.iso.datetime(),
  /** When its newest run was opened. */
  startedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export const ThreadsPage = z.strictObject({ threads: z.array(ThreadItem), nextCursor: z.string().nullable() });
export type ThreadsPage = z.infer<typeof ThreadsPage>;

/** Query of `GET /plan/:threadId/history`: what came after a version, the oldest first. */
export const HistoryQuery = z.strictObject({ after: VersionNumber.optional() });
export type HistoryQuery = z.infer<typeof HistoryQuery>;

const VersionItem = z.strictObject({
  version: z.number().int(),
  runId: z.string(),
  cause: z.string(),
  agent: z.string().nullable(),
  at: z.iso.datetime(),
  /** Fields of the state that it wrote; empty for a version that was compacted. */
  changedFields: z.array(z.string()),
  compactedAt: z.iso.datetime().nullable(),
});
/** `nextAfter` is null when nothing follows. */
export const HistoryAnswer = z.strictObject({ threadId: z.string(), versions: z.array(VersionItem), nextAfter: z.number().int().nullable() });
export type HistoryAnswer = z.infer<typeof HistoryAnswer>;

/** The whole state as it was at a version, rebuilt from what each version of its run changed. */
export const VersionAnswer = z.strictObject({
  threadId: z.string(),
  version: z.number().int(),
  runId: z.string(),
  cause: z.string(),
  agent: z.string().nullable(),
  at: z.iso.datetime(),
  values: z.looseObject({ decisionLog: z.array(DecisionLogEntry) }),
});
export type VersionAnswer = z.infer<typeof VersionAnswer>;

/** Query of `GET /plan/:threadId/diff`. */
export const DiffQuery = z.strictObject({ from: VersionNumber, to: VersionNumber });
export type DiffQuery = z.infer<typeof DiffQuery>;

const Change = z.enum(['added', 'removed', 'changed']);
const FieldChange = z.strictObject({
  /** Dotted, such as `userRequest.budget`. */
  field: z.string(),
  change: Change,
  /** Only for values that fit on a line. */
  before: z.union([z.string(), z.number(), z.boolean()]).nullable().optional(),
  after: z.union([z.string(), z.number(), z.boolean()]).nullable().optional(),
});
const Slot = z.strictObject({ date: z.string(), start: z.string(), end: z.string() });
/** An activity or a meal; `day` counts from 1 in the plan that has it, the later plan where both do. */
const ItemChange = z.strictObject({
  change: z.enum(['added', 'removed', 'moved', 'changed']),
  kind: z.enum(['activity', 'meal']),
  day: z.number().int(),
  title: z.string(),
  before: Slot.nullable(),
  after: Slot.nullable(),
  /** Difference of its cost in the plan's currency; what was added or removed counts whole. */
  costDifference: z.number(),
});
const DayChange = z.strictObject({
  change: Change,
  day: z.number().int(),
  date: z.string(),
  /** What differs about the day itself or on it. */
  fields: z.array(z.string()),
});
const BookingChange = z.strictObject({ change: Change, kind: z.enum(['stay', 'transport']), title: z.string(), costDifference: z.number() });
const StopSpan = z.strictObject({ arrive: z.string(), leave: z.string(), nights: z.number().int() });
/** A stop of the route; `moved` has its nights on other dates, `changed` has more or fewer of them. */
const StopChange = z.strictObject({
  change: z.enum(['added', 'removed', 'moved', 'changed']),
  city: z.string(),
  before: StopSpan.nullable(),
  after: StopSpan.nullable(),
});
const CostChange = z.strictObject({ category: z.string(), before: z.number(), after: z.number(), difference: z.number() });

/** What is different at `to`, seen from `from`. */
export const DiffAnswer = z.strictObject({
  threadId: z.string(),
  from: z.number().int(),
  to: z.number().int(),
  /** One sentence for each thing a person would want to know. */
  summary: z.array(z.string()),
  fields: z.array(FieldChange),
  route: z.array(StopChange),
  days: z.array(DayChange),
  items: z.array(ItemChange),
  bookings: z.array(BookingChange),
  /** Null when one of the two has no costs, or they are in two currencies. */
  costs: z.strictObject({ currency: z.string(), before: z.number(), after: z.number(), difference: z.number(), byCategory: z.array(CostChange) }).nullable(),
});
export type DiffAnswer = z.infer<typeof DiffAnswer>;

/** Query of `GET /plan/:threadId/export.*`: the plan as it was at a version, or as it is. */
export const ExportQuery = z.strictObject({ version: VersionNumber.optional() });
export type ExportQuery = z.infer<typeof ExportQuery>;

/** Answer of `GET /plan/:threadId/log`: whether the decision log is as it was written. */
export const LogAnswer = z.strictObject({
  threadId: z.string(),
  valid: z.boolean(),
  entries: z.number().int(),
  /** Entries sealed with a key; those from before there was one are bound by plain digests. */
  sealed: z.number().int(),
  /** False where this gateway has no key: seals could not be checked. */
  sealsChecked: z.boolean(),
  /** Entries whose words were erased. */
  erased: z.number().int(),
  /** The first entry that is not what was written. */
  problem: z.strictObject({ workflow: z.string(), seq: z.number().int(), detail: z.string() }).nullable(),
});
export type LogAnswer = z.infer<typeof LogAnswer>;

import { z } from 'zod';
import { GroupBudget, GroupConflict, GroupExpense, GroupInvitation, GroupPlanned, GroupReading, GroupVote, GroupWords } from '@app/contracts';
import type { ChannelTable, StateOf } from '@app/workflow';

const given = { filledBy: 'request', shown: 'when_set', fork: 'drop', origin: 'own' } as const;
const made = { origin: 'own', fork: 'drop', shown: 'when_set' } as const;

/** The first state of a run that plans. */
const PlanStart = z.record(z.string(), z.unknown());

/** Every field of a group. */
export const GROUP_CHANNELS = {
  /** What each said, in the order in which they first spoke. */
  words: { ...given, schema: z.array(GroupWords), origin: 'person' },
  /** No agent reads what somebody may spend. */
  budgets: { ...given, schema: z.array(GroupBudget), shown: 'never' },
  votes: { ...given, schema: z.array(GroupVote), origin: 'person' },
  expenses: { ...given, schema: z.array(GroupExpense), origin: 'person' },
  invitations: { ...given, schema: z.array(GroupInvitation), shown: 'never' },
  /** How many of each there have been, so that a number means one thing for ever. */
  numbers: { ...given, schema: z.strictObject({ votes: z.number().int(), expenses: z.number().int(), invitations: z.number().int() }), origin: 'none' },
  /** The moment up to which votes were looked at. */
  seenAt: { ...given, schema: z.iso.datetime(), origin: 'none' },
  start: { ...given, schema: PlanStart, shown: 'never' },
  planned: { ...given, schema: GroupPlanned, origin: 'none' },

  safetyFlags: { ...made, schema: z.array(z.string()), reducer: 'union', shown: 'always' },
  read: { ...made, schema: z.array(GroupReading) },
  conflicts: { ...made, schema: z.array(GroupConflict) },
} as const satisfies ChannelTable;

export type GroupState = StateOf<typeof GROUP_CHANNELS>;

const { words, budgets, votes, expenses, invitations, read, conflicts, planned } = GROUP_CHANNELS;
const listOf = <S extends z.ZodType>({ schema }: { readonly schema: z.ZodArray<S> }) => schema.nullish().transform((items) => items ?? []);
/** A group's state as the border reads it. */
export const GroupShown = z.object({
  ...{ words: listOf(words), budgets: listOf(budgets), votes: listOf(votes), expenses: listOf(expenses), invitations: listOf(invitations) },
  ...{ read: listOf(read), conflicts: listOf(conflicts), start: PlanStart.nullish(), planned: planned.schema.nullish() },
});
export type GroupShown = z.output<typeof GroupShown>;

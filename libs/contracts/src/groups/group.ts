import { z } from 'zod';
import { PlanEdit } from '../http/edits.js';
import { MemberRole } from '../http/members.js';
import { ThreadId } from '../http/plan.js';
import { RunStatus } from '../run-status.js';
import { OwnerId } from '../roles.js';
import { personText, storableText } from '../text.js';
import { CurrencyCode } from '../travel/money.js';
import { MAX_BUDGET } from '../travel/request.js';
import { Wish, WishResult } from '../travel/trip-wishes.js';

/** Wishes of so many people have numbers of their own. */
export const MAX_GROUP_PEOPLE = 9;
const MAX_OPTIONS = 8;
const MAX_EDITS = 20;
const MAX_HOURS = 720;
const DEFAULT_HOURS = 72;
const MAX_DAYS = 30;
const DEFAULT_DAYS = 7;
const Amount = z.number().min(0.01).max(MAX_BUDGET);
const Line = storableText(200, 1);

/** What one person may spend; a private one is shown to nobody else and changes no plan. */
const OwnBudget = z.strictObject({ amount: Amount, isPrivate: z.boolean().default(true) });

/** Body of `PUT /plan/:threadId/group/wishes`: the caller's own words, in the place of what they said before. */
export const GroupWishesBody = z.strictObject({ text: personText, budget: OwnBudget.nullable().default(null) });
export type GroupWishesBody = z.infer<typeof GroupWishesBody>;

/** Something to vote on. With edits the plan is changed when it is chosen. */
const GroupOption = z.strictObject({ text: Line, edits: z.array(PlanEdit).max(MAX_EDITS).default([]) });

/** Body of `POST /plan/:threadId/group/votes`; without a quorum more than half of those who may act have to agree. */
export const GroupVoteBody = z.strictObject({
  question: Line,
  options: z.array(GroupOption).min(2).max(MAX_OPTIONS),
  quorum: z.number().int().min(1).max(MAX_GROUP_PEOPLE).optional(),
  closesInHours: z.number().int().min(1).max(MAX_HOURS).default(DEFAULT_HOURS),
});
export type GroupVoteBody = z.infer<typeof GroupVoteBody>;

/** Body of `POST /plan/:threadId/group/votes/:number/ballot`; options count from 1. */
export const GroupBallotBody = z.strictObject({ option: z.number().int().min(1).max(MAX_OPTIONS) });
export type GroupBallotBody = z.infer<typeof GroupBallotBody>;

/** Body of `POST /plan/:threadId/group/expenses`: what the caller paid, and for whom; absent: for everybody. */
export const GroupExpenseBody = z.strictObject({
  what: Line,
  amount: Amount,
  currency: CurrencyCode.optional(),
  for: z.array(OwnerId).min(1).max(MAX_GROUP_PEOPLE).optional(),
});
export type GroupExpenseBody = z.infer<typeof GroupExpenseBody>;

/** Body of `POST /plan/:threadId/group/invitations`. */
export const GroupInvitationBody = z.strictObject({
  role: MemberRole.exclude(['owner']).default('editor'),
  expiresInDays: z.number().int().min(1).max(MAX_DAYS).default(DEFAULT_DAYS),
});
export type GroupInvitationBody = z.infer<typeof GroupInvitationBody>;

/** The link is shown once. */
export const GroupInvitationAnswer = z.strictObject({
  number: z.number().int(),
  token: z.string(),
  url: z.url(),
  role: MemberRole,
  expiresAt: z.iso.datetime(),
});
export type GroupInvitationAnswer = z.infer<typeof GroupInvitationAnswer>;
export const GroupJoinedAnswer = z.strictObject({ threadId: ThreadId, memberId: OwnerId, role: MemberRole });
export type GroupJoinedAnswer = z.infer<typeof GroupJoinedAnswer>;

/** A vote, an expense or an invitation of a group, by the number it was given. */
export const GroupItemNumber = z.coerce.number().int().min(1).max(1_000_000);

/** What somebody said. */
export const GroupWords = z.strictObject({ by: OwnerId, text: z.string(), at: z.iso.datetime() });
export type GroupWords = z.infer<typeof GroupWords>;
export const GroupBudget = z.strictObject({ by: OwnerId, ...OwnBudget.shape });
export type GroupBudget = z.infer<typeof GroupBudget>;

/** What was read from somebody's words; the ids of wishes tell everybody's apart. */
export const GroupReading = z.strictObject({ by: OwnerId, text: z.string(), wishes: z.array(Wish) });
export type GroupReading = z.infer<typeof GroupReading>;

/** Wishes that cannot all come true for everybody, and how that was settled. */
export const GroupConflict = z.strictObject({
  kind: z.enum(['wanted_and_avoided', 'pace', 'budget']),
  between: z.array(z.strictObject({ by: OwnerId, wishId: z.string().nullable(), said: z.string() })).min(2),
  /** `split`: some go, the others have that time to themselves; `compromise`: everybody gives in a little. */
  settled: z.enum(['split', 'compromise']),
  how: z.string(),
  /** Who does not come along where the group splits. */
  without: z.array(OwnerId),
  /** What is planned instead of the wishes, where that is another wish. */
  instead: Wish.nullable(),
});
export type GroupConflict = z.infer<typeof GroupConflict>;

export const GroupVote = z.strictObject({
  number: z.number().int(),
  by: OwnerId,
  question: z.string(),
  options: z.array(GroupOption),
  quorum: z.number().int(),
  closesAt: z.iso.datetime(),
  ballots: z.array(z.strictObject({ by: OwnerId, option: z.number().int() })),
  /** `option` is null when no option had its quorum in time. */
  outcome: z.strictObject({ option: z.number().int().nullable(), at: z.iso.datetime() }).nullable(),
});
export type GroupVote = z.infer<typeof GroupVote>;

/** When the group had its plan made or changed, and how that ended. */
export const GroupPlanned = z.strictObject({ at: z.iso.datetime(), status: RunStatus.nullable() });
export type GroupPlanned = z.infer<typeof GroupPlanned>;

/** Something that was paid, in the currency of the plan. */
export const GroupExpense = z.strictObject({
  ...{ number: z.number().int(), by: OwnerId, what: z.string(), amount: z.number(), for: z.array(OwnerId).min(1) },
  /** As it was paid, where that was in another currency. */
  paid: z.strictObject({ amount: z.number(), currency: CurrencyCode }).nullable(),
});
export type GroupExpense = z.infer<typeof GroupExpense>;

/** Only a digest of the link is kept. */
export const GroupInvitation = z.strictObject({
  ...{ number: z.number().int(), by: OwnerId, role: MemberRole, digest: z.string(), expiresAt: z.iso.datetime() },
  joined: z.array(OwnerId),
});
export type GroupInvitation = z.infer<typeof GroupInvitation>;

const Sum = z.strictObject({ memberId: OwnerId, amount: z.number() });

/** Who pays what, and who owes whom. */
export const GroupCosts = z.strictObject({
  currency: CurrencyCode,
  /** What the plan costs, without what nobody of a split group uses. */
  total: z.number(),
  shares: z.array(Sum),
  expenses: z.array(GroupExpense),
  /** What was paid minus what was used; below zero owes. */
  balances: z.array(Sum),
  transfers: z.array(z.strictObject({ from: OwnerId, to: OwnerId, amount: z.number() })),
});
export type GroupCosts = z.infer<typeof GroupCosts>;

/** A wish in the ledger with whose it is. `settled` was given in a conflict; `not_planned` came after the plan. */
const LedgerLine = z.strictObject({
  ...{ id: z.string(), said: z.string(), kind: Wish.shape.kind, where: z.array(z.string()), why: z.string() },
  status: z.enum([...WishResult.shape.status.options, 'settled', 'not_planned']),
});
export type LedgerLine = z.infer<typeof LedgerLine>;

const Visit = z.strictObject({ id: z.string(), date: z.string(), start: z.string(), end: z.string(), title: z.string() });

/** A group as one of its members sees it. */
export const GroupAnswer = z.strictObject({
  ...{ groupId: z.string(), threadId: z.string(), version: z.number().int() },
  /** `reading` while words are read, `planning` while the plan is made, `open` otherwise, until it has ended. */
  status: z.enum(['reading', 'planning', 'open', 'ended']),
  /** The newest plan that was made for everybody or voted for; its status is null while it is made. */
  planned: GroupPlanned.nullable(),
  people: z.array(
    z.strictObject({ memberId: OwnerId, role: MemberRole, said: z.string().nullable(), wishes: z.array(LedgerLine), budget: z.number().nullable() }),
  ),
  /** Wishes of the request that was there before the group. */
  wishesOfAll: z.array(LedgerLine),
  conflicts: z.array(
    z.strictObject({
      ...GroupConflict.omit({ instead: true }).shape,
      /** The visits for which the group splits. */
      visits: z.array(Visit),
      /** What it changes for whom, compared with equal shares; below zero pays less. */
      costs: z.array(Sum),
    }),
  ),
  votes: z.array(
    z.strictObject({
      ...GroupVote.omit({ ballots: true, options: true }).shape,
      options: z.array(z.strictObject({ ...GroupOption.shape, votes: z.number().int() })),
      mine: z.number().int().nullable(),
    }),
  ),
  costs: GroupCosts.nullable(),
  /** What only the caller sees. */
  mine: z.strictObject({ budget: z.number().nullable(), isPrivate: z.boolean(), share: z.number().nullable(), isWithin: z.boolean().nullable() }),
});
export type GroupAnswer = z.infer<typeof GroupAnswer>;

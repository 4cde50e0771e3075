import type { AnyState } from '@app/agent-kit';
import type { GroupExpense, GroupInvitation, GroupVote, GroupWishesBody } from '@app/contracts';

/** What a member does in a group, as the border took it; `start` begins the run that makes or changes the plan. */
export type GroupCall = { readonly by: string; readonly at: string } & (
  | { readonly kind: 'say'; readonly said: GroupWishesBody }
  | { readonly kind: 'plan'; readonly start: AnyState }
  | { readonly kind: 'open_vote'; readonly vote: Omit<GroupVote, 'number' | 'by' | 'ballots' | 'outcome'> }
  | { readonly kind: 'ballot'; readonly number: number; readonly option: number; readonly start: AnyState | null }
  | { readonly kind: 'spend'; readonly expense: Omit<GroupExpense, 'number' | 'by'> }
  | { readonly kind: 'take_back_expense'; readonly number: number }
  | { readonly kind: 'invite'; readonly invitation: Omit<GroupInvitation, 'number' | 'by' | 'joined'> }
  | { readonly kind: 'end_invitation'; readonly number: number }
  | { readonly kind: 'joined'; readonly number: number }
);

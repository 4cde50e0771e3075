import { z } from 'zod';
import { OwnerId } from '../roles.js';

/** What a member of a thread may do: everything; act, but not erase, share or choose members; only look. */
export const MemberRole = z.enum(['owner', 'editor', 'viewer']);

/** Body of `PUT /plan/:threadId/members/:memberId`. */
export const MemberBody = z.strictObject({ role: MemberRole });
export type MemberBody = z.infer<typeof MemberBody>;

export const MemberItem = z.strictObject({ memberId: OwnerId, role: MemberRole });
export type MemberItem = z.infer<typeof MemberItem>;
export const MembersAnswer = z.strictObject({ members: z.array(MemberItem) });
export type MembersAnswer = z.infer<typeof MembersAnswer>;

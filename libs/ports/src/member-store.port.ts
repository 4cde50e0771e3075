import type { MemberRole } from './thread-store.port.js';

export interface ThreadMember {
  readonly memberId: string;
  readonly role: MemberRole;
}

/** Who may see a thread and act in it. An owner says so; whoever is no owner of the thread gets the answer for a thread that is not there. */
export interface MemberStore {
  /** The members, owners first; null for a thread of which the caller is no member. */
  list(memberId: string, threadId: string): Promise<readonly ThreadMember[] | null>;
  /** Makes somebody a member or gives them another role; false when the caller does not own the thread, or it would lose its last owner. */
  put(ownerId: string, threadId: string, member: ThreadMember): Promise<boolean>;
  /** Takes somebody's membership away, one's own included; false when there is nothing to take, or the thread would lose its last owner. */
  remove(ownerId: string, threadId: string, memberId: string): Promise<boolean>;
}

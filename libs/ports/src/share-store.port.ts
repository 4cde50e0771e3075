import type { SharedPlan } from '@app/contracts';
import type { NewAuditEntry } from './audit-log.port.js';

export interface NewShare {
  readonly ownerId: string;
  readonly threadId: string;
  /** Hex SHA-256 of the token; the token itself is stored nowhere. */
  readonly tokenHash: string;
  readonly plan: SharedPlan;
  readonly expiresInDays: number;
  readonly audit: NewAuditEntry;
}

export interface Shared {
  readonly plan: SharedPlan;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** Links to plans that anybody may open who has them; a thread has one at most. */
export interface ShareStore {
  /** Stores a link in place of the one before, with its audit entry in the same commit; returns when it expires, null for a thread the owner does not have. */
  share(share: NewShare): Promise<string | null>;
  /** Ends the link of a thread, with its audit entry where there was one. False for a thread the owner does not have. */
  revoke(ownerId: string, threadId: string, audit: NewAuditEntry): Promise<boolean>;
  /** Null when nobody shared anything under this digest, or does so no longer. */
  find(tokenHash: string): Promise<Shared | null>;
}

import type { ActionPolicy } from '@app/contracts';

export interface StoredPolicy {
  readonly version: number;
  readonly policy: ActionPolicy;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** Policies of owners; each change is a version of its own. */
export interface ActionPolicyStore {
  /** The newest one; null for an owner who never set one. */
  find(ownerId: string): Promise<StoredPolicy | null>;
  /** The new version; null when `expectedVersion` is not the newest (0 stands for none). */
  put(ownerId: string, policy: ActionPolicy, expectedVersion?: number): Promise<StoredPolicy | null>;
  /** The newest first. */
  list(ownerId: string, limit: number): Promise<readonly StoredPolicy[]>;
}

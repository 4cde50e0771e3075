import type { Role } from '@app/contracts';

/** A stored API key: what it may do, and the digest that its secret has to give. */
export interface ApiKeyRecord {
  readonly id: string;
  readonly prefix: string;
  /** Hex SHA-256 of the whole key. */
  readonly hash: string;
  readonly ownerId: string;
  readonly role: Role;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly revokedAt: string | null;
  readonly lastUsedAt: string | null;
}

export type NewApiKey = Pick<ApiKeyRecord, 'prefix' | 'hash' | 'ownerId' | 'role'>;

/** Where API keys live; the keys themselves are nowhere. */
export interface ApiKeyStore {
  create(key: NewApiKey): Promise<ApiKeyRecord>;
  /** The key with this prefix unless it was revoked. */
  findUsable(prefix: string): Promise<ApiKeyRecord | null>;
  /** Every key, the newest first. */
  list(): Promise<ApiKeyRecord[]>;
  /** False when there is no such key that is still in use. */
  revoke(prefix: string): Promise<boolean>;
  /** Notes that the key was used; at most one write a minute for each key. */
  noteUse(id: string): Promise<void>;
}

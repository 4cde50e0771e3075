import { OwnerId, Role } from '@app/contracts';
import { hashOfApiKey } from './api-keys.js';

/** A key below this is refused: it is a placeholder or a slip. */
const LEAST_CHARS = 8;
const SAFE_CHARS = 32;

/** A key from the environment; only its digest is kept. */
export interface BootstrapKey {
  readonly ownerId: string;
  readonly role: Role;
  readonly hash: Buffer;
  /** It has fewer than 32 characters, so it can be guessed. */
  readonly isShort: boolean;
}

export interface BootstrapKeys {
  readonly keys: readonly BootstrapKey[];
  /** What is wrong with each entry that cannot be used; no problem repeats a key. */
  readonly problems: readonly string[];
}

/** Reads `owner:role:key` with commas between; a key may hold colons. */
export function readBootstrapKeys(text: string | undefined): BootstrapKeys {
  const entries = (text ?? '').split(',').map((entry) => entry.trim());
  const keys: BootstrapKey[] = [];
  const problems: string[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry === '') continue;
    const [owner, role, ...rest] = entry.split(':');
    const key = rest.join(':');
    const [ownerId, knownRole] = [OwnerId.safeParse(owner), Role.safeParse(role)];
    const hash = hashOfApiKey(key);
    if (!ownerId.success || !knownRole.success || key === '') problems.push(`entry ${index + 1} is not owner:role:key with a role of user, viewer or operator`);
    else if (key.length < LEAST_CHARS) problems.push(`entry ${index + 1} has a key of fewer than ${LEAST_CHARS} characters; use one of ${SAFE_CHARS} or more`);
    else if (keys.some((other) => other.hash.equals(hash))) problems.push(`entry ${index + 1} has the key of another entry`);
    else keys.push({ ownerId: ownerId.data, role: knownRole.data, hash, isShort: key.length < SAFE_CHARS });
  }
  return { keys, problems };
}

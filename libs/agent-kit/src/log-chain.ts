import { createHash } from 'node:crypto';
import type { DecisionLogEntry } from '@app/contracts';

/** What the first entry of a thread's log points back to. */
export const GENESIS_HASH = '0'.repeat(64);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** JSON with sorted keys: the database does not keep the order of keys, a hash must not depend on it. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Digest of an entry's words. The salt goes with the words when they are erased, so that nobody can guess them from the digest. */
export const contentHashOf = (entry: DecisionLogEntry, salt: string): string => sha256(`${salt}\n${canonicalJson(entry)}`);

/** Digest that binds an entry to its place in the log and to everything before it. */
export const chainHashOf = (link: { previousHash: string; threadId: string; seq: number; version: number; agent: string; contentHash: string }): string =>
  sha256([link.previousHash, link.threadId, link.seq, link.version, link.agent, link.contentHash].join('\n'));

import { createHash, createHmac } from 'node:crypto';
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

/** An entry's place in the log, and what it is bound to. */
export interface ChainLink {
  readonly previousHash: string;
  readonly threadId: string;
  readonly seq: number;
  readonly version: number;
  readonly agent: string;
  readonly contentHash: string;
}

const lineOf = (link: ChainLink): string => [link.previousHash, link.threadId, link.seq, link.version, link.agent, link.contentHash].join('\n');

/** Digest that binds an entry to its place in the log and to everything before it; for logs of systems without a key, and from before there was one. */
export const chainHashOf = (link: ChainLink): string => sha256(lineOf(link));

/** What a sealed hash begins with. */
const SEALED = 'hmac-sha256:';
export const isSealed = (hash: string): boolean => hash.startsWith(SEALED);

/** Digest that only who has the key can make: whoever can write to the database alone cannot build another chain. */
export const sealedHashOf = (link: ChainLink, key: string): string => `${SEALED}${createHmac('sha256', key).update(lineOf(link)).digest('hex')}`;

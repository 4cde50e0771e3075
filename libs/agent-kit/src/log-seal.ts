import { createHmac, randomBytes } from 'node:crypto';
import { chainHashOf, sealedHashOf } from './log-chain.js';
import type { ChainLink } from './log-chain.js';

const SALT_CHARS = 22;

/** How entries of the decision log are salted and bound to each other. */
export interface LogSeal {
  /** A new salt; `seed` is never used twice. */
  saltOf(seed: string): string;
  hashOf(link: ChainLink): string;
}

const saltWith =
  (secret: string | Uint8Array) =>
  (seed: string): string =>
    createHmac('sha256', secret).update(seed).digest('base64url').slice(0, SALT_CHARS);

/** Seals with a key, or, without one, binds entries by plain digests. Salts follow from a secret of this process, never from what is stored. */
export const createLogSeal = (key: string | undefined): LogSeal => ({
  saltOf: saltWith(randomBytes(32)),
  hashOf: key === undefined ? chainHashOf : (link) => sealedHashOf(link, key),
});

/** The same seed gives the same salts; for decisions that are made again to be compared. */
export const REPEATABLE_SEAL: LogSeal = { saltOf: saltWith('repeatable'), hashOf: chainHashOf };

import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { hashOfApiKey, prefixOfApiKey } from '@app/platform';
import type { BootstrapKey } from '@app/platform';
import type { ApiKeyStore } from '@app/ports';
import type { Caller } from '../http/caller.js';
import { credentialIn } from './credential.js';

/** Finds out who sends a request; null when the request proves nobody. */
export interface Authenticator {
  /** True when no key is needed, which is safe on loopback only. */
  readonly isOpen: boolean;
  /** With `acceptsBasic` a key may also come as the password of HTTP Basic. `countTry` is awaited before a key nobody has proven lately is looked up. */
  authenticate(request: FastifyRequest, acceptsBasic?: boolean, countTry?: () => Promise<void>): Promise<Caller | null>;
}

/** AUTH_MODE=open: everybody who can connect is the person at this machine, who may do everything. */
export class OpenAuthenticator implements Authenticator {
  readonly isOpen = true;

  authenticate(): Promise<Caller> {
    return Promise.resolve({ ownerId: 'local', role: 'operator' });
  }
}

/** Stands in for the digest of a key that does not exist, so that its absence takes as long to find out. */
const NOBODY = Buffer.alloc(32);

/** Keys proven lately are looked up without being counted first, so that guesses from the same address do not lock their owners out. */
const PROVEN_FOR_MS = 600_000;
const MAX_PROVEN = 10_000;

/** AUTH_MODE=keys: keys from the database, and those the environment gives at the start. */
export class KeyAuthenticator implements Authenticator {
  readonly isOpen = false;
  private readonly provenAtMs = new Map<string, number>();

  constructor(
    private readonly keys: ApiKeyStore,
    private readonly bootstrapKeys: readonly BootstrapKey[],
  ) {}

  /** @throws {RetryableError} STORE_UNAVAILABLE when the key cannot be looked up. */
  async authenticate(request: FastifyRequest, acceptsBasic = false, countTry = noCount): Promise<Caller | null> {
    const credential = credentialIn(request.headers, acceptsBasic);
    if (credential === '') return null;
    const digest = hashOfApiKey(credential);
    const found = this.findGiven(digest) ?? (await this.findStored(credential, digest, countTry));
    return found && { ownerId: found.ownerId, role: found.role };
  }

  /** Compares with every key, so that the time does not tell which one fits. */
  private findGiven(digest: Buffer): Caller | null {
    const [first] = this.bootstrapKeys.filter((key) => timingSafeEqual(key.hash, digest));
    return first ? { ownerId: first.ownerId, role: first.role } : null;
  }

  private async findStored(credential: string, digest: Buffer, countTry: () => Promise<void>): Promise<Caller | null> {
    const prefix = prefixOfApiKey(credential);
    if (prefix === null) return null;
    if (performance.now() - (this.provenAtMs.get(prefix) ?? -PROVEN_FOR_MS) >= PROVEN_FOR_MS) await countTry();
    const record = await this.keys.findUsable(prefix);
    const isProven = timingSafeEqual(record ? Buffer.from(record.hash, 'hex') : NOBODY, digest);
    if (!record || !isProven) return null;
    // When a key was last used is a courtesy to whoever cleans up; no request waits for it or fails with it.
    this.keys.noteUse(record.id).catch(() => undefined);
    this.noteProven(prefix);
    return record;
  }

  private noteProven(prefix: string): void {
    this.provenAtMs.delete(prefix);
    this.provenAtMs.set(prefix, performance.now());
    const [oldest] = this.provenAtMs.keys();
    if (this.provenAtMs.size > MAX_PROVEN && oldest !== undefined) this.provenAtMs.delete(oldest);
  }
}

const noCount = (): Promise<void> => Promise.resolve();

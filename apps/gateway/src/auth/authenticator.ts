import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Role } from '@app/contracts';
import { hashOfApiKey, prefixOfApiKey } from '@app/platform';
import type { BootstrapKey } from '@app/platform';
import type { ApiKeyStore } from '@app/ports';
import { addressOf } from '../http/caller.js';
import type { Caller } from '../http/caller.js';
import { credentialIn } from './credential.js';

/** Finds out who sends a request; null when the request proves nobody. */
export interface Authenticator {
  /** True when no key is needed, which is safe on loopback only. */
  readonly isOpen: boolean;
  /** With `acceptsBasic` a key may also come as the password of HTTP Basic. */
  authenticate(request: FastifyRequest, acceptsBasic?: boolean): Promise<Caller | null>;
}

/** AUTH_MODE=open: everybody who can connect is the person at this machine, who may do everything. */
export class OpenAuthenticator implements Authenticator {
  readonly isOpen = true;

  authenticate(request: FastifyRequest): Promise<Caller> {
    return Promise.resolve({ ownerId: 'local', role: 'operator', rateKey: `ip:${addressOf(request)}` });
  }
}

/** Stands in for the digest of a key that does not exist, so that its absence takes as long to find out. */
const NOBODY = Buffer.alloc(32);

/** AUTH_MODE=keys: keys from the database, and those the environment gives at the start. */
export class KeyAuthenticator implements Authenticator {
  readonly isOpen = false;

  constructor(
    private readonly keys: ApiKeyStore,
    private readonly bootstrapKeys: readonly BootstrapKey[],
  ) {}

  /** @throws {RetryableError} STORE_UNAVAILABLE when the key cannot be looked up. */
  async authenticate(request: FastifyRequest, acceptsBasic = false): Promise<Caller | null> {
    const credential = credentialIn(request.headers, acceptsBasic);
    if (credential === '') return null;
    const digest = hashOfApiKey(credential);
    const found = this.findGiven(digest) ?? (await this.findStored(credential, digest));
    return found && { ownerId: found.ownerId, role: found.role, rateKey: `key:${found.id}:${addressOf(request)}` };
  }

  /** Compares with every key, so that the time does not tell which one fits. */
  private findGiven(digest: Buffer): Found | null {
    const fitting = this.bootstrapKeys.map((key, index) => ({ key, index })).filter(({ key }) => timingSafeEqual(key.hash, digest));
    const [first] = fitting;
    return first ? { id: `env${first.index}`, ownerId: first.key.ownerId, role: first.key.role } : null;
  }

  private async findStored(credential: string, digest: Buffer): Promise<Found | null> {
    const prefix = prefixOfApiKey(credential);
    const record = prefix === null ? null : await this.keys.findUsable(prefix);
    const isProven = timingSafeEqual(record ? Buffer.from(record.hash, 'hex') : NOBODY, digest);
    if (!record || !isProven) return null;
    // When a key was last used is a courtesy to whoever cleans up; no request waits for it or fails with it.
    this.keys.noteUse(record.id).catch(() => undefined);
    return record;
  }
}

interface Found {
  readonly id: string;
  readonly ownerId: string;
  readonly role: Role;
}

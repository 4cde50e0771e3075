import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const PARTS = 5;
const FORM = 'v1';
const ENTRY = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/]{43}=)$/;

/** Seals texts; it fits the port of the same shape. */
export interface AesSealer {
  /** Of the key that seals now. */
  readonly keyId: string;
  seal(text: string, about: string): string;
  open(sealed: string, about: string): string | null;
}

interface SealingKey {
  readonly id: string;
  readonly key: Buffer;
}

/** Reads `id:base64` of 32 bytes each, with commas between; the first one seals, all of them open. A problem never repeats a key. */
export function readSealingKeys(text: string | undefined): { readonly keys: readonly SealingKey[]; readonly problems: readonly string[] } {
  const keys: SealingKey[] = [];
  const problems: string[] = [];
  for (const [index, entry] of (text ?? '').split(',').entries()) {
    if (entry.trim() === '') continue;
    const [, id, encoded] = ENTRY.exec(entry.trim()) ?? [];
    const key = Buffer.from(encoded ?? '', 'base64');
    if (id === undefined || key.length !== KEY_BYTES)
      problems.push(`entry ${index + 1} is not id:key with ${KEY_BYTES} bytes in base64, as from openssl rand -base64 32`);
    else if (keys.some((other) => other.id === id)) problems.push(`entry ${index + 1} has the id of another entry`);
    else keys.push({ id, key });
  }
  return { keys, problems };
}

/** Seals with AES-256-GCM. A sealed text names its key, so that keys can be changed one after the other. Null without any key. */
export function createAesSealer(keys: readonly SealingKey[]): AesSealer | null {
  const [first] = keys;
  if (!first) return null;
  return {
    keyId: first.id,
    seal(text, about) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, first.key, iv).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [FORM, first.id, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
    },
    open(sealed, about) {
      const parts = sealed.split('.');
      const [form, id, iv, tag, data] = parts;
      const key = keys.find((candidate) => candidate.id === id)?.key;
      if (parts.length !== PARTS || form !== FORM || !key) return null;
      try {
        const decipher = createDecipheriv(ALGORITHM, key, Buffer.from(iv ?? '', 'base64url'), { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about));
        decipher.setAuthTag(Buffer.from(tag ?? '', 'base64url'));
        return Buffer.concat([decipher.update(Buffer.from(data ?? '', 'base64url')), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

const TAG_BYTES = 16;

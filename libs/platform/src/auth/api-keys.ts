import { createHash, randomBytes } from 'node:crypto';

const PREFIX_BYTES = 6;
const SECRET_BYTES = 32;
const API_KEY = /^nvg_([0-9a-f]{12})_[A-Za-z0-9_-]{43}$/;

/** A new API key, with what is stored of it. The key is shown once; nobody can work it out from prefix and hash. */
export function newApiKey(): { readonly key: string; readonly prefix: string; readonly hash: string } {
  const prefix = randomBytes(PREFIX_BYTES).toString('hex');
  const key = `nvg_${prefix}_${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { key, prefix, hash: hashOfApiKey(key).toString('hex') };
}

/** The part of a key that names it, null when the text does not have the form of our keys. */
export const prefixOfApiKey = (text: string): string | null => API_KEY.exec(text)?.[1] ?? null;

/** SHA-256 of the whole key, 32 bytes. The secret has 256 random bits, so a slow hash would protect nothing more. */
export const hashOfApiKey = (key: string): Buffer => createHash('sha256').update(key).digest();

import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits, which nobody guesses. */
export const newShareToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is stored of a token, and looked up: an index over digests tells by its time nothing about the token. */
export const digestOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

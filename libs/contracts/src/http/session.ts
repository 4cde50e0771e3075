import { z } from 'zod';
import { Role } from '../roles.js';

/** Answer of `GET /session` and `POST /session`: who the caller is. `usesKeys` is false where nobody needs a key. */
export const SessionAnswer = z.strictObject({ ownerId: z.string(), role: Role, usesKeys: z.boolean() });
export type SessionAnswer = z.infer<typeof SessionAnswer>;

import { z } from 'zod';

/** What a credential may do; each role may do what the ones before it may. Users have their own threads, viewers look, operators act. */
export const ROLES = ['user', 'viewer', 'operator'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** True when `role` may do what `needed` is asked for. */
export const mayActAs = (role: Role, needed: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(needed);

/** Names an owner of threads and keys. */
export const OwnerId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._@-]{0,127}$(?!\n)/, {
  error: 'must be 1 to 128 letters, digits, dots, _, @ or -, starting with a letter or digit',
});

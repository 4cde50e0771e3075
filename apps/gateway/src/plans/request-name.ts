import { bodyHashOf } from '@app/engine';
import type { RequestName } from '@app/engine';

/** The name that a client gave its request, with what makes two requests of one name the same; null where it gave none. */
export const requestNameOf = (
  { ownerId, idempotencyKey: key }: { readonly ownerId: string; readonly idempotencyKey: string | undefined },
  said: unknown,
): RequestName | null => (key === undefined ? null : { ownerId, key, bodyHash: bodyHashOf(said) });

import { bodyHashOf } from '@app/engine';
import type { RequestName } from '@app/engine';
import type { PostOptions } from './plans.service.js';

/** The name that a client gave its request, with what makes two requests of one name the same; null where it gave none. */
export const requestNameOf = ({ ownerId, idempotencyKey: key }: PostOptions, said: unknown): RequestName | null =>
  key === undefined ? null : { ownerId, key, bodyHash: bodyHashOf(said) };

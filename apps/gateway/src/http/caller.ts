import type { FastifyRequest } from 'fastify';

/** Who sends a request. */
export interface Caller {
  /** Whose threads this caller sees; in open mode everybody is the same local owner. */
  readonly ownerId: string;
  /** What the rate limit counts by. */
  readonly rateKey: string;
}

const LOCAL_OWNER = 'local';

/** Identity comes from the connection alone; nothing that a client writes into headers or bodies changes it. */
export function callerOf(request: FastifyRequest): Caller {
  return { ownerId: LOCAL_OWNER, rateKey: `ip:${request.socket.remoteAddress ?? 'unknown'}` };
}

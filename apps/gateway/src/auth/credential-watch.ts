import type { FastifyRequest } from 'fastify';
import type { Authenticator } from './authenticator.js';

/** How often a credential is looked at again: one that was revoked ends its streams within this time. */
const CHECK_INTERVAL_MS = 30_000;

/**
 * Looks again at the credential of a request whose answer goes on for long, and calls `onLost` once it does not count any more. An
 * outage is no reason to send anybody away. Returns what ends the watch.
 */
export function watchCredential(authenticator: Authenticator, request: FastifyRequest, onLost: () => void): () => void {
  const look = async (): Promise<void> => {
    if ((await authenticator.authenticate(request)) === null) onLost();
  };
  const timer = setInterval(() => void look().catch(() => undefined), CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}

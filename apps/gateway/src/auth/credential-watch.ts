import type { FastifyRequest } from 'fastify';
import type { Authenticator } from './authenticator.js';

export interface CredentialWatch {
  /** Raised once the credential of the request does not count any more. */
  readonly lost: AbortSignal;
  stop(): void;
}

/** Looks again at the credential of a request whose answer goes on for long, every `intervalMs`. An outage is no reason to send anybody away. */
export function watchCredential(authenticator: Authenticator, request: FastifyRequest, intervalMs: number): CredentialWatch {
  const lost = new AbortController();
  const look = async (): Promise<void> => {
    if ((await authenticator.authenticate(request)) === null) lost.abort();
  };
  const timer = setInterval(() => void look().catch(() => undefined), intervalMs);
  return { lost: lost.signal, stop: () => clearInterval(timer) };
}

import { lookup } from 'node:dns/promises';
import { RetryableError, TerminalError } from '@app/contracts';
import { isPrivateAddress } from './host-guard.js';
import type { LookUp } from './host-guard.js';

export interface EndpointRules {
  /** URLs that the operator named; their very scheme, host and port may be called, in a private network too. */
  readonly trustedUrls: readonly string[];
  /** False: only trusted ones are called. */
  readonly isOnline: boolean;
  readonly lookUp?: LookUp;
}

const endpointOf = (text: string): string => {
  const { protocol, host } = new URL(text);
  return `${protocol}//${host}`;
};
const systemLookUp: LookUp = async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address);

/**
 * Resolves when a server that an owner named, of whatever protocol, may be called.
 *
 * @throws {TerminalError} PROVIDER_BAD_REQUEST when not, {RetryableError} PROVIDER_UNAVAILABLE when its name is unknown.
 */
export function createEndpointGuard({ trustedUrls, isOnline, lookUp = systemLookUp }: EndpointRules): (url: string) => Promise<void> {
  const trusted = new Set(trustedUrls.map(endpointOf));
  return async (url) => {
    if (trusted.has(endpointOf(url))) return;
    const { hostname } = new URL(url);
    const refusal = (why: string): TerminalError =>
      new TerminalError('PROVIDER_BAD_REQUEST', `No call to ${hostname}: ${why}; an operator may name it in TRUSTED_WEBHOOK_URLS.`);
    if (!isOnline) throw refusal('this installation stays off the network');
    const addresses = await lookUp(hostname).catch((cause: unknown) => {
      throw new RetryableError('PROVIDER_UNAVAILABLE', `The name ${hostname} cannot be resolved`, { cause });
    });
    if (addresses.some(isPrivateAddress)) throw refusal('its name leads into a private network');
  };
}

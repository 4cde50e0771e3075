import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { RetryableError, TerminalError } from '@app/contracts';

/** All addresses of a name. */
export type LookUp = (hostname: string) => Promise<readonly string[]>;

export interface HostRules {
  /** Names of public hosts, reached by https on its usual port only. */
  readonly allowedHosts: readonly string[];
  /** URLs that the operator configured; their very host and port is trusted, in a private network too. */
  readonly baseUrls?: readonly string[];
  readonly lookUp?: LookUp;
}

/** Resolves when `url` may be called. @throws {TerminalError} PROVIDER_BAD_REQUEST when not, {RetryableError} PROVIDER_UNAVAILABLE when its name is unknown. */
export type HostGuard = (url: URL) => Promise<void>;

const NOT_PUBLIC_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
];
const NOT_PUBLIC_IPV6: readonly (readonly [string, number])[] = [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

const notPublic = new BlockList();
for (const [net, prefix] of NOT_PUBLIC_IPV4) notPublic.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of NOT_PUBLIC_IPV6) notPublic.addSubnet(net, prefix, 'ipv6');

/**
 * True for addresses that belong to no public host: loopback, private, link-local with the cloud's metadata service, multicast; and
 * for anything that is no address.
 */
export function isPrivateAddress(address: string): boolean {
  // BlockList itself reads IPv4-mapped IPv6 addresses by the IPv4 rules.
  return isIP(address) === 0 || notPublic.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

const systemLookUp: LookUp = async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address);

/** A check of every URL before it is called, redirects included; see {@link HostRules}. */
export function createHostGuard({ allowedHosts, baseUrls = [], lookUp = systemLookUp }: HostRules): HostGuard {
  const hosts = new Set(allowedHosts.map((host) => host.toLowerCase()));
  const trustedOrigins = new Set(baseUrls.map((url) => new URL(url).origin));
  return async (url) => {
    if (url.username || url.password) throw refusal(url, 'credentials do not belong in a URL');
    if (trustedOrigins.has(url.origin)) return;
    if (url.protocol !== 'https:' || url.port !== '' || !hosts.has(url.hostname)) throw refusal(url, 'it is not on the list of allowed hosts');
    const addresses = await lookUp(url.hostname).catch((cause: unknown) => {
      throw new RetryableError('PROVIDER_UNAVAILABLE', `The name ${url.hostname} cannot be resolved`, { cause });
    });
    if (addresses.some(isPrivateAddress)) throw refusal(url, 'its name leads into a private network');
  };
}

const refusal = (url: URL, why: string): TerminalError =>
  new TerminalError('PROVIDER_BAD_REQUEST', `No call to ${url.host}: ${why}. Configure it as a provider's base URL if it is meant.`);

import type { IncomingMessage } from 'node:http';

const READING_METHODS: readonly (string | undefined)[] = ['GET', 'HEAD', 'OPTIONS'];

/** The host is one that only this machine answers to. */
export const isLoopbackName = (name: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|::1)$/i.test(name);

/**
 * True for a Host header, with or without a port, that names this machine or is in the list. A foreign name that was made to point to a
 * loopback address (DNS rebinding) brings the page it comes from within reach of everything that asks for no key, reading included.
 */
export function isKnownHost(host: string | undefined, allowed: readonly string[]): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const { hostname, pathname, username, search, hash } = new URL(`http://${host}`);
  return pathname === '/' && `${username}${search}${hash}` === '' && (isLoopbackName(hostname) || allowed.includes(hostname));
}

/**
 * True for a request that changes something and comes from a page of another site. Programs send no Origin. Where nobody needs a key, the
 * own origin must be a loopback name besides: a foreign name that was made to point here has an Origin that equals its Host.
 */
export function isFromElsewhere({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>, onlyLoopback: boolean): boolean {
  const { origin, host } = headers;
  if (READING_METHODS.includes(method) || origin === undefined) return false;
  const url = URL.canParse(origin) ? new URL(origin) : null;
  if (!url || url.host !== host?.toLowerCase()) return true;
  return onlyLoopback && !isLoopbackName(url.hostname);
}

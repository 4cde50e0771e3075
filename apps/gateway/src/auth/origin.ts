import type { IncomingMessage } from 'node:http';

const READING_METHODS: readonly (string | undefined)[] = ['GET', 'HEAD', 'OPTIONS'];

/** The host is one that only this machine answers to. */
export const isLoopbackName = (name: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|::1)$/i.test(name);

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

import { z } from 'zod';

export interface RedisNode {
  readonly host: string;
  readonly port: number;
}

interface Access {
  readonly username?: string;
  readonly password?: string;
  readonly isTls: boolean;
}

/** Where Redis is: one server, a cluster of which these nodes are known, or the sentinels that know the master. */
export type RedisTarget =
  | { readonly kind: 'single'; readonly url: string }
  | (Access & { readonly kind: 'cluster'; readonly nodes: readonly RedisNode[] })
  | (Access & {
      readonly kind: 'sentinel';
      readonly sentinels: readonly RedisNode[];
      readonly sentinelPassword?: string;
      readonly masterName: string;
      readonly db: number;
    });

/** A REDIS_URL that cannot be understood; the message says why and never repeats the value, which may hold a password. */
export class RedisUrlError extends Error {}

const FORMS = 'redis://host:port/db, rediss://..., redis+cluster://host:port,host:port or redis+sentinel://host:port,host:port/<master name>';
const MANY = /^(?<scheme>rediss?)\+(?<kind>cluster|sentinel):\/\/(?:(?<login>.*)@)?(?<hosts>[^@/?#]*)(?:\/(?<path>[^@?#]*))?(?:\?(?<query>[^@#]*))?$/i;
const DEFAULT_PORT = { single: 6379, cluster: 6379, sentinel: 26379 } as const;

/** Reads a REDIS_URL. @throws {RedisUrlError} when it has none of the known forms. */
export function parseRedisUrl(text: string): RedisTarget {
  const several = text.split(/,\s*(?=rediss?:\/\/)/i);
  if (several.length > 1) return clusterOf(several);
  const parts = MANY.exec(text)?.groups;
  if (!parts) return singleAt(text);
  const access = { ...loginOf(parts['login']), isTls: parts['scheme']?.toLowerCase() === 'rediss' };
  const query = new URLSearchParams(parts['query'] ?? '');
  if (parts['kind']?.toLowerCase() === 'cluster') {
    refuseDatabase(parts['path'] ?? '', query);
    return { kind: 'cluster', nodes: nodesIn(parts['hosts'], DEFAULT_PORT.cluster), ...access };
  }
  const masterName = decoded(parts['path'] ?? '');
  if (!/^[\w.-]+$/.test(masterName)) throw new RedisUrlError('needs the name of the master after the sentinels, as in redis+sentinel://host:26379/mymaster');
  const sentinelPassword = query.get('sentinelPassword');
  const sentinels = nodesIn(parts['hosts'], DEFAULT_PORT.sentinel);
  return { kind: 'sentinel', sentinels, ...(sentinelPassword && { sentinelPassword }), masterName, db: databaseIn(query.get('db') ?? '0'), ...access };
}

/** A REDIS_URL in one of the forms that {@link parseRedisUrl} reads. */
export const RedisUrl = z.string().superRefine((text, ctx) => {
  try {
    parseRedisUrl(text);
  } catch (error) {
    if (!(error instanceof RedisUrlError)) throw error;
    ctx.addIssue({ code: 'custom', message: error.message });
  }
});

function singleAt(text: string): RedisTarget {
  const url = urlOf(text);
  databaseIn(url.pathname.slice(1) || '0');
  return { kind: 'single', url: text };
}

/** Several URLs of single servers name the nodes of one cluster; one login holds for all of them. */
function clusterOf(texts: readonly string[]): RedisTarget {
  const urls = texts.map(urlOf);
  const [first] = urls as [URL];
  for (const url of urls) {
    refuseDatabase(url.pathname.slice(1), url.searchParams);
    if (url.protocol !== first.protocol || url.username !== first.username || url.password !== first.password)
      throw new RedisUrlError('names nodes of one cluster with different schemes or logins; all nodes have the same');
  }
  const login = first.username || first.password ? `${first.username}:${first.password}` : undefined;
  return { kind: 'cluster', nodes: urls.map((url) => nodeOf(url, DEFAULT_PORT.cluster)), ...loginOf(login), isTls: first.protocol === 'rediss:' };
}

function urlOf(text: string): URL {
  if (!/^rediss?:\/\//i.test(text) || !URL.canParse(text)) throw new RedisUrlError(`must be ${FORMS}`);
  const url = new URL(text);
  if (url.hostname === '' || url.hostname.includes(',')) throw new RedisUrlError(`must be ${FORMS}`);
  return url;
}

function nodesIn(hosts: string | undefined, port: number): RedisNode[] {
  return (hosts ?? '').split(',').map((host) => nodeOf(urlOf(`redis://${host.trim()}`), port));
}

const nodeOf = (url: URL, port: number): RedisNode => ({ host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(url.port || port) });

function loginOf(login: string | undefined): Pick<Access, 'username' | 'password'> {
  if (!login) return {};
  const colon = login.indexOf(':');
  const username = decoded(colon < 0 ? login : login.slice(0, colon));
  const password = colon < 0 ? '' : decoded(login.slice(colon + 1));
  return { ...(username && { username }), ...(password && { password }) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new RedisUrlError('has a "%" that is not followed by two hexadecimal digits; write it as %25');
  }
}

function refuseDatabase(path: string, query: URLSearchParams): void {
  if (databaseIn(path || '0') !== 0 || databaseIn(query.get('db') ?? '0') !== 0) throw new RedisUrlError('names a database, but a cluster has number 0 only');
}

function databaseIn(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new RedisUrlError('names a database that is no number');
  return Number(text);
}

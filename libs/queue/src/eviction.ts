import { Cluster } from 'ioredis';
import type { Redis } from 'ioredis';
import type { RedisClient } from './redis.js';

/**
 * Null when Redis keeps what it is given or cannot be asked, else what is wrong and how to mend it. An evicting Redis loses jobs without
 * a word. In a cluster every node is asked: a replica may be the master of tomorrow.
 */
export async function findEvictionProblem(redis: RedisClient): Promise<string | null> {
  if (redis.status !== 'ready') return null;
  const nodes = redis instanceof Cluster ? redis.nodes('all') : [redis];
  const problems = await Promise.all(nodes.map(problemOf));
  return problems.find((problem) => problem !== null) ?? null;
}

/** Asks again with every new connection: another Redis may be behind it, or its settings may have changed. */
export function watchEviction(redis: RedisClient, onProblem: (problem: string) => void): void {
  const report = (problem: string | null): void => {
    if (problem) onProblem(problem);
  };
  redis.on('ready', () => void findEvictionProblem(redis).then(report));
  // A cluster stays ready while its nodes come and go.
  if (redis instanceof Cluster) redis.on('+node', (node: Redis) => void problemOf(node).then(report));
}

async function problemOf(node: Redis): Promise<string | null> {
  const answer = await node.config('GET', 'maxmemory-policy').catch(() => null);
  const policy = Array.isArray(answer) ? String(answer[1] ?? '') : '';
  if (policy === '' || policy === 'noeviction') return null;
  const where = `${node.options.host}:${node.options.port}`;
  return `Redis may evict jobs (maxmemory-policy of ${where} is ${policy}); set it to noeviction, for example with: redis-cli config set maxmemory-policy noeviction`;
}

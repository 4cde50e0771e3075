import type { Redis } from 'ioredis';

/** Null when Redis keeps what it is given or cannot be asked, else what is wrong and how to mend it. An evicting Redis loses jobs without a word. */
export async function findEvictionProblem(redis: Redis): Promise<string | null> {
  if (redis.status !== 'ready') return null;
  const answer = await redis.config('GET', 'maxmemory-policy').catch(() => null);
  const policy = Array.isArray(answer) ? String(answer[1] ?? '') : '';
  if (policy === '' || policy === 'noeviction') return null;
  return `Redis may evict jobs (maxmemory-policy is ${policy}); set it to noeviction, for example with: redis-cli config set maxmemory-policy noeviction`;
}

/** Asks again with every new connection: another Redis may be behind it, or its settings may have changed. */
export function watchEviction(redis: Redis, onProblem: (problem: string) => void): void {
  redis.on('ready', () => {
    void findEvictionProblem(redis).then((problem) => {
      if (problem) onProblem(problem);
    });
  });
}

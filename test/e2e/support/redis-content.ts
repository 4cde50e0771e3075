import { openConsumerRedis, untilReady } from '@app/queue';

interface RedisLook {
  /** Keys whose content holds a word. */
  valuesWith(word: string): Promise<string[]>;
  close(): void;
}

/** Looks into everything that a Redis holds, whatever its type. */
export async function lookIntoRedis(url: string): Promise<RedisLook> {
  const redis = openConsumerRedis(url);
  await untilReady(redis, 5_000);
  const contentOf = async (key: string): Promise<unknown> => {
    switch (await redis.type(key)) {
      case 'string':
        return redis.get(key);
      case 'hash':
        return redis.hgetall(key);
      case 'list':
        return redis.lrange(key, 0, -1);
      case 'zset':
        return redis.zrange(key, '0', '-1');
      case 'set':
        return redis.smembers(key);
      case 'stream':
        return redis.xrange(key, '-', '+');
      default:
        return null;
    }
  };
  return {
    valuesWith: async (word) => {
      const keys = await redis.keys('*');
      const found = await Promise.all(keys.map(async (key) => (JSON.stringify([key, await contentOf(key)]).includes(word) ? [key] : [])));
      return found.flat();
    },
    close: () => redis.disconnect(),
  };
}

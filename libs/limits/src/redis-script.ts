import type { Cluster, Redis } from 'ioredis';

/** What limits need of a connection: one server, or a cluster. */
export type ScriptRedis = Redis | Cluster;

/** A script as a function of its keys and arguments; sent whole only to a server that does not know it yet. */
export type Script<Result> = (keys: readonly string[], args: readonly (string | number)[]) => Promise<Result>;

/** Makes a script callable on this connection; its result is what the Lua text returns. */
export function defineScript<Result>(redis: ScriptRedis, name: string, lua: string): Script<Result> {
  redis.defineCommand(name, { lua });
  const command = (redis as unknown as Record<string, (...all: (string | number)[]) => Promise<Result>>)[name];
  if (!command) throw new Error(`The connection did not take the script ${name}.`);
  return (keys, args) => command.call(redis, keys.length, ...keys, ...args);
}

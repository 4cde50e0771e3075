import { ModelServer } from '@app/testing';
import type { Invariant } from './evidence.js';

const MAX_KEYS = 2_000;

/** I8: no credential is in any log or job, and no traveller's words are in any process's log. */
export const noSecrets: Invariant = async ({ db, redis, records, logs }) => {
  const marks = new Set(records.map(({ mark }) => mark));
  const inLogs = logs.flat().flatMap((line) => {
    if (line.includes(ModelServer.apiKey)) return ['a log has the key of the model'];
    const mark = /mark-[a-z]+/.exec(line)?.[0];
    return mark && marks.has(mark) ? [`a log has words of a traveller: ${line.slice(0, 200)}`] : [];
  });
  const keys = ((await redis.command('keys', '{navigo}:*')) as string[]).slice(0, MAX_KEYS);
  const dumps = await Promise.all(keys.map((key) => redis.command('dump', key)));
  const inRedis = dumps.filter((dump) => String(dump).includes(ModelServer.apiKey)).map(() => 'Redis has the key of the model');
  const rows = await db.query('SELECT 1 FROM decision_log WHERE entry::text LIKE $1 LIMIT 1', [`%${ModelServer.apiKey}%`]);
  return [...new Set([...inLogs.slice(0, 3), ...inRedis, ...(rows.length > 0 ? ['the decision log has the key of the model'] : [])])];
};

import { readStoredBacklog } from '@app/persistence';
import type { Database } from '@app/persistence';
import { inTime } from '@app/platform';
import type { Backlog } from '@app/platform';
import { findEvictionProblem } from '@app/queue';
import type { QueueReader, RedisClient } from '@app/queue';

/** A scrape has to end although a server hangs; Prometheus itself gives up after ten seconds. */
const READ_TIMEOUT_MS = 2_000;

export interface BacklogSources {
  readonly db: Database;
  readonly redis: RedisClient;
  readonly queues: QueueReader;
}

/** What lies in queue and database now. Never rejects: what cannot be read in time is null. */
export async function readBacklog({ db, redis, queues }: BacklogSources): Promise<Backlog> {
  const [depths, problem, postgres] = await Promise.all([
    inTime(queues.read(), READ_TIMEOUT_MS),
    inTime(findEvictionProblem(redis), READ_TIMEOUT_MS),
    inTime(readStoredBacklog(db), READ_TIMEOUT_MS),
  ]);
  return { redis: depths && { isEvicting: problem !== null, queues: depths }, postgres };
}

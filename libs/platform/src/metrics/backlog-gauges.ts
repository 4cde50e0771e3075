import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

export interface QueueReading {
  readonly queue: string;
  readonly jobsByState: Readonly<Record<string, number>>;
  /** 0 when no job waits. */
  readonly oldestWaitingSeconds: number;
}

/** What lies in queue and database at one moment; null for the part that could not be looked at. */
export interface Backlog {
  readonly redis: { readonly isEvicting: boolean; readonly queues: readonly QueueReading[] } | null;
  readonly postgres: {
    readonly openRunsByStatus: Readonly<Record<string, number>>;
    readonly outboxMessages: number;
    /** 0 when none is due. */
    readonly outboxOldestSeconds: number;
  } | null;
}

type Labels = Readonly<Record<string, string>>;
type Sample = readonly [labels: Labels, value: number];

/** Name, labels, meaning, and what a backlog says of it; nothing where its source was away, so that an old number never looks like a new one. */
const GAUGES: readonly (readonly [string, readonly string[], string, (backlog: Backlog) => readonly Sample[]])[] = [
  ['navigo_redis_up', [], '1 while Redis answers', ({ redis }) => [[{}, redis ? 1 : 0]]],
  ['navigo_redis_evicting', [], '1 when the settings of Redis let it evict jobs', ({ redis }) => (redis ? [[{}, redis.isEvicting ? 1 : 0]] : [])],
  ['navigo_postgres_up', [], '1 while Postgres answers', ({ postgres }) => [[{}, postgres ? 1 : 0]]],
  [
    'navigo_queue_jobs',
    ['queue', 'state'],
    'Jobs in a queue',
    ({ redis }) =>
      (redis?.queues ?? []).flatMap(({ queue, jobsByState }) => Object.entries(jobsByState).map(([state, jobs]): Sample => [{ queue, state }, jobs])),
  ],
  [
    'navigo_queue_oldest_job_age_seconds',
    ['queue'],
    'Age of the oldest job that waits, by the clock of who sent it',
    ({ redis }) => (redis?.queues ?? []).map(({ queue, oldestWaitingSeconds }): Sample => [{ queue }, oldestWaitingSeconds]),
  ],
  [
    'navigo_runs_open',
    ['status'],
    'Runs that have not ended',
    ({ postgres }) => Object.entries(postgres?.openRunsByStatus ?? {}).map(([status, runs]): Sample => [{ status }, runs]),
  ],
  ['navigo_outbox_messages', [], 'Messages that are committed and not yet forgotten', ({ postgres }) => (postgres ? [[{}, postgres.outboxMessages]] : [])],
  [
    'navigo_outbox_oldest_age_seconds',
    [],
    'How long the longest-waiting due message has kept its run from moving',
    ({ postgres }) => (postgres ? [[{}, postgres.outboxOldestSeconds]] : []),
  ],
];

/** Registers gauges that are read when somebody asks for them; all of one scrape, and all scrapes within `ttlMs`, share one reading. */
export function registerBacklogGauges(registry: Registry, read: () => Promise<Backlog>, ttlMs: number): void {
  const shared = shareFor(read, ttlMs);
  for (const [name, labelNames, help, samplesOf] of GAUGES)
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const backlog = await shared();
        this.reset();
        // Without labels, reset means zero, which would be an answer; remove means that there is none.
        if (labelNames.length === 0) this.remove();
        for (const [labels, value] of samplesOf(backlog)) this.set(labels, value);
      },
    });
}

/** The same promise for everybody who asks within `ttlMs` of its making. */
function shareFor<T>(read: () => Promise<T>, ttlMs: number): () => Promise<T> {
  let latest: { readonly atMs: number; readonly reading: Promise<T> } | null = null;
  return () => {
    if (!latest || performance.now() - latest.atMs >= ttlMs) latest = { atMs: performance.now(), reading: read() };
    return latest.reading;
  };
}

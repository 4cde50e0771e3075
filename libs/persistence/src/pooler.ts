import pg from 'pg';

/** What a session of our own is told when it begins. */
export const directSettings = (statementTimeoutMs: number): pg.PoolConfig => ({
  statement_timeout: statementTimeoutMs,
  // Our statements find their rows by key whatever the values are; planning them anew each time costs as much as running them.
  options: '-c plan_cache_mode=force_generic_plan',
});

/**
 * A pooler lends another session with every transaction: it refuses settings at the start, and a statement prepared under a name may be
 * missing, or be somebody else's, next time. Pipelining lets a whole transaction go out at once.
 */
const POOLED: pg.PoolConfig = { pipeline: true };

/**
 * A pool for a pooler in transaction mode, such as PgBouncer. It sends each statement in a transaction of its own, unnamed, with its time
 * limit set for that transaction only. All of it goes out together, so that it costs one round trip as without a pooler; the plan is made
 * anew each time. Callers that go through Prisma need know nothing of it.
 */
export function openPoolBehindPooler(settings: pg.PoolConfig, statementTimeoutMs: number): pg.Pool {
  const pool = new pg.Pool({ ...settings, ...POOLED });
  // The holder of a connection learns of its end from the statements on their way; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const query = async ({ name: _name, ...unnamed }: pg.QueryConfig): Promise<pg.QueryResult> => {
    const client = await pool.connect();
    const begun = client.query(`BEGIN; SET LOCAL statement_timeout = ${statementTimeoutMs}`);
    const result = client.query(unnamed);
    // After an error this is a rollback, which says no word about it: the error is that of the statement.
    const ended = client.query('COMMIT');
    const outcomes = await Promise.allSettled([begun, result, ended]);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    // A connection in doubt is closed; one that only heard of a refused statement is as good as before.
    client.release(failed && !isRefusal(failed.reason));
    if (failed) throw failed.reason;
    return result;
  };
  return Object.assign(pool, { query });
}

/** The server answered with an error and goes on; anything else leaves the connection in an unknown state. */
const isRefusal = (error: unknown): boolean => error instanceof Error && 'severity' in error && error.severity === 'ERROR';

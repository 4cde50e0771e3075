import type pg from 'pg';

export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** Sends one statement, which is one commit. */
export type RunStatement = <Row extends pg.QueryResultRow>(statement: Statement) => Promise<pg.QueryResult<Row>>;

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
export const POOLED: pg.PoolConfig = { pipeline: true };

/**
 * Each statement in a transaction of its own, unnamed, with its time limit set for that transaction only. All of it goes out together, so
 * that it costs one round trip as without a pooler; the plan is made anew each time.
 */
export function statementInTransaction(pool: pg.Pool, statementTimeoutMs: number): RunStatement {
  // Whoever holds a connection hears of its end by the statements on their way; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return async <Row extends pg.QueryResultRow>({ text, values }: Statement) => {
    const client = await pool.connect();
    const begun = client.query(`BEGIN; SET LOCAL statement_timeout = ${statementTimeoutMs}`);
    const result = client.query<Row>({ text, values });
    // After an error this is a rollback, which says no word about it: the error is that of the statement.
    const ended = client.query('COMMIT');
    const outcomes = await Promise.allSettled([begun, result, ended]);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    // A connection in doubt is closed; one that only heard of a refused statement is as good as before.
    client.release(failed && !isRefusal(failed.reason));
    if (failed) throw failed.reason;
    return result;
  };
}

/** The server answered with an error and goes on; anything else leaves the connection in an unknown state. */
const isRefusal = (error: unknown): boolean => error instanceof Error && 'severity' in error && error.severity === 'ERROR';

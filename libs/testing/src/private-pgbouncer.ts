import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { holdFolder, holdProcess } from './held.js';
import { freePort, until } from './redis-server-process.js';

/** Fewer than the clients of any test, so that they have to share. */
const SERVER_CONNECTIONS = 3;
const RUN_AS = 'nobody';

/** The program, named by TEST_PGBOUNCER or found on this machine; null where there is none. */
export function findPgBouncer(): string | null {
  const given = process.env['TEST_PGBOUNCER'];
  return (given ? [given] : ['pgbouncer', '/usr/sbin/pgbouncer']).find((program) => spawnSync(program, ['--version']).status === 0) ?? null;
}

/** A PgBouncer in transaction mode before the database of a test. */
export class PrivatePgBouncer {
  private constructor(
    readonly url: string,
    readonly stop: () => Promise<void>,
  ) {}

  /** Before the server of `databaseUrl`; the pooler's own URL leads to the same database. */
  static async start(program: string, databaseUrl: string): Promise<PrivatePgBouncer> {
    const { path: dir, remove } = holdFolder('navigo-pgbouncer-');
    const port = await freePort();
    const file = join(dir, 'pgbouncer.ini');
    writeFileSync(file, settings(new URL(databaseUrl), port));
    // It refuses to be root, and as somebody else it could not read what only root may.
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) spawnSync('chmod', ['-R', 'a+rX', dir]);
    const child = spawn(program, [...(isRoot ? ['-u', RUN_AS] : []), file], { stdio: 'ignore' });
    const end = holdProcess(child);
    const url = new URL(databaseUrl);
    url.host = `127.0.0.1:${port}`;
    await until('PgBouncer answers', () => answers(url.href));
    return new PrivatePgBouncer(url.href, () => end().then(remove));
  }
}

/** As it is delivered, apart from where, who, and how few; in particular without ignore_startup_parameters. */
function settings(database: URL, port: number): string {
  const { hostname, port: databasePort, username, password } = database;
  const login = `user=${decodeURIComponent(username)}${password ? ` password=${decodeURIComponent(password)}` : ''}`;
  return `[databases]
* = host=${hostname} port=${databasePort || '5432'} ${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
`;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}

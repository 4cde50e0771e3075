import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';

const READY_TIMEOUT_MS = 10_000;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A Redis that a test may kill, empty and start again on the same port. */
export class PrivateRedis {
  private child: ChildProcess | null = null;
  private readonly dir = mkdtempSync(join(tmpdir(), 'navigo-redis-'));

  private constructor(private readonly port: number) {}

  static async start(): Promise<PrivateRedis> {
    const redis = new PrivateRedis(await freePort());
    await redis.up();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async up(): Promise<void> {
    const program = process.env['TEST_REDIS_SERVER'] ?? 'redis-server';
    this.child = spawn(
      program,
      ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--maxmemory-policy', 'noeviction', '--dir', this.dir],
      { stdio: 'ignore' },
    );
    const client = new Redis(this.url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
    client.on('error', () => undefined);
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${program} did not answer within ${READY_TIMEOUT_MS} ms`)), READY_TIMEOUT_MS);
    });
    await Promise.race([client.ping(), tooLate]).finally(() => clearTimeout(timer));
    client.disconnect();
  }

  /** SIGKILL; without persistence everything it held is gone. */
  async killWithData(): Promise<void> {
    const { child } = this;
    if (!child) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    this.child = null;
  }

  async stop(): Promise<void> {
    await this.killWithData();
    rmSync(this.dir, { recursive: true, force: true });
  }
}

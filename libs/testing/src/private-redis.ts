import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RedisServerProcess, freePort } from './redis-server-process.js';

const ARGS = ['--save', '', '--appendonly', 'no', '--maxmemory-policy', 'noeviction'];

/** A Redis that a test may kill, empty and start again on the same port. */
export class PrivateRedis {
  private server: RedisServerProcess | null = null;
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
    this.server = await RedisServerProcess.start(this.port, this.dir, ARGS);
  }

  /** SIGKILL; without persistence everything it held is gone. */
  async killWithData(): Promise<void> {
    await this.server?.kill();
    this.server = null;
  }

  async stop(): Promise<void> {
    await this.killWithData();
    rmSync(this.dir, { recursive: true, force: true });
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RedisServerProcess, freePort } from './redis-server-process.js';

/** Settings as in redis.conf, without the dashes; they win over what is usual here: nothing on disk, nothing evicted. */
export type RedisSettings = Readonly<Record<string, string>>;

const USUAL: RedisSettings = { save: '', appendonly: 'no', 'maxmemory-policy': 'noeviction' };

/** A Redis that a test may kill, empty and start again on the same port. */
export class PrivateRedis {
  private server: RedisServerProcess | null = null;
  private readonly dir = mkdtempSync(join(tmpdir(), 'navigo-redis-'));

  private constructor(
    readonly port: number,
    private readonly settings: RedisSettings,
  ) {}

  static async start(settings: RedisSettings = {}): Promise<PrivateRedis> {
    const redis = new PrivateRedis(await freePort(), settings);
    await redis.up();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async up(): Promise<void> {
    const settings = Object.entries({ ...USUAL, ...this.settings });
    const args = settings.flatMap(([name, value]) => [`--${name}`, ...(name === 'replicaof' ? value.split(' ') : [value])]);
    this.server = await RedisServerProcess.start(this.port, this.dir, args);
  }

  /** Any command, straight to the server. */
  async command(name: string, ...args: readonly string[]): Promise<unknown> {
    if (!this.server) throw new Error('This Redis is down.');
    return this.server.client.call(name, ...args);
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

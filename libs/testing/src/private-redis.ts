import { hold, holdFolder } from './held.js';
import { RedisServerProcess, freePort } from './redis-server-process.js';

/** Settings as in redis.conf, without the dashes; they win over what is usual here: nothing on disk, nothing evicted. */
export type RedisSettings = Readonly<Record<string, string>>;

const USUAL: RedisSettings = { save: '', appendonly: 'no', 'maxmemory-policy': 'noeviction' };

/** A Redis that a test may kill, empty and start again on the same port. */
export class PrivateRedis {
  private server: RedisServerProcess | null = null;
  private readonly folder = holdFolder('navigo-redis-');
  private isStopped = false;

  readonly stop = hold(async () => {
    this.isStopped = true;
    await this.killWithData();
    await this.folder.remove();
  });

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
    if (this.isStopped) throw new Error('This Redis was stopped.');
    const settings = Object.entries({ ...USUAL, ...this.settings });
    const args = settings.flatMap(([name, value]) => [`--${name}`, ...(name === 'replicaof' ? value.split(' ') : [value])]);
    this.server = await RedisServerProcess.start(this.port, this.folder.path, args, this.stop);
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
}

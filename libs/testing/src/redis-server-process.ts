import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { hold, holdProcess } from './held.js';

const READY_TIMEOUT_MS = 120_000;
const LOOK_MS = 25;

/** A port that nobody listens on at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Ports asked for one after the other may repeat. */
export async function distinctPorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

/** Looks again and again until `check` holds; what it throws meanwhile counts as not yet. @throws naming `what` after two minutes. */
export async function until(what: string, check: () => Promise<boolean>): Promise<void> {
  const tooLate = performance.now() + READY_TIMEOUT_MS;
  while (!(await check().catch(() => false))) {
    if (performance.now() > tooLate) throw new Error(`${what}: not within ${READY_TIMEOUT_MS} ms`);
    await pause(LOOK_MS);
  }
}

/** One redis-server, or sentinel, of a test's own; TEST_REDIS_SERVER names the program. */
export class RedisServerProcess {
  private readonly disconnect: () => Promise<void>;

  private constructor(
    readonly port: number,
    /** For the test's own questions. */
    readonly client: Redis,
    private readonly child: ChildProcess,
    private readonly end: () => Promise<void>,
    owner?: () => Promise<void>,
  ) {
    this.disconnect = hold(async () => client.disconnect(), owner);
  }

  /** Resolves when it answers. `args` are those of the program, without the port; `owner` ends what the server is part of. */
  static async start(port: number, dir: string, args: readonly string[], owner?: () => Promise<void>): Promise<RedisServerProcess> {
    const program = process.env['TEST_REDIS_SERVER'] ?? 'redis-server';
    const child = spawn(program, [...args, '--port', String(port), '--bind', '127.0.0.1', '--dir', dir], { stdio: 'ignore' });
    const end = holdProcess(child, 'SIGKILL', owner);
    const client = new Redis({ port, host: '127.0.0.1', maxRetriesPerRequest: null, retryStrategy: () => LOOK_MS });
    client.on('error', () => undefined);
    const server = new RedisServerProcess(port, client, child, end, owner);
    await until(`${program} on port ${port}`, async () => client.status === 'ready' && (await client.ping()) === 'PONG');
    return server;
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** SIGKILL; resolves when the process is gone. */
  async kill(): Promise<void> {
    await this.disconnect();
    await this.end();
  }
}

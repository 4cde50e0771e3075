import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdFolder } from './held.js';
import { RedisServerProcess, distinctPorts, until } from './redis-server-process.js';

const MASTER_NAME = 'navigo-test';
const SENTINELS = 3;
const QUORUM = 2;
/** How long a master may be silent before the sentinels hold it for dead; by default it would be 30 s. */
const DOWN_AFTER_MS = 1_000;
/** A failover that did not come off is tried again after twice this time; by default it would be 3 minutes. */
const FAILOVER_TIMEOUT_MS = 3_000;
const REPLICATION_MS = 120_000;
const KEPT = ['--save', '', '--appendonly', 'no', '--maxmemory-policy', 'noeviction', '--repl-diskless-sync-delay', '0', '--repl-ping-replica-period', '1'];

/** A master and a replica of it, watched by three sentinels, for tests that kill the master. */
export class PrivateRedisSentinels {
  private constructor(
    private readonly master: RedisServerProcess,
    private readonly replica: RedisServerProcess,
    private readonly sentinels: readonly RedisServerProcess[],
    private readonly removeFolder: () => Promise<void>,
  ) {}

  static async start(): Promise<PrivateRedisSentinels> {
    const { path: dir, remove } = holdFolder('navigo-sentinel-');
    const [masterPort = 0, replicaPort = 0, ...sentinelPorts] = await distinctPorts(2 + SENTINELS);
    const master = await RedisServerProcess.start(masterPort, folder(dir, 'master'), KEPT);
    const replica = await RedisServerProcess.start(replicaPort, folder(dir, 'replica'), [...KEPT, '--replicaof', '127.0.0.1', String(masterPort)]);
    await until('the replica follows', async () => (await replica.client.info('replication')).includes('master_link_status:up'));
    const sentinels = await Promise.all(sentinelPorts.map((port) => startSentinel(folder(dir, String(port)), port, masterPort)));
    const setup = new PrivateRedisSentinels(master, replica, sentinels, remove);
    await Promise.all(sentinels.map((sentinel) => until('sentinels know each other and the replica', () => knowsAll(sentinel))));
    return setup;
  }

  /** `db` is the number of the logical database. */
  url(db = 0): string {
    return `redis+sentinel://${this.sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',')}/${MASTER_NAME}?db=${db}`;
  }

  /** How many keys the master holds in a logical database. */
  async countKeys(db: number): Promise<number> {
    const keyspace = await this.master.client.info('keyspace');
    return Number(new RegExp(`^db${db}:keys=(\\d+)`, 'm').exec(keyspace)?.[1] ?? 0);
  }

  /** Resolves when the replica has all that the master was given so far. */
  async replicated(): Promise<void> {
    await this.master.client.set('replicated', '', 'PX', 1);
    if ((await this.master.client.wait(1, REPLICATION_MS)) < 1) throw new Error('the replica does not follow');
  }

  /** Freezes the replica and drops its connection: what the master is given from now on is lost when it is killed. */
  async cutReplicaOff(): Promise<void> {
    this.replica.signal('SIGSTOP');
    await this.master.client.call('CLIENT', 'KILL', 'TYPE', 'replica');
  }

  /**
   * SIGKILLs the master; a replica that was cut off wakes up to find itself alone.
   *
   * Sentinels never promote a replica that missed its master for ten times DOWN_AFTER_MS, and the time it was frozen counts. On a crowded machine
   * that time is soon over, so the replica begins its count anew: no one's replica for a moment, then the dead master's again.
   */
  async killMaster(): Promise<void> {
    await this.master.kill();
    this.replica.signal('SIGCONT');
    await this.replica.client.multi().replicaof('NO', 'ONE').replicaof('127.0.0.1', this.master.port).exec();
  }

  async stop(): Promise<void> {
    await Promise.all([this.master, this.replica, ...this.sentinels].map((server) => server.kill()));
    await this.removeFolder();
  }
}

async function startSentinel(dir: string, port: number, masterPort: number): Promise<RedisServerProcess> {
  // Sentinels write down what they learn, so they need a file of their own.
  const file = join(dir, 'sentinel.conf');
  const settings = [
    `monitor ${MASTER_NAME} 127.0.0.1 ${masterPort} ${QUORUM}`,
    `down-after-milliseconds ${MASTER_NAME} ${DOWN_AFTER_MS}`,
    `failover-timeout ${MASTER_NAME} ${FAILOVER_TIMEOUT_MS}`,
  ];
  writeFileSync(file, settings.map((line) => `sentinel ${line}\n`).join(''));
  return RedisServerProcess.start(port, dir, [file, '--sentinel']);
}

async function knowsAll({ client }: RedisServerProcess): Promise<boolean> {
  const others = (await client.call('SENTINEL', 'SENTINELS', MASTER_NAME)) as unknown[];
  const replicas = (await client.call('SENTINEL', 'REPLICAS', MASTER_NAME)) as unknown[];
  return others.length === SENTINELS - 1 && replicas.length === 1;
}

function folder(dir: string, name: string): string {
  const path = join(dir, name);
  mkdirSync(path);
  return path;
}

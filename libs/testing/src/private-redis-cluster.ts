import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { holdFolder } from './held.js';
import { RedisServerProcess, distinctPorts, until } from './redis-server-process.js';

const SLOTS = 16_384;
const MASTERS = 3;
const REPLICAS = 3;
/** How long a node may be silent before the others hold it for dead; by default it would be 15 s. */
const NODE_TIMEOUT_MS = 1_000;
const REPLICATION_MS = 120_000;

/** A Redis Cluster of three masters with a replica each, for tests that kill one of them. */
export class PrivateRedisCluster {
  private constructor(
    private readonly nodes: readonly RedisServerProcess[],
    private readonly removeFolder: () => Promise<void>,
  ) {}

  static async start(): Promise<PrivateRedisCluster> {
    const { path: dir, remove } = holdFolder('navigo-cluster-');
    const ports = await distinctPorts(2 * (MASTERS + REPLICAS));
    const busPorts = ports.splice(MASTERS + REPLICAS);
    const nodes = await Promise.all(ports.map((port, index) => startNode(join(dir, String(index)), port, busPorts[index] ?? 0)));
    const cluster = new PrivateRedisCluster(nodes, remove);
    await cluster.form(busPorts);
    return cluster;
  }

  get url(): string {
    return `redis+cluster://${this.nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}`;
  }

  /** Sets an option of one replica. */
  async configureReplica(name: string, value: string): Promise<void> {
    await this.nodes.at(-1)?.client.config('SET', name, value);
  }

  /** All keys of all nodes, each once. */
  async keys(): Promise<string[]> {
    const keys = await Promise.all(this.nodes.filter(({ isAlive }) => isAlive).map(({ client }) => client.keys('*')));
    return [...new Set(keys.flat())];
  }

  /** Resolves when a replica has all that the master of `key` was given so far. */
  async replicated(key: string): Promise<void> {
    const { client } = await this.masterOf(key);
    await client.set(`${key}:replicated`, '', 'PX', 1);
    if ((await client.wait(1, REPLICATION_MS)) < 1) throw new Error('no replica follows');
  }

  /** SIGKILLs the master that holds `key`. */
  async killMasterOf(key: string): Promise<void> {
    await (await this.masterOf(key)).kill();
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.kill()));
    await this.removeFolder();
  }

  private async masterOf(key: string): Promise<RedisServerProcess> {
    const { client } = this.asked;
    const slot = await client.cluster('KEYSLOT', key);
    const ranges = await client.cluster('SLOTS');
    const port = ranges.find(([from, to]) => from <= slot && slot <= to)?.[2]?.[1];
    const master = this.nodes.find((node) => node.port === port);
    if (!master) throw new Error(`no node holds slot ${slot}`);
    return master;
  }

  private get asked(): RedisServerProcess {
    const node = this.nodes.find(({ isAlive }) => isAlive);
    if (!node) throw new Error('no node is alive');
    return node;
  }

  /** What redis-cli --cluster create would do. */
  private async form(busPorts: readonly number[]): Promise<void> {
    const masters = this.nodes.slice(0, MASTERS);
    const bound = (index: number): number => Math.floor((SLOTS * index) / MASTERS);
    await Promise.all(masters.map(({ client }, index) => client.call('CLUSTER', 'ADDSLOTSRANGE', bound(index), bound(index + 1) - 1)));
    // Nodes that begin with the same epoch would have to settle who is right first.
    await Promise.all(this.nodes.map(({ client }, index) => client.call('CLUSTER', 'SET-CONFIG-EPOCH', index + 1)));
    for (const [index, { port }] of this.nodes.entries()) await this.asked.client.call('CLUSTER', 'MEET', '127.0.0.1', port, busPorts[index] ?? 0);
    await this.all(
      'all nodes know each other',
      async ({ client }) => infoOf(await client.cluster('INFO'), 'cluster_known_nodes') === String(this.nodes.length),
    );
    const ids = await Promise.all(masters.map(({ client }) => client.cluster('MYID')));
    await Promise.all(
      this.nodes
        .slice(MASTERS)
        .map(({ client }, index) => until('a replica is taken', async () => (await client.cluster('REPLICATE', ids[index] ?? '')) === 'OK')),
    );
    await this.all('the cluster serves', async ({ client }) => infoOf(await client.cluster('INFO'), 'cluster_state') === 'ok');
    const replicas = new Set(this.nodes.slice(MASTERS));
    await this.all('replicas follow', async (node) => !replicas.has(node) || infoOf(await node.client.info('replication'), 'master_link_status') === 'up');
    // Clients learn of replicas only once the node that they ask has heard how far each of them is.
    await this.all('replicas are known', async ({ client }) => (await client.cluster('SLOTS')).every((range) => range.length === 4));
  }

  private async all(what: string, holds: (node: RedisServerProcess) => Promise<boolean>): Promise<void> {
    await Promise.all(this.nodes.map((node) => until(what, () => holds(node))));
  }
}

async function startNode(dir: string, port: number, busPort: number): Promise<RedisServerProcess> {
  mkdirSync(dir);
  const kept = ['--save', '', '--appendonly', 'no', '--maxmemory-policy', 'noeviction'];
  const cluster = ['--cluster-enabled', 'yes', '--cluster-port', String(busPort), '--cluster-node-timeout', String(NODE_TIMEOUT_MS)];
  // A replica may take over whatever the age of its data, need not wait for others before its first copy, and hears often how far it should be.
  const replication = ['--cluster-replica-validity-factor', '0', '--repl-diskless-sync-delay', '0', '--repl-ping-replica-period', '1'];
  return RedisServerProcess.start(port, dir, [...kept, ...cluster, ...replication]);
}

const infoOf = (info: unknown, name: string): string | undefined => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(String(info))?.[1];

import { PrivateRedis, TcpProxy } from '@app/testing';
import type { Fault } from '../fault.js';

const BEHIND_MS = 2_000;

export const F8: Fault = {
  number: 'F8',
  title: 'failover of Redis to a replica that is behind',
  injected: 'the replica is cut off in the middle of the work and promoted two seconds later; the primary dies',
  async run({ world, traffic, chance }) {
    const primary = world.redis;
    const between = await TcpProxy.to({ host: '127.0.0.1', port: primary.port });
    const replica = await PrivateRedis.start({ replicaof: new URL(between.through(primary.url)).host.replace(':', ' ') });
    try {
      while (!String(await replica.command('info', 'replication')).includes('master_link_status:up')) await new Promise((resolve) => setTimeout(resolve, 100));
      const { done } = await world.midWave(traffic, chance);
      between.cut();
      world.counts.cuts += 1;
      const late = traffic.wave();
      await new Promise((resolve) => setTimeout(resolve, BEHIND_MS));
      await replica.command('replicaof', 'no', 'one');
      world.useRedis(replica);
      world.counts.kills += 1;
      await primary.stop();
      await Promise.all([done, late]);
    } finally {
      await between.close();
    }
  },
};

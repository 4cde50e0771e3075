import { PLAN_GRAPH } from '@app/graph';
import type { FaultWorld } from '../world/fault-world.js';
import type { Fault } from '../fault.js';

const keysLike = async (world: FaultWorld, pattern: string): Promise<string[]> => (await world.redis.command('keys', pattern)) as string[];

/** Takes some keys away at once, as somebody with a terminal would. */
async function remove(world: FaultWorld, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await world.redis.command('del', ...keys);
}

const WAYS: Readonly<Record<string, (world: FaultWorld) => Promise<unknown>>> = {
  everything: (world) => world.redis.command('flushall'),
  'the events of runs': async (world) => remove(world, await keysLike(world, `{navigo}:${PLAN_GRAPH.eventsQueue}:*`)),
  'the queues of all agents': async (world) => remove(world, await keysLike(world, '{navigo}:agent-*')),
  'the data of single jobs': async (world) => {
    const jobs = (await keysLike(world, '{navigo}:*:*_*.*')).filter((key) => !key.endsWith(':lock'));
    await remove(world, jobs.slice(0, Math.ceil(jobs.length / 2)));
  },
};

export const F6: Fault = {
  number: 'F6',
  title: 'FLUSHALL, one queue gone, single jobs gone',
  injected: 'FLUSHALL; DEL of all keys of one queue; DEL of the hashes of single jobs',
  async run({ world, traffic, chance, times }) {
    for (const way of Object.values(WAYS))
      for (let time = 0; time < times; time += 1) {
        const { done } = await world.midWave(traffic, chance);
        world.counts.cuts += 1;
        await way(world);
        await done;
      }
    world.check(
      world.members.every(({ app }) => app !== null && app.log.every((line) => !line.includes('ended with'))),
      'a process ended because of a missing key',
    );
  },
};

import type { Fault } from '../fault.js';

const FULL_MS = 6_000;

export const F9: Fault = {
  number: 'F9',
  title: 'Redis out of memory without eviction',
  injected: 'maxmemory 1 MB for six seconds in the middle of the work: nothing more is taken',
  async run({ world, traffic, chance, times }) {
    for (let time = 0; time < times; time += 1) {
      const { done } = await world.midWave(traffic, chance);
      await world.redis.command('config', 'set', 'maxmemory', '1mb');
      world.counts.cuts += 1;
      const late = traffic.wave();
      await new Promise((resolve) => setTimeout(resolve, FULL_MS));
      await world.redis.command('config', 'set', 'maxmemory', '0');
      await Promise.all([done, late]);
    }
  },
};

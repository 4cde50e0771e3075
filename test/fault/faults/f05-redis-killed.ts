import type { Fault } from '../fault.js';

const MOMENTS = 5;

export const F5: Fault = {
  number: 'F5',
  title: 'kill -9 of Redis without persistence, empty restart',
  injected: 'SIGKILL and an empty restart at five random moments',
  async run({ world, traffic, chance, times }) {
    for (let moment = 0; moment < MOMENTS * times; moment += 1) {
      const { done } = await world.midWave(traffic, chance);
      world.counts.kills += 1;
      await world.redis.killWithData();
      await world.redis.up();
      await done;
    }
  },
};

import type { Fault } from '../fault.js';

const CUT_MS = 8_000;

export const F23: Fault = {
  number: 'F23',
  title: 'three orchestrators, one cut off from Redis, one from Postgres',
  injected: 'eight seconds each way in the middle of the work; then one hears nothing back and another is not heard',
  world: { fleet: { orchestrator: 3 } },
  async run({ world, traffic, chance, times }) {
    const [first, second, third] = [world.one('orchestrator', 0), world.one('orchestrator', 1), world.one('orchestrator', 2)];
    for (let time = 0; time < times; time += 1) {
      const { done } = await world.midWave(traffic, chance);
      const late = traffic.wave();
      await Promise.all([world.cut([first], 'redis', CUT_MS), world.cut([second], 'postgres', CUT_MS)]);
      await Promise.all([done, late]);
      const { done: half } = await world.midWave(traffic, chance);
      second.lines.redis.loseBytes('to_client');
      third.lines.postgres.loseBytes('to_server');
      world.counts.cuts += 2;
      await new Promise((resolve) => setTimeout(resolve, CUT_MS));
      second.lines.redis.heal();
      third.lines.postgres.heal();
      await half;
    }
  },
};

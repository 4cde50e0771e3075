import type { Fault } from '../fault.js';
import { JobCopier } from '../world/job-copier.js';

const MOST_COPIES = 4;
/** So slow that every job is copied before anybody could finish it. */
const LINE_MS = 15;

export const F18: Fault = {
  number: 'F18',
  title: 'every job and every event is delivered two to five times',
  injected: 'one to four copies of each job under ids of their own, at once',
  async run({ world, traffic, chance, times }) {
    const copier = await JobCopier.start(world, () => Array.from({ length: chance.int(1, MOST_COPIES) }, () => 0));
    for (const { lines, name } of world.members) if (name !== 'gateway') lines.redis.delay(() => LINE_MS);
    for (let time = 0; time < times; time += 1) await traffic.wave();
    world.check(copier.copies >= traffic.records.length * 10, `only ${copier.copies} copies were delivered`);
    await copier.close();
  },
};

const LATEST_MS = 8_000;

export const F19: Fault = {
  number: 'F19',
  title: 'events come late and out of order',
  injected: 'copies of all jobs up to eight seconds later, when newer versions are there and runs have ended; random delays on all lines',
  async run({ world, traffic, chance, times }) {
    const copier = await JobCopier.start(world, () => [chance.int(0, LATEST_MS), chance.int(0, LATEST_MS)]);
    for (const { lines, name } of world.members) {
      if (name === 'gateway') continue;
      lines.redis.delay(() => chance.int(0, 80));
      lines.postgres.delay(() => chance.int(0, 40));
    }
    for (let time = 0; time < times; time += 1) await traffic.wave();
    world.check(copier.copies > traffic.records.length, `only ${copier.copies} copies were delivered`);
    // The last copies come when all is done.
    await new Promise((resolve) => setTimeout(resolve, LATEST_MS));
    await copier.close();
  },
};

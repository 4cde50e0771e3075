import type { Fault } from '../fault.js';
import { failWrites } from '../world/failing-writes.js';

const FULL_MS = 4_000;

export const F14: Fault = {
  number: 'F14',
  title: 'the disk of Postgres is full',
  injected: 'every write fails with 53100 for four seconds in the middle of the work',
  async run({ world, traffic, chance, times }) {
    for (let time = 0; time < times; time += 1) {
      const { done } = await world.midWave(traffic, chance);
      const undo = await failWrites(world.db, { code: '53100', every: 1 });
      world.counts.cuts += 1;
      const refused = await world.call('/plan/chat', { naturalLanguage: 'I want to go to Rome' });
      world.check(refused.status === 503, `a request was answered ${refused.status} while the disk was full`);
      const late = traffic.wave();
      await new Promise((resolve) => setTimeout(resolve, FULL_MS));
      await undo();
      await Promise.all([done, late]);
    }
  },
};

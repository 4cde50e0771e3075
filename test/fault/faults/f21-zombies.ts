import type { Fault } from '../fault.js';

const STOPPED_MS = 10_000;

export const F21: Fault = {
  number: 'F21',
  title: 'processes stopped for ten seconds come back as if nothing was',
  injected: 'SIGSTOP of a worker and of an orchestrator in the middle of the work, SIGCONT ten seconds later',
  async run({ world, traffic, chance, times }) {
    for (let time = 0; time < times; time += 1) {
      const { done } = await world.midWave(traffic, chance);
      const stopped = [world.one('worker'), world.one('orchestrator')];
      for (const { app } of stopped) app?.signal('SIGSTOP');
      world.counts.cuts += stopped.length;
      const late = traffic.wave();
      await new Promise((resolve) => setTimeout(resolve, STOPPED_MS));
      for (const { app } of stopped) app?.signal('SIGCONT');
      await Promise.all([done, late]);
    }
  },
};

import type { Fault } from '../fault.js';

export const F26: Fault = {
  number: 'F26',
  title: 'rolling restart of everything under load',
  injected: 'SIGTERM to every service, one after the other, while a new one is already there',
  // Nobody crashes, so nothing has to be found soon: a busy machine may be late with the renewal of a short lock, and that is no loss.
  world: { fleet: { gateway: 2 }, env: { JOB_LOCK_MS: '15000', STEP_LEASE_MS: '30000' } },
  async run({ world, traffic, chance, times }) {
    for (let time = 0; time < times; time += 1)
      for (const member of [...world.members]) {
        const { done } = await world.midWave(traffic, chance);
        await world.join(member.name);
        const late = traffic.wave();
        const { app } = member;
        await world.kill(member, 'SIGTERM');
        world.check((await app?.exited) === 0, `a ${member.name} did not end by itself after SIGTERM`);
        world.members.splice(world.members.indexOf(member), 1);
        await Promise.all(Object.values(member.lines).map((line: { close(): Promise<void> }) => line.close()));
        await Promise.all([done, late]);
      }
    const again = await world.db.query<{ agent: string; attempt: number }>('SELECT agent, attempt FROM step WHERE attempt > 1 OR lost_count > 0');
    world.check(again.length === 0, `${again.length} steps ran again although nobody crashed`);
    const stalled = world.logs.flat().filter((line) => line.includes('stalled'));
    world.check(stalled.length === 0, `${stalled.length} jobs stalled although nobody crashed`);
  },
};

import type { FaultWorld } from '../world/fault-world.js';
import type { Fault } from '../fault.js';

const LOOKS = 480;

/** True when `/health` says `wanted` within two minutes. */
async function untilHealth(world: FaultWorld, wanted: string): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    if ((await world.call('/health')).body['status'] === wanted) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}

export const F10: Fault = {
  number: 'F10',
  title: 'Redis that evicts jobs',
  injected: 'maxmemory-policy allkeys-lru at run time, and before services start',
  async run({ world, traffic, chance }) {
    const { done } = await world.midWave(traffic, chance);
    await world.redis.command('config', 'set', 'maxmemory-policy', 'allkeys-lru');
    world.check(await untilHealth(world, 'degraded'), '/health says ok over a Redis that evicts jobs');
    for (const name of ['gateway', 'orchestrator', 'worker'] as const) {
      const member = world.one(name);
      await world.kill(member, 'SIGTERM');
      const started = await world.revive(member).then(
        () => true,
        (error: unknown) => !String(error).includes('noeviction'),
      );
      world.check(!started, `a ${name} started on a Redis that evicts jobs`);
    }
    await world.redis.command('config', 'set', 'maxmemory-policy', 'noeviction');
    for (const member of world.members) if (member.app === null) await world.revive(member);
    world.check(await untilHealth(world, 'ok'), '/health does not recover');
    await done;
  },
};

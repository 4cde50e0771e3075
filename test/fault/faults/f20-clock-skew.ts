import { existsSync } from 'node:fs';
import type { AppName } from '@app/testing';
import type { Fault } from '../fault.js';

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib'].map((folder) => `${folder}/faketime/libfaketime.so.1`);
const library = LIBRARIES.find((file) => existsSync(file));
const SKEWS = ['-1h', '+1h'] as const;

/** Of two services of a kind one is an hour behind, the other an hour ahead; the gateway keeps the right time. */
function skewOf(name: AppName, position: number): Record<string, string> {
  const skew = SKEWS[position % SKEWS.length];
  if (name === 'gateway' || !library || !skew) return {};
  return { LD_PRELOAD: library, FAKETIME: skew, FAKETIME_DONT_FAKE_MONOTONIC: '1', TZ: position % 2 === 0 ? 'America/New_York' : 'Europe/Berlin' };
}

export const F20: Fault = {
  number: 'F20',
  title: 'clocks an hour off',
  injected:
    'orchestrators and workers an hour behind and ahead, in other time zones; the model fails so that timers are needed; Postgres is cut off, and those ahead come back behind',
  // A step that fails has to be put off by the system's own timer, not by a circuit that is open.
  world: { envOf: skewOf, env: { BREAKER_FAILURES: '1000' } },
  skip: () => (library ? null : 'libfaketime is not installed'),
  async run({ world, traffic, chance }) {
    await traffic.wave();
    world.model.timesByHash.clear();
    // Three times in a row: more than one step tries by itself, so that a timer of the system has to ring.
    world.model.treat = ({ times }) => (times <= 3 ? { status: 503, body: '{}' } : null);
    await traffic.wave();
    world.model.treat = () => null;
    const { done } = await world.midWave(traffic, chance);
    await world.kill(world.one('worker'));
    await world.revive(world.one('worker'));
    await done;
    // A timer that one process set by its own clock must not bind the others once it is gone.
    const { done: cut } = await world.midWave(traffic, chance);
    const ahead = [world.one('worker', 1), world.one('orchestrator', 1)];
    await world.cut(world.members, 'postgres', 2_000);
    for (const member of ahead) {
      await world.kill(member);
      await world.revive(member, { FAKETIME: SKEWS[0] });
    }
    await cut;
  },
};

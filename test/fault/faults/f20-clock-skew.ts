import type { AppName, AskedQuestion } from '@app/testing';
import type { Fault, FaultScene } from '../fault.js';
import type { Member } from '../world/member.js';

const HOUR_MS = 60 * 60 * 1000;
const SHIFTS_MS = [-HOUR_MS, HOUR_MS] as const;
const clockOff = (byMs: number): Record<string, string> => ({ NODE_OPTIONS: '--require ./test/hosts/shifted-clock.cjs', CLOCK_SHIFT_MS: String(byMs) });

/** Of two services of a kind one is an hour behind, the other an hour ahead; the gateway keeps the right time. */
export function skewOf(name: AppName, position: number): Record<string, string> {
  const shiftMs = SHIFTS_MS[position % SHIFTS_MS.length];
  if (name === 'gateway' || shiftMs === undefined) return {};
  return { ...clockOff(shiftMs), TZ: position % 2 === 0 ? 'America/New_York' : 'Europe/Berlin' };
}

/** How far the clock of a service is from ours, by the first line it logged; rounded to hours, as logs are as old as the service. */
function hoursOff({ app }: Member): number {
  const { time } = JSON.parse(app?.log.find((line) => line.startsWith('{')) ?? '{}') as { time?: number | string };
  return Math.round((new Date(time ?? 0).getTime() - Date.now()) / HOUR_MS);
}

function checkClocks({ world }: FaultScene): void {
  const found = (['gateway', 'orchestrator', 'worker'] as const).flatMap((name) => world.all(name).map(hoursOff));
  world.check(found.join() === [0, -1, 1, -1, 1].join(), `clocks are off by ${found.join(', ')} hours`);
}

export const F20: Fault = {
  number: 'F20',
  title: 'clocks an hour off',
  injected:
    'orchestrators and workers an hour behind and ahead, in other time zones; the model fails so that timers are needed; Postgres is cut off, and those ahead come back behind',
  // A step that fails has to be put off by the system's own timer, not by a circuit that is open.
  world: { envOf: skewOf, env: { BREAKER_FAILURES: '1000' } },
  async run(scene) {
    const { world, traffic, chance } = scene;
    checkClocks(scene);
    await traffic.wave();
    world.model.timesByHash.clear();
    // Three times in a row: more than one step tries by itself, so that a timer of the system has to ring. Only how a conversation begins:
    // a draft goes back and forth three times, and three turns that fail so are all attempts that its step has.
    const begins = ({ messages }: AskedQuestion): boolean => messages.every(({ role }) => role !== 'assistant');
    world.model.treat = (question) => (question.times <= 3 && begins(question) ? { status: 503, body: '{}' } : null);
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
      await world.revive(member, clockOff(-HOUR_MS));
    }
    await cut;
  },
};

import type { Fault } from '../fault.js';

const POINTS = ['start:before-commit', 'start:after-commit', 'resume:after-commit'] as const;
const RANDOM_KILLS = 5;

export const F1: Fault = {
  number: 'F1',
  title: 'kill -9 of a gateway before and after the commit, and while it streams',
  injected: 'SIGKILL at the points of a request, then at random moments with an event stream open; travellers send again under the same key',
  world: { fleet: { gateway: 2 } },
  async run({ world, traffic, chance, times }) {
    const [member, other] = [world.one('gateway'), world.one('gateway', 1)];
    await world.kill(other, 'SIGTERM');
    for (const point of POINTS)
      for (let time = 0; time < times; time += 1) {
        await world.arm(member, `${point}:1`);
        const wave = traffic.wave();
        world.check(await world.untilFallen(member, wave), `no gateway came by ${point}`);
        await wave;
      }
    await world.revive(other);
    for (let kill = 0; kill < RANDOM_KILLS * times; kill += 1) {
      const { done } = await world.midWave(traffic, chance);
      const doomed = chance.pick([member, other]);
      const threadId = traffic.records.find((record) => record.threadId !== null)?.threadId;
      const stream = fetch(`${world.gatewayUrl()}/plan/${threadId}/events`)
        .then((response) => response.text())
        .catch(() => 'cut off');
      await world.kill(doomed);
      await stream;
      await world.revive(doomed);
      await done;
    }
  },
};

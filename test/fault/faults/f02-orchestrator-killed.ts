import type { Fault } from '../fault.js';

const POINTS = [
  'event:received',
  'advance:before-commit',
  'advance:after-commit',
  'outbox:before-publish',
  'outbox:after-publish',
  'event:before-ack',
  'relay:after-publish',
] as const;

/** The relay has something to do only after another crash. */
const UNSURE = new Set<string>(['relay:after-publish']);

export const F2: Fault = {
  number: 'F2',
  title: 'kill -9 of an orchestrator at every point of a move',
  injected: 'SIGKILL after the event was read, before and after the commit, before and after the publish, before the ack, in the relay',
  async run({ world, traffic, chance, times }) {
    for (const point of POINTS)
      for (let time = 0; time < times; time += 1) {
        const member = chance.pick(world.all('orchestrator'));
        await world.arm(member, `${point}:${chance.int(1, 6)}`);
        const wave = traffic.wave();
        const fell = await world.untilFallen(member, wave);
        world.check(fell || UNSURE.has(point), `no orchestrator came by ${point}`);
        await wave;
      }
  },
};

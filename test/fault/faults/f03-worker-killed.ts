import type { Fault } from '../fault.js';

const POINTS = [
  ...['step:before-run', 'model:before-call', 'journal:before-record', 'journal:after-record'],
  ...['model:after-reply', 'step:after-run', 'step:after-publish'],
];

export const F3: Fault = {
  number: 'F3',
  title: 'kill -9 of a worker at every point of a step, also twice in a row',
  injected:
    'SIGKILL before the model is asked, before and after its answer is recorded, after the run, after the publish, and of two workers one after the other',
  async run({ world, traffic, chance, times }) {
    for (const point of POINTS)
      for (let time = 0; time < times; time += 1) {
        const member = chance.pick(world.all('worker'));
        await world.arm(member, `${point}:${chance.int(1, 6)}`);
        const wave = traffic.wave();
        world.check(await world.untilFallen(member), `no worker came by ${point}`);
        await wave;
      }
    // The queue gives up a job that lost two workers; the run must not.
    const workers = world.all('worker');
    for (const member of workers) await world.arm(member, 'step:before-run:2');
    const wave = traffic.wave();
    await Promise.all(workers.map((member) => world.untilFallen(member)));
    await wave;
  },
};

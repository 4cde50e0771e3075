import type { Fault, FaultScene } from '../fault.js';

/** The lock lasts 2 s, the lease 4 s. */
const BLOCK_MS = 5_000;

/** A wave while one worker hears nothing for longer than its lock lasts. */
async function blockOne({ world, traffic, chance }: FaultScene, point: string): Promise<void> {
  await world.arm(world.one('worker'), `${point}:${chance.int(1, 5)}:block=${BLOCK_MS}`);
  await traffic.wave();
}

export const F4: Fault = {
  number: 'F4',
  title: 'event loop of a worker blocked for longer than its lock',
  injected: 'busy for 5 s with a lock of 2 s, with two workers and with one',
  async run(scene) {
    for (let time = 0; time < scene.times; time += 1) await blockOne(scene, 'step:before-run');
    await scene.world.kill(scene.world.one('worker', 1), 'SIGTERM');
    for (let time = 0; time < scene.times; time += 1) await blockOne(scene, 'step:before-run');
  },
};

export const F24: Fault = {
  number: 'F24',
  title: 'two workers on one step after the lock was lost',
  injected: 'busy for 5 s after the run of the step, so that both have an outcome to tell',
  async run(scene) {
    for (let time = 0; time < 2 * scene.times; time += 1) await blockOne(scene, 'step:after-run');
  },
};

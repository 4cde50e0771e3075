import type { Treatment } from '@app/testing';
import type { Fault } from '../fault.js';

const WAYS: readonly Treatment[] = [{ delayMs: 120_000 }, { instead: 'hang' }, { dripMs: 100 }];

export const F15: Fault = {
  number: 'F15',
  title: 'the model is slow, hangs, or drips bytes',
  injected: 'every question for the first time: 120 s of silence, no answer at all, or a byte each 100 ms; the limit for one call is 2 s',
  world: { env: { MODEL_TIMEOUT_MS: '2000' } },
  async run({ world, traffic, times }) {
    for (let time = 0; time < times; time += 1) {
      let turn = 0;
      world.model.timesByHash.clear();
      world.model.treat = (question) => (question.times === 1 ? (WAYS[turn++ % WAYS.length] ?? null) : null);
      await traffic.wave();
      world.counts.cuts += world.model.treated;
      world.check(world.model.treated > traffic.trips.length, `only ${world.model.treated} questions were treated`);
    }
  },
};

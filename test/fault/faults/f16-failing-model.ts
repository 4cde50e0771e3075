import type { Treatment } from '@app/testing';
import type { Fault, FaultScene } from '../fault.js';

const WAYS: readonly (() => Treatment)[] = [
  () => ({ status: 429, headers: { 'retry-after': '1' }, body: '{}' }),
  () => ({ status: 429, headers: { 'retry-after': new Date(Date.now() + 1_000).toUTCString() }, body: '{}' }),
  () => ({ status: 500, body: 'Internal Server Error' }),
  () => ({ status: 502, body: '<html>' }),
  () => ({ status: 503, body: '{}' }),
  () => ({ status: 529, body: '{"error":{"message":"overloaded"}}' }),
  () => ({ instead: 'reset' }),
  () => ({ instead: 'close' }),
];
const OUTAGE_MS = 4_000;

async function failOnce({ world, traffic }: FaultScene): Promise<void> {
  let turn = 0;
  world.model.timesByHash.clear();
  world.model.treat = (question) => (question.times === 1 ? (WAYS[turn++ % WAYS.length]?.() ?? null) : null);
  await traffic.wave();
}

export const F16: Fault = {
  number: 'F16',
  title: 'the model answers 429, 5xx, 529, or breaks the connection',
  injected: 'every question is let down once in one of eight ways; then nothing but 503 for four seconds',
  async run(scene) {
    const { world, traffic } = scene;
    for (let time = 0; time < scene.times; time += 1) await failOnce(scene);
    world.model.treat = () => ({ status: 503, body: '{}' });
    const wave = traffic.wave({ mayFail: true });
    await new Promise((resolve) => setTimeout(resolve, OUTAGE_MS));
    world.model.treat = () => null;
    await wave;
    world.counts.cuts += world.model.treated;
  },
};

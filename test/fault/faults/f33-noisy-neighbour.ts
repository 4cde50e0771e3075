import type { Fault, FaultScene } from '../fault.js';
import { NoisyOwner } from '../workload/noisy-owner.js';

const KEYS = { ann: 'ann-0123456789', fay: 'fay-0123456789' } as const;
const as = (name: keyof typeof KEYS): Record<string, string> => ({ authorization: `Bearer ${KEYS[name]}` });
const WARM_UP = 4;
const PLANS = 12;
const MOST_TIMES_ALONE = 2;
const PATIENCE_MS = 90_000;
const BODY = {
  naturalLanguage: '4 days in Lisbon from 10 to 13 May 2027 for two from Zurich, 1500 EUR, food and museums',
  context: { now: '2026-11-20' },
};

/** The middle one of some plans of Ann's, one after the other, in milliseconds. */
async function usualMs({ world, traffic }: FaultScene, plans: number): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < plans; count += 1) {
    const { status, body, ms } = await world.call('/plan/chat', BODY, { ...as('ann'), prefer: 'wait=80' }, PATIENCE_MS);
    world.check(status === 200 && body['status'] === 'complete', `a plan was answered ${status} ${String(body['status'])}`);
    if (body['threadId'] !== undefined) traffic.adopt(String(body['threadId']));
    times.push(ms);
  }
  return times.sort((a, b) => a - b)[Math.floor(plans / 2)] ?? 0;
}

export const F33: Fault = {
  number: 'F33',
  title: 'a noisy neighbour',
  injected: 'one owner keeps the largest permitted catalogs, plans on them, texts, audits and PDFs at work; another plans in the midst of it',
  plans: 0,
  world: {
    fleet: { orchestrator: 1, worker: 1 },
    env: { AUTH_MODE: 'keys', BOOTSTRAP_API_KEYS: `ann:user:${KEYS.ann},fay:user:${KEYS.fay}`, MODEL_PROVIDER: 'offline', BACKING_TIMEOUT_MS: '10000' },
  },
  async run(scene) {
    const { world, traffic, times } = scene;
    await usualMs(scene, WARM_UP);
    const aloneMs = await usualMs(scene, PLANS);
    const noisy = new NoisyOwner(world, traffic, as('fay'));
    await noisy.start();
    const besideMs = await usualMs(scene, PLANS * times);
    await noisy.stop();
    const done = [...noisy.answered].map(([kind, count]) => `${count} x ${kind}`).join(', ');
    process.stderr.write(`F33: a plan took ${Math.round(aloneMs)} ms alone and ${Math.round(besideMs)} ms beside ${done}\n`);
    world.check(besideMs <= MOST_TIMES_ALONE * aloneMs, `a plan took ${Math.round(besideMs)} ms beside a noisy neighbour, ${Math.round(aloneMs)} ms alone`);
  },
};

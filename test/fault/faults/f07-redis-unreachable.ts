import type { CallAnswer } from '../world/fault-world.js';
import type { Fault, FaultScene } from '../fault.js';

const CUT_MS = 10_000;
const LONGEST_ANSWER_MS = 1_000;
const BODY = {
  userRequest: { requestText: 'A city trip', destinationHint: 'Lisbon', travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', budget: 1800 },
};

/** Posts one after the other for as long as `during` lasts. */
async function postDuring({ world, traffic }: FaultScene, during: Promise<void>): Promise<CallAnswer[]> {
  let isOver = false;
  void during.then(() => (isOver = true));
  const answers: CallAnswer[] = [];
  while (!isOver) {
    const answer = await world.call('/plan', BODY, { prefer: 'respond-async' });
    if (answer.status === 202) traffic.adopt(String(answer.body['threadId']));
    answers.push(answer);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return answers;
}

export const F7: Fault = {
  number: 'F7',
  title: 'Redis unreachable for 10 s, and silent for 5 s',
  injected: 'all lines to Redis cut, then open but without a word',
  async run(scene) {
    const { world, traffic, chance } = scene;
    const { done } = await world.midWave(traffic, chance);
    const answers = await postDuring(scene, world.cut(world.members, 'redis', CUT_MS));
    for (const { lines } of world.members) lines.redis.freeze();
    world.counts.cuts += 1;
    const silent = await postDuring(scene, new Promise((resolve) => setTimeout(resolve, CUT_MS / 2)));
    for (const { lines } of world.members) lines.redis.heal();
    const all = [...answers, ...silent];
    const slow = all.map(({ ms }) => Math.round(ms)).filter((ms) => ms > LONGEST_ANSWER_MS);
    world.check(slow.length <= all.length / 100, `answers took ${slow.join(', ')} ms while Redis was away`);
    const wrong = all.map(({ status }) => status).filter((status) => status !== 503 && status !== 202);
    world.check(wrong.length === 0, `answers were ${wrong.join(', ')} while Redis was away`);
    await done;
  },
};

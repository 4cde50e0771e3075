import type { CallAnswer, FaultWorld } from '../world/fault-world.js';
import type { Fault, FaultScene } from '../fault.js';

const AT_ONCE = 50;
const REST_MS = 180_000;
const LONGEST_ANSWER_MS = 1_000;
const ASYNC = { prefer: 'respond-async' };
const REVISE = { action: 'revise', feedback: 'A little slower, please' };
const BODY = {
  userRequest: { requestText: 'A city trip', destinationHint: 'Lisbon', travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', budget: 1800 },
  context: { now: '2026-11-20' },
  review: 'required',
};

const pause = (forMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, forMs));
const isTaken = ({ status }: CallAnswer): boolean => status === 200 || status === 202;

async function untilRest(world: FaultWorld, threadId: string): Promise<string> {
  let status = 'unknown';
  for (const end = performance.now() + REST_MS; performance.now() < end; await pause(100)) {
    status = String((await world.call(`/plan/${threadId}`)).body['status'] ?? 'unknown');
    if (status !== 'in_progress' && status !== 'unknown') break;
  }
  return status;
}

/** The first answer that takes the decision, which is sent again and again. */
async function untilTaken(world: FaultWorld, path: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<CallAnswer> {
  let answer = await world.call(path, body, headers);
  for (const end = performance.now() + REST_MS; !isTaken(answer) && performance.now() < end; await pause(100)) answer = await world.call(path, body, headers);
  return answer;
}

/** A plan that waits for its person. */
async function waitingPlan({ world, traffic }: FaultScene): Promise<string> {
  const started = await world.call('/plan', BODY, ASYNC);
  const threadId = String(started.body['threadId']);
  traffic.adopt(threadId);
  const status = await untilRest(world, threadId);
  world.check(status === 'awaiting_review', `a plan to be reviewed is ${status}`);
  return threadId;
}

/** One row in the log for each decision that counted, and one effect: the run is where that decision leads. */
async function checkDecided(world: FaultWorld, threadId: string, { decisions, status }: { decisions: number; status: string }): Promise<void> {
  const found = await untilRest(world, threadId);
  world.check(found === status, `${threadId} is ${found} after its decision, not ${status}`);
  const rows = await world.db.query("SELECT seq FROM decision_log WHERE thread_id = $1 AND agent = 'person'", [threadId]);
  world.check(rows.length === decisions, `${threadId} has ${rows.length} decisions in its log, not ${decisions}`);
}

/** Half of fifty approve while the other half want another plan: one of all wins. */
async function decideAtOnce(scene: FaultScene): Promise<void> {
  const { world } = scene;
  const threadId = await waitingPlan(scene);
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => world.call(`/plan/${threadId}/decide`, { action: index % 2 === 0 ? 'approve' : 'reject' }, ASYNC)),
  );
  const refused = answers.filter(({ status }) => status === 409).length;
  world.check(answers.filter(isTaken).length === 1 && refused === AT_ONCE - 1, `fifty decisions: ${answers.map(({ status }) => status).join(' ')}`);
  const winner = answers.findIndex(isTaken);
  await checkDecided(world, threadId, { decisions: 1, status: winner % 2 === 0 ? 'complete' : 'cancelled' });
}

/** A gateway dies right before or after the commit; the person sends the same decision again under its key. */
async function decideAcrossKill(scene: FaultScene, failpoint: string, body: { readonly action: string }): Promise<void> {
  const { world } = scene;
  const threadId = await waitingPlan(scene);
  const doomed = world.one('gateway', 0);
  await world.arm(doomed, failpoint);
  const key = { ...ASYNC, 'idempotency-key': `decide-${threadId}` };
  // Gateways take turns, so that one of the first calls meets the one that dies.
  const sent = untilTaken(world, `/plan/${threadId}/decide`, body, key);
  await world.untilFallen(doomed, sent);
  const answer = await sent;
  world.check(isTaken(answer), `a decision that is sent again was answered ${answer.status} ${String(answer.body['code'])}`);
  const again = await world.call(`/plan/${threadId}/decide`, body, key);
  world.check(isTaken(again), `the same decision under the same key was answered ${again.status}`);
  await checkDecided(world, threadId, { decisions: 1, status: body.action === 'approve' ? 'complete' : 'awaiting_review' });
}

/** All orchestrators die between a decision and the next step, and Redis forgets the messages. */
async function decideWithoutOrchestrators(scene: FaultScene): Promise<void> {
  const { world } = scene;
  const [approved, revised] = [await waitingPlan(scene), await waitingPlan(scene)];
  const orchestrators = world.all('orchestrator');
  await Promise.all(orchestrators.map((member) => world.kill(member)));
  const answers = [await world.call(`/plan/${approved}/decide`, { action: 'approve' }, ASYNC), await world.call(`/plan/${revised}/decide`, REVISE, ASYNC)];
  world.check(answers.every(isTaken), `without orchestrators decisions were answered ${answers.map(({ status }) => status).join(' ')}`);
  await world.redis.command('flushall');
  await Promise.all(orchestrators.map((member) => world.revive(member)));
  await checkDecided(world, approved, { decisions: 1, status: 'complete' });
  await checkDecided(world, revised, { decisions: 1, status: 'awaiting_review' });
}

/** While Redis is away a decision is refused at once and nothing of it is kept; sent again under its key, it counts once. */
async function decideWithoutRedis(scene: FaultScene): Promise<void> {
  const { world } = scene;
  const decisions = [
    { threadId: await waitingPlan(scene), body: { action: 'approve' }, status: 'complete' },
    { threadId: await waitingPlan(scene), body: REVISE, status: 'awaiting_review' },
  ];
  const decideAll = (): Promise<CallAnswer[]> =>
    Promise.all(decisions.map(({ threadId, body }) => world.call(`/plan/${threadId}/decide`, body, { ...ASYNC, 'idempotency-key': `away-${threadId}` })));
  for (const { lines } of world.members) lines.redis.cut();
  world.counts.cuts += 1;
  const refused = await decideAll();
  world.check(
    refused.every(({ status, ms }) => status === 503 && ms < LONGEST_ANSWER_MS),
    `without Redis decisions were answered ${refused.map(({ status, ms }) => `${status} after ${Math.round(ms)} ms`).join(', ')}`,
  );
  for (const { threadId } of decisions) await checkDecided(world, threadId, { decisions: 0, status: 'awaiting_review' });
  await world.redis.command('flushall');
  for (const { lines } of world.members) lines.redis.heal();
  let answers = await decideAll();
  for (const end = performance.now() + REST_MS; !answers.every(isTaken) && performance.now() < end; await pause(100)) answers = await decideAll();
  for (const { threadId, status } of decisions) await checkDecided(world, threadId, { decisions: 1, status });
}

export const F27: Fault = {
  number: 'F27',
  title: 'decisions of people: races, crashes, no Redis',
  injected: 'fifty decisions at once; a gateway killed around the commit of one; no orchestrator; no Redis, then an empty one',
  world: { fleet: { gateway: 2 } },
  plans: 4,
  async run(scene) {
    const wave = scene.traffic.wave();
    for (let time = 0; time < scene.times; time += 1) {
      await decideAtOnce(scene);
      await decideAcrossKill(scene, 'decide:before-commit:1', { action: 'approve' });
      await decideAcrossKill(scene, 'decide:after-commit:1', { action: 'approve' });
      await decideAcrossKill(scene, 'decide:after-commit:1', REVISE);
      await decideWithoutOrchestrators(scene);
      await decideWithoutRedis(scene);
    }
    await wave;
  },
};

import type { FaultScene } from '../../fault.js';

const AT_ONCE = 50;
const REST_MS = 180_000;
const GATEWAY_POINTS = ['start:before-commit', 'start:after-commit', 'decide:before-commit', 'decide:after-commit'];
const STEP_POINTS = ['step:before-run', 'step:after-run', 'step:after-publish'];

const pause = (forMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, forMs));

/** A gateway dies around the commit of a request and of a decision; the person sends again under the same key. */
export async function killGateways({ world, traffic, times }: FaultScene): Promise<void> {
  const [member, other] = [world.one('gateway'), world.one('gateway', 1)];
  await world.kill(other, 'SIGTERM');
  for (const point of GATEWAY_POINTS)
    for (let time = 0; time < times; time += 1) {
      await world.arm(member, `${point}:1`);
      const wave = traffic.wave();
      world.check(await world.untilFallen(member, wave), `no gateway came by ${point}`);
      await wave;
    }
}

/** A worker dies at each point of a step, then two in a row on the same one. */
export async function killWorkers({ world, traffic, chance, times }: FaultScene): Promise<void> {
  for (const point of STEP_POINTS)
    for (let time = 0; time < times; time += 1) {
      const member = chance.pick(world.all('worker'));
      await world.arm(member, `${point}:${chance.int(1, 4)}`);
      const wave = traffic.wave();
      world.check(await world.untilFallen(member, wave), `no worker came by ${point}`);
      await wave;
    }
  const workers = world.all('worker');
  for (const member of workers) await world.arm(member, 'step:before-run:2');
  const wave = traffic.wave();
  await Promise.all(workers.map((member) => world.untilFallen(member, wave)));
  await wave;
}

/** Of fifty decisions at once one counts; one that is made without orchestrators, before Redis forgets everything, counts all the same. */
export async function decideErrands(scene: FaultScene): Promise<void> {
  const { world, traffic } = scene;
  const wave = traffic.wave();
  const [raced, alone] = [await waitingErrand(scene), await waitingErrand(scene)];
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => world.call(`/errands/${raced}/decide`, { action: index % 2 === 0 ? 'approve' : 'reject' })),
  );
  const winners = answers.flatMap(({ status }, index) => (status === 202 ? [index] : []));
  world.check(winners.length === 1, `${winners.length} of fifty decisions counted: ${answers.map(({ status }) => status).join(' ')}`);
  await untilStatus(scene, raced, (winners[0] ?? 0) % 2 === 0 ? 'complete' : 'cancelled');

  const orchestrators = world.all('orchestrator');
  await Promise.all(orchestrators.map((member) => world.kill(member)));
  const { status } = await world.call(`/errands/${alone}/decide`, { action: 'approve' });
  world.check(status === 202, `without orchestrators a decision was answered ${status}`);
  await world.redis.command('flushall');
  await Promise.all(orchestrators.map((member) => world.revive(member)));
  await untilStatus(scene, alone, 'complete');
  await wave;
}

/** An errand that waits for its person. */
async function waitingErrand(scene: FaultScene): Promise<string> {
  const { body } = await scene.world.call('/errands', { task: 'Buy a map' });
  const threadId = String(body['threadId']);
  scene.traffic.adopt(threadId);
  await untilStatus(scene, threadId, 'awaiting_review');
  return threadId;
}

async function untilStatus({ world }: FaultScene, threadId: string, wanted: string): Promise<void> {
  let status = 'unknown';
  for (const end = performance.now() + REST_MS; status !== wanted && performance.now() < end; await pause(100))
    status = String((await world.call(`/errands/${threadId}`)).body['status'] ?? 'unknown');
  world.check(status === wanted, `errand ${threadId} is ${status}, not ${wanted}`);
}

import { MailServer } from '../../e2e/support/outside-servers.js';
import type { Fault, FaultScene } from '../fault.js';
import type { CallAnswer, FaultWorld } from '../world/fault-world.js';

const AT_ONCE = 20;
const REST_MS = 180_000;
const LOOK_MS = 100;
const ASYNC = { prefer: 'respond-async' };
const BODY = {
  userRequest: { requestText: 'A city trip', destinationHint: 'Lisbon', travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', budget: 1800 },
  context: { now: '2026-11-20' },
};
const RESTS = ['complete', 'awaiting_input', 'awaiting_review', 'failed', 'cancelled'];

const pause = (forMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, forMs));

/** Asks the same until somebody takes it: whoever acts is patient and sends the same key. */
async function untilTaken(world: FaultWorld, path: string, body: unknown, key: string): Promise<CallAnswer> {
  let answer = await world.call(path, body, { ...ASYNC, 'idempotency-key': key });
  for (const end = performance.now() + REST_MS; answer.status !== 200 && answer.status !== 202 && performance.now() < end; await pause(LOOK_MS))
    answer = await world.call(path, body, { ...ASYNC, 'idempotency-key': key });
  return answer;
}

async function untilRest(world: FaultWorld, path: string): Promise<CallAnswer['body']> {
  let body: CallAnswer['body'] = {};
  for (const end = performance.now() + REST_MS; performance.now() < end; await pause(LOOK_MS)) {
    ({ body } = await world.call(path));
    if (RESTS.includes(String(body['status']))) break;
  }
  return body;
}

/** One mail to one address of its own, and how it is looked for. */
class Errand {
  private constructor(
    private readonly world: FaultWorld,
    private readonly mail: MailServer,
    readonly path: string,
    private readonly address: string,
  ) {}

  /** A run that waits for the approval of its mail. */
  static async open({ world }: FaultScene, mail: MailServer, threadId: string, name: string): Promise<Errand> {
    const started = await untilTaken(world, `/plan/${threadId}/actions`, { request: 'Mail the plan' }, `act-${name}`);
    const path = `/actions/${String(started.body['actionId'])}`;
    await untilRest(world, path);
    const address = `${name}@example.com`;
    await untilTaken(world, `${path}/answers`, { answers: { mailTo: [address] } }, `answer-${name}`);
    const errand = new Errand(world, mail, path, address);
    await errand.rests('awaiting_review');
    return errand;
  }

  approve(): Promise<CallAnswer> {
    return untilTaken(this.world, `${this.path}/approve`, { steps: ['s1'] }, `approve-${this.address}`);
  }

  async rests(status: string): Promise<void> {
    const { status: found } = await untilRest(this.world, this.path);
    this.world.check(found === status, `${this.path} is ${String(found)}, not ${status}`);
  }

  isOnce(): void {
    const taken = this.mail.taken.filter(({ headers }) => JSON.stringify([...headers]).includes(this.address)).length;
    this.world.check(taken === 1, `${taken} mails went to ${this.address}`);
  }
}

/** The worker dies when the server has taken the mail: a person settles the doubt, and nothing is sent again. */
async function killedAfterTheMail(scene: FaultScene, errand: Errand): Promise<void> {
  const { world } = scene;
  const [doomed, ...others] = world.all('worker');
  if (!doomed) return;
  await Promise.all(others.map((member) => world.kill(member)));
  await world.arm(doomed, 'effect:after-call:1');
  await errand.approve();
  await world.untilFallen(doomed, untilRest(world, errand.path));
  await errand.rests('awaiting_review');
  await untilTaken(world, `${errand.path}/approve`, { doubts: { s1: 'happened' } }, `settle-${errand.path}`);
  await errand.rests('complete');
  errand.isOnce();
  await Promise.all(others.map((member) => world.revive(member)));
}

/** Between the approval and the step Redis forgets everything, and nobody is there to do it. */
async function emptiedBeforeTheStep({ world }: FaultScene, errand: Errand): Promise<void> {
  const workers = world.all('worker');
  await Promise.all(workers.map((member) => world.kill(member)));
  await errand.approve();
  await world.redis.command('flushall');
  world.counts.cuts += 1;
  await Promise.all(workers.map((member) => world.revive(member)));
  await errand.rests('complete');
  errand.isOnce();
}

/** Many approve at once: one of them counts. */
async function approvedAtOnce({ world }: FaultScene, errand: Errand): Promise<void> {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => world.call(`${errand.path}/approve`, { steps: ['s1'] }, ASYNC)));
  const taken = answers.filter(({ status }) => status === 200 || status === 202).length;
  world.check(taken === 1, `of ${AT_ONCE} approvals at once ${taken} counted: ${answers.map(({ status }) => status).join(' ')}`);
  await errand.rests('complete');
  errand.isOnce();
}

export const F36: Fault = {
  number: 'F36',
  title: 'effects: a worker killed after one, Redis emptied before one, approvals at once',
  injected: 'kill -9 right after the mail server accepted; FLUSHALL with no worker between approval and step; twenty approvals at once',
  // Workers join with the address of the mail server.
  world: { fleet: { worker: 0 } },
  plans: 4,
  async run(scene) {
    const { world, traffic, times } = scene;
    const mail = await MailServer.start();
    try {
      for (let position = 0; position < 2; position += 1) await world.join('worker', { SMTP_URL: mail.url });
      const wave = traffic.wave();
      const started = await untilTaken(world, '/plan', BODY, 'f36-plan');
      const threadId = String(started.body['threadId']);
      traffic.adopt(threadId);
      await untilRest(world, `/plan/${threadId}`);
      for (let time = 0; time < times; time += 1) {
        await killedAfterTheMail(scene, await Errand.open(scene, mail, threadId, `killed${time}`));
        await emptiedBeforeTheStep(scene, await Errand.open(scene, mail, threadId, `emptied${time}`));
        await approvedAtOnce(scene, await Errand.open(scene, mail, threadId, `at-once${time}`));
      }
      await wave;
    } finally {
      await mail.stop();
    }
  },
};

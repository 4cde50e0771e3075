import type { Fault, FaultScene } from '../fault.js';
import type { CallAnswer, FaultWorld } from '../world/fault-world.js';
import { skewOf } from './f20-clock-skew.js';

const REST_MS = 180_000;
const LOOK_MS = 100;
const MINUTE_MS = 60_000;
/** So much is left to set everything up before the minute is over. */
const LEAST_MS = 30_000;
const HALF_HOUR_MS = 30 * MINUTE_MS;
const RINGS = 5;
const BODY = {
  userRequest: { requestText: 'A city trip', destinationHint: 'Lisbon', travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', budget: 1800 },
  context: { now: '2026-11-20' },
};
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const PASSPORT = { kind: 'passport', name: 'A passport', validUntil: '2027-06-01' };

const pause = (forMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, forMs));
const clockOf = (at: Date): string => at.toISOString().slice(11, 16);

/** Somebody patient: asks until it is so, or notes that it never was. */
async function until(world: FaultWorld, what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + REST_MS; performance.now() < end; await pause(LOOK_MS)) if (await isSo().catch(() => false)) return;
  world.check(false, `never: ${what}`);
}

async function taken(world: FaultWorld, path: string, body: unknown, key: string): Promise<CallAnswer['body']> {
  let answer: CallAnswer['body'] = {};
  await until(world, `${path} is taken`, async () => {
    const { status, body: got } = await world.call(path, body, { 'idempotency-key': key });
    answer = got;
    return status >= 200 && status < 300;
  });
  return answer;
}

async function send(world: FaultWorld, method: 'PUT' | 'DELETE', path: string, body?: unknown): Promise<void> {
  const init = body === undefined ? { method } : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  await until(world, `${method} ${path} is taken`, async () => (await fetch(`${world.gatewayUrl()}${path}`, init)).ok);
}

const count = async (world: FaultWorld, sql: string, values: readonly unknown[]): Promise<number> =>
  (await world.db.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${sql}`, [...values]))[0]?.n ?? 0;
const looksOf = (world: FaultWorld, runId: string): Promise<number> => count(world, `step WHERE run_id = $1 AND status = 'finished'`, [runId]);
const ring = (world: FaultWorld, runId: string): Promise<unknown> => world.db.query('UPDATE run_wait SET deadline = now() WHERE run_id = $1', [runId]);
const isWaiting = async (world: FaultWorld, runId: string): Promise<boolean> => (await count(world, `run WHERE id = $1 AND status = 'waiting'`, [runId])) === 1;

async function plan({ world, traffic }: FaultScene, key: string): Promise<string> {
  const { threadId } = await taken(world, '/plan', BODY, key);
  traffic.adopt(String(threadId));
  await until(world, 'a plan', async () => (await world.call(`/plan/${String(threadId)}`)).body['status'] === 'complete');
  return String(threadId);
}

/** Every timer that rings leads to one look, although two orchestrators see it ring. */
async function ringOften({ world }: FaultScene, watchId: string): Promise<void> {
  const before = await looksOf(world, watchId);
  for (let time = 1; time <= RINGS; time += 1) {
    await until(world, 'a watch that sleeps', () => isWaiting(world, watchId));
    await ring(world, watchId);
    await until(world, `look ${time}`, async () => (await looksOf(world, watchId)) >= before + time);
  }
  await until(world, 'a watch that sleeps', () => isWaiting(world, watchId));
  const looks = (await looksOf(world, watchId)) - before;
  world.check(looks === RINGS, `${RINGS} timers rang and led to ${looks} looks`);
}

/** A time that is half an hour away has not come, although a worker's clock is an hour ahead. */
async function ringEarly(scene: FaultScene, key: string): Promise<void> {
  const { world, traffic } = scene;
  const rule = { at: clockOf(new Date(Date.now() + HALF_HOUR_MS)), weekdays: EVERY_DAY };
  const { scheduleId, threadId } = await taken(world, '/schedules', { request: 'I want to go to Lisbon', rule }, key);
  traffic.adopt(String(threadId));
  await ringOften(scene, String(scheduleId));
  world.check((await count(world, `run WHERE thread_id = $1 AND workflow = 'plan'`, [threadId])) === 0, 'a plan was started half an hour early');
  await send(world, 'DELETE', `/schedules/${String(scheduleId)}`);
}

/** When the next minute but one begins, with enough time before it. */
const nextMinute = (): Date => {
  const next = Math.ceil((Date.now() + LEAST_MS) / MINUTE_MS) * MINUTE_MS;
  return new Date(next);
};

/** Quiet hours end and a schedule falls due while nobody is there to see it, and Redis forgets everything: each happens once, and not before. */
async function missTheTime(scene: FaultScene, threadId: string, name: string): Promise<void> {
  const { world, traffic } = scene;
  const due = nextMinute();
  const quiet = { weekdays: EVERY_DAY, from: clockOf(new Date(due.getTime() - HALF_HOUR_MS)), to: clockOf(due) };
  await send(world, 'PUT', '/policy', { policy: { quietHours: { windows: [quiet], behaviour: 'defer' } } });
  const { actionId } = await taken(world, `/plan/${threadId}/actions`, { request: 'Say "hello"' }, `act-${name}`);
  const rule = { at: clockOf(due), weekdays: EVERY_DAY };
  const schedule = await taken(world, '/schedules', { request: 'I want to go to Rome', rule }, `schedule-${name}`);
  traffic.adopt(String(schedule['threadId']));
  for (const runId of [actionId, schedule['scheduleId']]) await until(world, 'a run that waits for its time', () => isWaiting(world, String(runId)));
  const orchestrators = world.all('orchestrator');
  await Promise.all(orchestrators.map((member) => world.kill(member)));
  await world.redis.command('flushall');
  world.counts.cuts += 1;
  await pause(Math.max(0, due.getTime() - Date.now()) + LOOK_MS);
  await Promise.all(orchestrators.map((member) => world.revive(member)));
  await until(world, 'what was put off is done', async () => (await world.call(`/actions/${String(actionId)}`)).body['status'] === 'complete');
  const plans = `run WHERE thread_id = $1 AND workflow = 'plan'`;
  await until(world, 'the plan that was due is started', async () => (await count(world, plans, [schedule['threadId']])) > 0);
  const effects = await world.db.query<{ begun_at: Date }>('SELECT begun_at FROM effect WHERE run_id = $1', [actionId]);
  world.check(effects.length === 1, `what was put off was done ${effects.length} times`);
  world.check(
    effects.every(({ begun_at: at }) => new Date(at) >= due),
    `it was done at ${String(effects[0]?.begun_at)}, within quiet hours until ${due.toISOString()}`,
  );
  await ring(world, String(schedule['scheduleId']));
  await pause(LOOK_MS * 10);
  const started = await count(world, plans, [schedule['threadId']]);
  world.check(started === 1, `a time of a schedule came ${started} times`);
  await send(world, 'DELETE', `/schedules/${String(schedule['scheduleId'])}`);
  await send(world, 'PUT', '/policy', { policy: {} });
}

export const F37: Fault = {
  number: 'F37',
  title: 'timers with clocks moved',
  injected:
    'orchestrators and workers an hour behind and ahead; timers of watches and schedules rung early; kill -9 of all orchestrators and FLUSHALL while quiet hours end and a schedule falls due',
  world: { envOf: skewOf },
  plans: 4,
  async run(scene) {
    const { world, traffic, times } = scene;
    const wave = traffic.wave();
    const threadId = await plan(scene, 'f37-plan');
    for (let time = 0; time < times; time += 1) {
      const { watchId } = await taken(world, '/watches', { threadId, kinds: ['document'], documents: [PASSPORT] }, `watch${time}`);
      await ringOften(scene, String(watchId));
      await send(world, 'DELETE', `/watches/${String(watchId)}`);
      await ringEarly(scene, `early${time}`);
      await missTheTime(scene, threadId, `late${time}`);
    }
    await wave;
  },
};

import type { Fault, FaultScene } from '../fault.js';

const CLICKS = 10;
const REST_MS = 180_000;

interface Listed {
  readonly id: string;
  readonly threadId: string;
}

const failedJobs = async ({ world }: FaultScene): Promise<Listed[]> => (await world.call('/admin/jobs?state=failed')).body['jobs'] as Listed[];

async function untilAllRest({ world }: FaultScene): Promise<void> {
  for (const end = performance.now() + REST_MS; performance.now() < end; await new Promise((resolve) => setTimeout(resolve, 200)))
    if ((await world.db.query("SELECT 1 FROM run WHERE status = 'in_progress' LIMIT 1")).length === 0) return;
}

/** Ten clicks on each of some jobs: one of them does it. */
async function clickEach({ world }: FaultScene, jobs: readonly Listed[]): Promise<void> {
  for (const { id } of jobs) {
    const clicks = await Promise.all(Array.from({ length: CLICKS }, () => world.call(`/admin/jobs/${id}/replay`, { reason: 'repaired' })));
    const done = clicks.filter(({ status }) => status === 200).length;
    world.check(done === 1 && clicks.every(({ status }) => status === 200 || status === 409), `ten clicks: ${clicks.map(({ status }) => status).join(' ')}`);
  }
}

/** Its thread has started another run: the replay says so and changes nothing. */
async function replayWhatMovedOn({ world }: FaultScene, job: Listed): Promise<void> {
  const body = {
    threadId: job.threadId,
    userRequest: { requestText: 'Another trip', destinationHint: 'Rome', travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', budget: 1800 },
    context: { now: '2026-11-20' },
  };
  const started = await world.call('/plan', body, { prefer: 'respond-async' });
  world.check(started.status === 202, `a new run on a failed thread was answered ${started.status}`);
  const replay = await world.call(`/admin/jobs/${job.id}/replay`, { reason: 'too late' });
  world.check(replay.body['outcome'] === 'skipped', `the replay of a thread that moved on was answered ${replay.status} ${String(replay.body['outcome'])}`);
}

export const F30: Fault = {
  number: 'F30',
  title: 'replay: ten clicks, a thread that moved on, a Redis that was wiped',
  injected: 'all plans fail on a broken model; FLUSHALL; one thread moves on; ten clicks on each of half, the rest in bulk',
  async run(scene) {
    const { world, traffic } = scene;
    world.model.treat = ({ schemaName }) => (schemaName === 'PackingList' ? { status: 401, body: '{"error":{"message":"no"}}' } : null);
    await traffic.wave({ mayFail: true });
    world.model.treat = () => null;
    const [first, ...jobs] = await failedJobs(scene);
    if (!first) return world.check(false, 'nothing failed on a broken model');
    await world.redis.command('flushall');
    world.counts.cuts += 1;
    await replayWhatMovedOn(scene, first);
    await clickEach(scene, jobs.slice(0, jobs.length / 2));
    const bulk = await world.call('/admin/jobs/replay', { agent: 'packing', reason: 'repaired' });
    world.check(Number(bulk.body['replayed']) === jobs.length - Math.floor(jobs.length / 2), `in bulk ${String(bulk.body['replayed'])} were replayed`);
    await untilAllRest(scene);
    const rest = await failedJobs(scene);
    world.check(
      rest.every(({ id }) => id === first.id),
      `${rest.length} jobs are still failed`,
    );
    const open = await world.db.query("SELECT 1 FROM run WHERE status NOT IN ('complete', 'refused') AND thread_id <> $1", [first.threadId]);
    world.check(open.length === 0, `${open.length} replayed plans are not complete`);
  },
};

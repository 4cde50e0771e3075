import type { AppName } from '@app/testing';
import { POISON_MARK } from '../workload/trips.js';
import type { Fault } from '../fault.js';

const POISONED = 0.1;
const UNTIL_FAILED_MS = 180_000;

const poisonFor = (name: AppName): Record<string, string> => (name === 'worker' ? { POISON_MARK } : {});

export const F22: Fault = {
  number: 'F22',
  title: 'a message that kills every worker that takes it',
  injected: 'steps of marked requests end the worker by SIGKILL; workers are started again; then the workers are repaired and the steps replayed',
  world: { envOf: poisonFor },
  poison: POISONED,
  async run({ world, traffic }) {
    const stop = world.keepAlive(world.all('worker'));
    const wave = traffic.wave();
    const tooLate = new Promise((resolve) => setTimeout(resolve, UNTIL_FAILED_MS));
    await Promise.race([wave, tooLate]);
    stop();
    const poisoned = traffic.records.filter(({ kind }) => kind === 'poison');
    for (const { threadId, status } of poisoned) world.check(status === 'failed', `the poisoned ${threadId} is ${status} instead of quarantined`);
    const listed = (await world.call('/admin/jobs?state=failed')).body['jobs'] as { threadId: string; code: string }[];
    const codes = poisoned.map(({ threadId }) => listed.find((job) => job.threadId === threadId)?.code);
    world.check(
      codes.every((code) => code === 'STEP_LOST'),
      `operators see ${codes.join(', ')} for poisoned steps`,
    );
    for (const member of world.all('worker')) {
      await world.kill(member, 'SIGTERM');
      await world.revive(member, { POISON_MARK: '' });
    }
    const replay = await world.call('/admin/jobs/replay', { code: 'STEP_LOST', reason: 'workers repaired' });
    world.check(replay.body['replayed'] === poisoned.length, `${String(replay.body['replayed'])} of ${poisoned.length} poisoned steps were replayed`);
    for (const { threadId } of poisoned) {
      const end = performance.now() + UNTIL_FAILED_MS;
      let status: unknown = 'in_progress';
      while (status === 'in_progress' && performance.now() < end) status = (await world.call(`/plan/${threadId}`)).body['status'];
      world.check(status === 'complete', `the replayed ${threadId} is ${String(status)}`);
    }
  },
};

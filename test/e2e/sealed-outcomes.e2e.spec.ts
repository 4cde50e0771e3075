import { SERVED_WORKFLOWS } from '@app/graph';
import { BullMqMessageQueue, openRequestRedis, untilReady } from '@app/queue';
import { NavigoSystem } from '@app/testing';

const REQUEST = { requestText: 'A city trip', destinationHint: 'Lisbon', travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', budget: 1800 };
const OUTCOME_KEY = 'a key of thirty-two characters, or more';
const FORGED = {
  type: 'step_settled',
  job: { runId: 'run_forged', stepId: 'stp_forged', agent: 'budget', attempt: 1, version: 1 },
  outcome: { kind: 'failed', code: 'STEP_TIMEOUT', message: 'forged', retryable: false },
};

describe('outcomes that workers seal', () => {
  it('move plans, and nobody else settles a step', async () => {
    const system = await NavigoSystem.start({ OUTCOME_KEY });
    const redis = openRequestRedis(system.redis.url, 5_000);
    try {
      await untilReady(redis, 5_000);
      const queue = new BullMqMessageQueue(redis);
      const eventsQueue = SERVED_WORKFLOWS.eventsQueues()[0] ?? '';
      await queue.publish([{ queue: eventsQueue, jobId: 'forged', payload: FORGED, delayMs: 0 }]);
      await system.running('orchestrator').waitForLog('an outcome without the seal of a worker was refused');
      expect((await system.post('/plan', { userRequest: REQUEST, context: { now: '2026-11-20' } })).body['status']).toBe('complete');
      await queue.close();
    } finally {
      redis.disconnect();
      await system.stop();
    }
  });
});

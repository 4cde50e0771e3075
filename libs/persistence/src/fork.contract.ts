import { createSequentialIds } from '@app/adapters';
import { GENESIS_HASH } from '@app/agent-kit';
import type { NewLogEntry, NewRun } from '@app/ports';
import type { RunStoreSubject } from './run-store-contract/run-store-kit.contract.js';

const ENTRY: NewLogEntry = {
  ...{ seq: 1, version: 1, stepId: null, agent: 'person', attempt: 1, salt: 's', contentHash: 'c', previousHash: GENESIS_HASH, hash: 'forked' },
  entry: { agent: 'person', inputSummary: 'i', keyEvidence: [], outputSummary: 'o', riskFlags: [], timestamp: '2026-11-20T12:00:00.000Z' },
};

/** What every run store promises of runs that go on from a version of another thread. */
export function describeForks(name: string, make: () => Promise<RunStoreSubject>): void {
  describe(`${name} as a store of forks`, () => {
    const ids = createSequentialIds();
    let subject: RunStoreSubject;
    beforeAll(async () => {
      subject = await make();
    });

    const forkOf = (more: Partial<NewRun> = {}): NewRun => {
      const runId = `${ids.next('run')}_fork`;
      const message = { queue: 'run-events', jobId: `${runId}.v1`, payload: {}, delayMs: 0 };
      const run = {
        runId,
        threadId: `${ids.next('thr')}_fork`,
        ownerId: 'ann',
        scenario: 'api',
        workflow: 'errand',
        graphVersion: 1,
        state: { n: 1 },
        traceparent: null,
      };
      return { ...run, message, idempotency: null, fork: { threadId: 'thr_parent', version: 3, logEntry: ENTRY }, ...more };
    };

    it('opens one with the first entry of its log in the same commit', async () => {
      const run = forkOf();
      expect(await subject.store.createRun(run)).toMatchObject({ kind: 'created', version: 1 });
      expect(await subject.store.loadRun(run.runId)).toMatchObject({ logSeq: 1, logHash: 'forked', state: { n: 1 } });
      expect(await subject.logOf(run.threadId)).toEqual([{ seq: 1, hash: 'forked' }]);
    });

    it('opens one for a key, and logs nothing for the one that came second', async () => {
      const idempotency = { key: ids.next('req'), bodyHash: 'b' };
      const [first, second] = [forkOf({ idempotency }), forkOf({ idempotency })];
      await subject.store.createRun(first);
      expect(await subject.store.createRun(second)).toEqual({ kind: 'repeated', threadId: first.threadId, runId: first.runId });
      expect(await subject.logOf(second.threadId)).toEqual([]);
    });
  });
}

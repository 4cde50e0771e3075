import type { RunStore } from '@app/ports';
import { EVERYTHING, IN_AN_HOUR_MS } from './run-store-kit.contract.js';
import type { RunStoreKit } from './run-store-kit.contract.js';

/** How messages wait in the outbox. */
export function describeMessages(kit: RunStoreKit): void {
  const { load, open, bareMove, moveOf, jobsOlderThan } = kit;

  describe('messages of a commit', () => {
    let store: RunStore;
    beforeAll(() => {
      ({ store } = kit.subject());
    });

    it('are held back until their time has come, and for a while from others once one relay took them', async () => {
      const run = await open();
      const due = { queue: 'agent-adder', jobId: `${run.runId}.due`, payload: { n: 1 }, delayMs: 0, rank: 3 };
      await store.commitMove(moveOf(run, { messages: [due, { ...due, jobId: `${run.runId}.later`, delayMs: IN_AN_HOUR_MS }] }));
      expect(await jobsOlderThan(IN_AN_HOUR_MS)).not.toContain(due.jobId);
      const taken = await store.takeDueMessages(0, EVERYTHING);
      expect(taken).toContainEqual(due);
      expect(taken.map((message) => message.jobId)).not.toContain(`${run.runId}.later`);
      expect(await jobsOlderThan(0)).not.toContain(due.jobId);
    });

    it('are due again after a while unless they are forgotten', async () => {
      const run = await open();
      const [kept, forgotten] = ['kept', 'forgotten'].map((name) => ({ queue: 'agent-adder', jobId: `${run.runId}.${name}`, payload: {}, delayMs: 0 }));
      await store.commitMove(moveOf(run, { messages: [kept, forgotten].filter((message) => message !== undefined) }));
      await store.takeDueMessages(0, EVERYTHING);
      await store.forgetMessages([`${run.runId}.forgotten`]);
      const later = await jobsOlderThan(-IN_AN_HOUR_MS);
      expect(later).toContain(`${run.runId}.kept`);
      expect(later).not.toContain(`${run.runId}.forgotten`);
    });

    it('are kept once under their job id', async () => {
      const run = await open();
      const message = { queue: 'agent-adder', jobId: `${run.runId}.once`, payload: { n: 1 }, delayMs: 0, rank: 0 };
      await store.commitMove(bareMove(run, { messages: [message] }));
      await store.commitMove(bareMove(await load(run.runId), { messages: [{ ...message, payload: { n: 2 } }] }));
      expect((await store.takeDueMessages(0, EVERYTHING)).filter(({ jobId }) => jobId === message.jobId)).toEqual([message]);
    });

    it('are not there when the move was not stored', async () => {
      const run = await open();
      await store.commitMove(moveOf(run));
      await store.commitMove(moveOf(run, { messages: [{ queue: 'agent-adder', jobId: `${run.runId}.never`, payload: {}, delayMs: 0 }] }));
      expect(await jobsOlderThan(0)).not.toContain(`${run.runId}.never`);
    });
  });
}

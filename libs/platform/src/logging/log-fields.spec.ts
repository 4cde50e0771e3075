import { addLogFields, currentLogFields, withLogFields } from './log-fields.js';

describe('log fields', () => {
  it('follow the work through waits, and two pieces of work keep theirs apart', async () => {
    const work = (stepId: string, threadId: string) =>
      withLogFields({ stepId }, async () => {
        await Promise.resolve();
        addLogFields({ threadId });
        await Promise.resolve();
        return { ...currentLogFields() };
      });
    const seen = await Promise.all([work('stp_1', 'thr_1'), work('stp_2', 'thr_2')]);
    expect(seen).toEqual([
      { stepId: 'stp_1', threadId: 'thr_1' },
      { stepId: 'stp_2', threadId: 'thr_2' },
    ]);
  });

  it('are none outside of any work, whatever is added there', () => {
    addLogFields({ threadId: 'thr_1' });
    expect(currentLogFields()).toEqual({});
  });
});

import { reviseTool } from './revise-tool.js';

const CALLER = { ownerId: 'ann', traceparent: null, signal: new AbortController().signal };

describe('the tool that has a plan changed', () => {
  const asked: unknown[] = [];
  const tool = reviseTool(() => ({
    decide: async (threadId, wish, { ownerId, waitMs }) => {
      asked.push({ threadId, wish, ownerId, waitMs });
      return { kind: 'accepted', threadId, version: 8 };
    },
  }));

  it('decides for its caller and says where the thread is', async () => {
    const args = { threadId: 'thr_1', feedback: 'Cheaper, please', newBudget: 900, locks: ['act_1'], waitSeconds: 3 };
    const result = await tool.call(args, CALLER);
    const wish = { action: 'revise', feedback: 'Cheaper, please', newBudget: 900, locks: ['act_1'] };
    expect(asked).toEqual([{ threadId: 'thr_1', wish, ownerId: 'ann', waitMs: 3_000 }]);
    expect(result.structuredContent).toMatchObject({ threadId: 'thr_1', status: 'in_progress', version: 8 });
  });
  it('wants to be told what should change', async () => {
    await expect(tool.call({ threadId: 'thr_1' }, CALLER)).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
  });
});

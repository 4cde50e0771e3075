import type { Move, StoredMove } from '@app/ports';
import { MoveBatcher } from './move-batcher.js';

const moveOf = (runId: string): Move => ({ runId }) as Move;

const STORED: StoredMove = { at: '2026-11-20T12:00:00.000Z', eventSeq: 1, dispatchedOn: null };

/** Commits that finish when the test says so. */
function gatedCommits() {
  const batches: { ids: string[]; finish: (moved: string[]) => void; fail: (error: Error) => void }[] = [];
  const commit = (moves: readonly Move[]) =>
    new Promise<ReadonlyMap<string, StoredMove>>((resolve, reject) => {
      batches.push({ ids: moves.map((move) => move.runId), finish: (moved) => resolve(new Map(moved.map((id) => [id, STORED]))), fail: reject });
    });
  return { batches, commit };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('MoveBatcher', () => {
  it('sends a lone move at once', () => {
    const { batches, commit } = gatedCommits();
    void new MoveBatcher(commit).store(moveOf('a'));
    expect(batches.map((batch) => batch.ids)).toEqual([['a']]);
  });

  it('gathers what arrives while commits are on their way', async () => {
    const { batches, commit } = gatedCommits();
    const batcher = new MoveBatcher(commit);
    const stored = ['a', 'b', 'c', 'd', 'e'].map((id) => batcher.store(moveOf(id)));
    expect(batches.map((batch) => batch.ids)).toEqual([['a'], ['b']]);
    batches[0]?.finish(['a']);
    await settle();
    expect(batches[2]?.ids).toEqual(['c', 'd', 'e']);
    batches[1]?.finish(['b']);
    batches[2]?.finish(['c', 'e']);
    expect(await Promise.all(stored)).toEqual([STORED, STORED, STORED, null, STORED]);
  });

  it('never puts two moves of one run into a batch', async () => {
    const { batches, commit } = gatedCommits();
    const batcher = new MoveBatcher(commit);
    for (const id of ['x', 'y', 'a', 'a', 'b']) void batcher.store(moveOf(id));
    batches[0]?.finish(['x']);
    await settle();
    expect(batches[2]?.ids).toEqual(['a', 'b']);
  });

  it('stores the neighbours of a move that cannot be stored', async () => {
    const { batches, commit } = gatedCommits();
    const batcher = new MoveBatcher(commit);
    const stored = ['x', 'y', 'bad', 'good'].map((id) => batcher.store(moveOf(id)));
    batches[0]?.finish(['x']);
    batches[1]?.finish(['y']);
    await settle();
    batches[2]?.fail(new Error('one of you is bad'));
    await settle();
    batches[3]?.fail(new Error('bad'));
    await expect(stored[2]).rejects.toThrow('bad');
    await settle();
    batches[4]?.finish(['good']);
    expect(await stored[3]).toBe(STORED);
  });
});

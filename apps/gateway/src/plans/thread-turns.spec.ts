import { ThreadTurns } from './thread-turns.js';

describe('turns of a thread', () => {
  it('go one after the other, also after one that failed, and side by side with other threads', async () => {
    const turns = new ThreadTurns();
    const said: string[] = [];
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const say = (word: string) => async () => void said.push(word);
    const first = turns.take('a', async () => {
      await gate;
      said.push('first');
      throw new Error('no');
    });
    const second = turns.take('a', say('second'));
    await turns.take('b', say('other'));
    expect(said).toEqual(['other']);
    open();
    await expect(first).rejects.toThrow('no');
    await second;
    expect(said).toEqual(['other', 'first', 'second']);
  });
});

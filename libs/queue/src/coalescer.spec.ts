import { Coalescer } from './coalescer.js';

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('Coalescer', () => {
  it('sends at once, and gathers what comes meanwhile', async () => {
    const sent: { items: readonly string[]; finish: () => void }[] = [];
    const coalescer = new Coalescer<string>((items) => new Promise((resolve) => sent.push({ items, finish: resolve })));
    const done = ['a', 'b', 'c'].map((item) => coalescer.add([item]));
    expect(sent.map(({ items }) => items)).toEqual([['a']]);
    sent[0]?.finish();
    await settle();
    expect(sent[1]?.items).toEqual(['b', 'c']);
    sent[1]?.finish();
    await expect(Promise.all(done)).resolves.toHaveLength(3);
  });

  it('tells those whose send failed, and goes on with the next', async () => {
    let calls = 0;
    const coalescer = new Coalescer<string>(() => ((calls += 1) === 1 ? Promise.reject(new Error('away')) : Promise.resolve()));
    await expect(coalescer.add(['a'])).rejects.toThrow('away');
    await expect(coalescer.add(['b'])).resolves.toBeUndefined();
  });
});

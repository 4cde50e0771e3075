import { inTurns } from './in-turns.js';

const PARTS = 6;
const PART_MS = 8;

/** Parts that each hold the processor for a while. */
function* longWork(onPart: (part: number) => void): Generator<undefined, string, undefined> {
  for (let part = 0; part < PARTS; part += 1) {
    for (const end = performance.now() + PART_MS; performance.now() < end;);
    onPart(part);
    yield;
  }
  return 'done';
}

describe('work in turns', () => {
  it('lets others have their turn between its parts', async () => {
    const seen: string[] = [];
    const work = inTurns(
      longWork((part) => seen.push(`part ${part}`)),
      new AbortController().signal,
    );
    setImmediate(() => seen.push('other'));
    await expect(work).resolves.toBe('done');
    expect(seen.indexOf('other')).toBeLessThan(PARTS);
  });
  it('ends when its signal is raised', async () => {
    const ending = new AbortController();
    const seen: number[] = [];
    const work = inTurns(
      longWork((part) => seen.push(part)),
      ending.signal,
    );
    setImmediate(() => ending.abort(new Error('time is over')));
    await expect(work).rejects.toThrow('time is over');
    expect(seen.length).toBeLessThan(PARTS);
  });
});

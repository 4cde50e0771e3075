import { readAside } from './read-aside.js';
import { readNewTurns } from './read-turns.js';
import type { TurnsToRead } from './read-turns.js';

const { signal } = new AbortController();
const of = (...turns: string[]): TurnsToRead => ({
  ...{ turns, readTurns: 0, previous: null, alsoAsked: [], openContradictions: [], context: null, today: '2027-01-15' },
});
const LONG = 'Three days in Lisbon for two, 900 EUR. '.repeat(80);

describe('reading aside', () => {
  it('leaves long turns to another thread, and gets the same', async () => {
    const asked: unknown[] = [];
    const longWork = {
      do: async (work: string, input: unknown, ownerId: string) => {
        asked.push([work, ownerId]);
        return { result: structuredClone(readNewTurns(structuredClone(input) as TurnsToRead)) };
      },
    };
    const run = { threadId: 'thr_1', runId: 'run_1', ownerId: 'ann' };
    expect(await readAside(of(LONG), { longWork, run, signal })).toEqual(readNewTurns(of(LONG)));
    expect(asked).toEqual([['readTurns', 'ann']]);
  });
  it('reads short turns at once, and long ones too where nobody else can', async () => {
    const unasked = { do: () => Promise.reject(new Error('nobody expected to be asked')) };
    expect((await readAside(of('Lisbon, 900 EUR'), { longWork: unasked, signal })).parsed.budget).toBe(900);
    expect((await readAside(of(LONG), { longWork: { do: async () => null }, signal })).parsed.destinationHint).toBe('Lisbon');
  });
});

import { fold, foldAll } from './fold.js';

const SETS = { flags: 'union' } as const;

describe('fold', () => {
  it('replaces fields and keeps those that are not written', () => {
    expect(fold({ a: 1, b: [1] }, { b: [2] }, SETS)).toEqual({ a: 1, b: [2] });
  });
  it('adds to a set without repeats and in order of arrival', () => {
    expect(fold({ flags: ['A'] }, { flags: ['B', 'A'] }, SETS)).toEqual({ flags: ['A', 'B'] });
  });
  it('leaves both arguments as they were', () => {
    const state = Object.freeze({ flags: Object.freeze(['A']) });
    fold(state, { flags: ['B'] }, SETS);
    expect(state).toEqual({ flags: ['A'] });
  });
  it('lets a field be taken back with null', () => expect(fold({ q: [1] }, { q: null }, SETS)).toEqual({ q: null }));
  it('rebuilds a state from its deltas', () => {
    expect(foldAll([{ a: 1 }, { flags: ['X'] }, { a: 2, flags: ['Y'] }], SETS)).toEqual({ a: 2, flags: ['X', 'Y'] });
  });
});

import { fold, foldAll } from './fold.js';

describe('fold', () => {
  it('replaces fields and keeps those that are not written', () => {
    expect(fold({ a: 1, b: [1] }, { b: [2] })).toEqual({ a: 1, b: [2] });
  });
  it('adds to a set without repeats and in order of arrival', () => {
    expect(fold({ safetyFlags: ['A'] }, { safetyFlags: ['B', 'A'] })).toEqual({ safetyFlags: ['A', 'B'] });
  });
  it('leaves both arguments as they were', () => {
    const state = Object.freeze({ safetyFlags: Object.freeze(['A']) });
    fold(state, { safetyFlags: ['B'] });
    expect(state).toEqual({ safetyFlags: ['A'] });
  });
  it('lets a field be taken back with null', () => expect(fold({ q: [1] }, { q: null })).toEqual({ q: null }));
  it('rebuilds a state from its deltas', () => {
    expect(foldAll([{ a: 1 }, { safetyFlags: ['X'] }, { a: 2, safetyFlags: ['Y'] }])).toEqual({ a: 2, safetyFlags: ['X', 'Y'] });
  });
});

import { alternativesIn } from './place-wishes.js';

describe('what stands behind an "or"', () => {
  it.each([
    [' or Pachacámac', ['Pachacámac']],
    [' oder nach Bad Ischl', ['Bad Ischl']],
    [' ou à Giverny', ['Giverny']],
    [' and a long walk', []],
  ])('%s', (rest, names) => expect(alternativesIn(rest)).toEqual(names));
});

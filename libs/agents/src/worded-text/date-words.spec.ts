import { dateWords, dayWords, spanWords } from './date-words.js';
import { listWords } from './list-words.js';

describe('dates in words', () => {
  it('name the month', () => {
    expect(dayWords('2027-05-01')).toBe('1 May');
    expect(dateWords('2027-12-31')).toBe('31 December 2027');
  });
  it.each([
    ['2027-05-10', '2027-05-14', '10 to 14 May 2027'],
    ['2027-05-28', '2027-06-02', '28 May to 2 June 2027'],
    ['2027-12-30', '2028-01-02', '30 December 2027 to 2 January 2028'],
    ['2027-05-10', '2028-05-12', '10 May 2027 to 12 May 2028'],
  ])('%s to %s is "%s"', (start, end, words) => expect(spanWords(start, end)).toBe(words));
});

describe('a list in words', () => {
  it.each([
    [[], ''],
    [['A'], 'A'],
    [['A', 'B'], 'A and B'],
    [['A', 'B', 'C'], 'A, B and C'],
  ])('%j is "%s"', (items, words) => expect(listWords(items)).toBe(words));
});

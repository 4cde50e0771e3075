import { retryAfterMs } from './retry-after.js';

const NOW_MS = Date.parse('2027-05-10T08:00:00Z');

describe('retryAfterMs', () => {
  it.each([
    ['12', 12_000],
    ['0', 0],
    ['1.5', 1_500],
    ['Mon, 10 May 2027 08:01:00 GMT', 60_000],
    ['Mon, 10 May 2027 07:00:00 GMT', 0],
    ['soon', undefined],
    // Some engines read "-5" as the year 2001; only a real HTTP date, which names its weekday, counts.
    ['-5', undefined],
  ])('reads %s', (value, expected) => expect(retryAfterMs(new Headers({ 'retry-after': value }), NOW_MS)).toBe(expected));

  it('counts a date from the clock of the provider', () => {
    const headers = new Headers({ 'retry-after': 'Mon, 10 May 2027 09:00:10 GMT', date: 'Mon, 10 May 2027 09:00:00 GMT' });
    expect(retryAfterMs(headers, NOW_MS)).toBe(10_000);
  });

  it('says nothing without the header', () => expect(retryAfterMs(new Headers(), NOW_MS)).toBeUndefined());
});

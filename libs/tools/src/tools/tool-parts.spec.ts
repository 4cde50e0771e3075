import fc from 'fast-check';
import { percentages } from './calculate-budget/percentages.js';
import { codesOf } from './get-airport-code/codes-of.js';
import { monthSpan } from './get-weather/month-span.js';
import { bestMode, estimateMinutes } from './travel-time/estimate-minutes.js';

describe('shares of a budget', () => {
  it('add up to 100 whatever the amounts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 30 }), (amounts) => {
        const total = percentages(amounts).reduce((sum, each) => sum + Math.round(each * 10), 0);
        return total === (amounts.some((amount) => amount > 0) ? 1_000 : 0);
      }),
    );
  });
});

describe('a month without a year', () => {
  it.each([
    [5, '2027-05-10', '2028-05-01', '2028-05-31'],
    [6, '2027-05-10', '2027-06-01', '2027-06-30'],
    [12, '2027-12-31', '2028-12-01', '2028-12-31'],
    [2, '2027-12-31', '2028-02-01', '2028-02-29'],
  ])('%i after %s is the next whole one', (month, today, startDate, endDate) => {
    expect(monthSpan(month, today)).toEqual({ startDate, endDate });
  });
});

describe('airport codes', () => {
  it.each([
    ['LON', null, ['LHR', 'LGW', 'STN', 'LTN', 'LCY']],
    ['Zürich', null, ['ZRH']],
    ['zrh', null, ['ZRH']],
    ['São Paulo', null, ['GRU', 'CGH']],
    ['Heathrow', null, ['LHR']],
    ['constructor', null, []],
    ['Paris', 'US', []],
  ])('%s in %s are %j', (city, country, codes) => expect(codesOf(city, country)).toEqual(codes));
});

describe('travel times', () => {
  it('are nothing for no way, and never shrink with the way', () => {
    for (const mode of ['walk', 'transit', 'drive'] as const) {
      expect(estimateMinutes(mode, 0)).toBe(0);
      const minutes = [0.5, 2, 8, 12, 60].map((km) => estimateMinutes(mode, km));
      expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
    }
  });
  it('recommend to walk where that is pleasant', () => expect([bestMode(1), bestMode(5)]).toEqual(['walk', 'transit']));
});

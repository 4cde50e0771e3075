import type { DateWindow } from '@app/contracts';
import { onlyDatesOf } from './only-dates.js';

const whitsun: DateWindow = { from: '2027-05-13', to: '2027-05-18', minDays: 4, maxDays: 4, startWeekdays: [5], choose: 'any', said: 'whitsun' };

describe('a window with room for one trip', () => {
  it('is that trip', () => expect(onlyDatesOf(whitsun)).toEqual({ start: '2027-05-14', end: '2027-05-17', said: 'whitsun' }));
  it('stays open where another week fits too', () => expect(onlyDatesOf({ ...whitsun, to: '2027-05-31' })).toBeNull());
  it('stays open without a weekday or with several lengths', () => {
    expect(onlyDatesOf({ ...whitsun, startWeekdays: [] })).toBeNull();
    expect(onlyDatesOf({ ...whitsun, minDays: 3 })).toBeNull();
  });
  it('has no days where none fits', () => expect(onlyDatesOf({ ...whitsun, to: '2027-05-15' })).toBeNull());
});

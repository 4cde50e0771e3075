import { IsoDate, addDays, dateRange, daysBetween, weekdayIndex } from './dates.js';

describe('calendar dates', () => {
  it.each(['2027-02-29', '2027-02-30', '2027-04-31', '2027-3-1', ' 2027-03-01', '-2027-03-01', '10000-01-01', '0000-01-01', '2027-13-01'])(
    'refuses %s',
    (text) => {
      expect(IsoDate.safeParse(text).success).toBe(false);
    },
  );
  it('accepts 29 February of a leap year', () => expect(IsoDate.parse('2028-02-29')).toBe('2028-02-29'));
  it('counts calendar days across the change to summer time', () => {
    expect(dateRange('2027-03-27', '2027-03-30')).toEqual(['2027-03-27', '2027-03-28', '2027-03-29', '2027-03-30']);
    expect(daysBetween('2027-10-30', '2027-11-02')).toBe(3);
  });
  it('knows that 10 May 2027 is a Monday', () => expect(weekdayIndex('2027-05-10')).toBe(0));
  it('goes over the end of a year', () => expect(addDays('2027-12-31', 1)).toBe('2028-01-01'));
});

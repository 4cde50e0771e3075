import { nextTime } from './next-time.js';

const next = (after: string, rule: Partial<Parameters<typeof nextTime>[0]> = {}): string =>
  nextTime({ weekdays: [1, 2, 3, 4, 5, 6, 7], at: '08:00', timezone: 'Europe/Zurich', ...rule }, new Date(after)).toISOString();

describe('the next time of a rule', () => {
  it('is later today or tomorrow, by the clocks of the zone', () => {
    expect(next('2027-05-10T05:00:00Z')).toBe('2027-05-10T06:00:00.000Z');
    expect(next('2027-05-10T06:00:00Z')).toBe('2027-05-11T06:00:00.000Z');
  });
  it('waits for its weekday', () => expect(next('2027-05-10T05:00:00Z', { weekdays: [5] })).toBe('2027-05-14T06:00:00.000Z'));
  it('comes once on the weekday of a week', () => expect(next('2027-05-14T06:00:00Z', { weekdays: [5] })).toBe('2027-05-21T06:00:00.000Z'));
  it('follows the change to summer time, also where the hour is left out', () => {
    expect(next('2027-03-27T12:00:00Z')).toBe('2027-03-28T06:00:00.000Z');
    expect(next('2027-03-27T12:00:00Z', { at: '02:30' })).toBe('2027-03-28T01:30:00.000Z');
  });
});

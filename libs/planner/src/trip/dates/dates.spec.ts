import { daysBetween, weekdayIndex } from '@app/contracts';
import type { DateWindow } from '@app/contracts';
import { findTown } from '@app/guide';
import { present } from '../testing/made-trips.js';
import { findDates } from './find-dates.js';
import type { DateSearch } from './find-dates.js';
import { holidaysBetween, publicHolidays } from './public-holidays.js';

const window = (more: Partial<DateWindow> = {}): DateWindow => ({
  ...{ from: '2027-03-01', to: '2027-10-31', minDays: 5, maxDays: 7, startWeekdays: [], choose: 'any', said: 'between March and October' },
  ...more,
});
const search = (more: Partial<DateSearch> = {}): DateSearch => ({
  ...{ window: window(), today: '2027-01-15', towns: [present(findTown('Seville'))], homeCountryCode: 'CH', events: [], language: 'en' },
  ...more,
});

describe('dates inside a window', () => {
  it('keep to its ends and its length, the other ones too', () => {
    const { start, end, others } = present(findDates(search()));
    for (const found of [{ start, end }, ...others]) {
      expect(found.start >= '2027-03-01' && found.end <= '2027-10-31').toBe(true);
      expect(daysBetween(found.start, found.end) + 1).toBeGreaterThanOrEqual(5);
      expect(daysBetween(found.start, found.end) + 1).toBeLessThanOrEqual(7);
    }
    expect(new Set([start, ...others.map((other) => other.start)]).size).toBe(3);
  });
  it('never lie in the past or before tomorrow', () => {
    const { start } = present(findDates(search({ today: '2027-06-10' })));
    expect(start > '2027-06-10').toBe(true);
    expect(findDates(search({ today: '2027-12-01' }))).toBeNull();
  });
  it('are none where the trip is longer than the window', () => expect(findDates(search({ window: window({ to: '2027-03-03' }) }))).toBeNull());
  it('begin on the weekdays that were said', () => {
    const { start, others } = present(findDates(search({ window: window({ startWeekdays: [5] }) })));
    for (const date of [start, ...others.map((other) => other.start)]) expect(weekdayIndex(date)).toBe(4);
  });
  it('leave out the heat of Seville when the weather decides', () => {
    const { start, why } = present(findDates(search({ window: window({ choose: 'best_weather' }) })));
    expect(['06', '07', '08']).not.toContain(start.slice(5, 7));
    expect(why).toContain('°C in Seville');
  });
  it('touch a festival that was asked for, over the turn of the year too', () => {
    const fair = { name: 'The fair', from: '09-20', to: '09-22' };
    const { start, end, why } = present(findDates(search({ events: [fair] })));
    expect(start <= '2027-09-22' && end >= '2027-09-20').toBe(true);
    expect(why).toContain('The fair is on');
    const newYear = { name: 'New Year', from: '12-30', to: '01-02' };
    const winter = present(findDates(search({ window: window({ from: '2027-11-15', to: '2028-01-31' }), events: [newYear] })));
    expect(winter.why).toContain('New Year is on');
  });
  it('see as much of it as they can', () => {
    const dead = { name: 'Day of the Dead', from: '10-31', to: '11-02' };
    const early = window({ from: '2027-11-01', to: '2027-11-10', minDays: 6, maxDays: 6 });
    expect(present(findDates(search({ towns: [present(findTown('Oaxaca'))], window: early, events: [dead] }))).start).toBe('2027-11-01');
  });
  it('avoid the days on which everybody flies when the least fare decides', () => {
    const { start } = present(
      findDates(search({ towns: [], window: window({ from: '2027-12-15', to: '2028-01-31', minDays: 5, maxDays: 5, choose: 'cheapest' }) })),
    );
    expect(start.slice(0, 7)).toBe('2028-01');
  });
});

describe('public holidays', () => {
  it('are those of the country, by date, over the turn of the year', () => {
    expect(publicHolidays('PT', 2027).map(({ date }) => date)).toContain('2027-04-25');
    expect(holidaysBetween('CH', '2027-12-20', '2028-01-05').map(({ date }) => date)).toEqual(expect.arrayContaining(['2027-12-25', '2028-01-01']));
  });
  it('are none of a country that the calendars lack', () => expect(publicHolidays('QQ', 2027)).toEqual([]));
});

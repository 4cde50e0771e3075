import type { Activity, ItineraryDay } from '@app/contracts';
import { withChangedHoursNamed, withFreeHoursNamed } from './name-free-hours.js';

const visit = (start: string, end: string): Activity => ({
  id: 'd2-a3-sight',
  title: 'Sight',
  kind: 'landmark',
  place: { name: 'Sight' },
  start,
  end,
  cost: { amount: 0, currency: 'EUR' },
  source: 'guide',
});
const dayOf = (...activities: Activity[]): ItineraryDay => ({
  date: '2027-05-11',
  city: 'Qwertzburg',
  theme: 'A day',
  activities,
  meals: [],
  weatherNote: null,
});
const rests = (day: ItineraryDay) => day.activities.filter(({ kind }) => kind === 'free_time');

describe('open hours of a changed day', () => {
  it('become free time in the city of the day, under an id of their own and for no money', () => {
    const day = withFreeHoursNamed(dayOf(visit('09:00', '13:00')), 2, { currency: 'CHF', language: 'en' });
    expect(rests(day)).toEqual([
      expect.objectContaining({ id: 'd2-a4-free-time', place: { name: 'Qwertzburg' }, start: '13:20', end: '18:10', cost: { amount: 0, currency: 'CHF' } }),
    ]);
  });
  it('stand between what was there, in order of time, and overlap nothing', () => {
    const day = withFreeHoursNamed(dayOf(visit('13:00', '14:00'), { ...visit('17:00', '18:30'), id: 'd2-a5-other' }), 2, { currency: 'EUR', language: 'en' });
    expect(day.activities.map(({ start }) => start)).toEqual(['10:50', '13:00', '14:20', '17:00']);
    expect(new Set(day.activities.map(({ id }) => id)).size).toBe(4);
    day.activities.slice(1).forEach(({ start }, index) => expect(start >= (day.activities[index]?.end ?? '')).toBe(true));
  });
  it('are never more things than the travellers want, and the longest come first', () => {
    const packed = dayOf(visit('13:00', '14:00'));
    expect(withFreeHoursNamed(packed, 2, { currency: 'EUR', language: 'en', mostPerDay: 1 })).toBe(packed);
    expect(rests(withFreeHoursNamed(packed, 2, { currency: 'EUR', language: 'en', mostPerDay: 2 })).map(({ start }) => start)).toEqual(['14:20']);
  });
  it('leave a full day as it was', () => {
    const full = dayOf(visit('10:00', '12:00'), visit('13:30', '15:30'), visit('17:00', '18:30'));
    expect(withFreeHoursNamed(full, 2, { currency: 'EUR', language: 'en' })).toBe(full);
  });
});

describe('the days of a changed route', () => {
  const days = ['2027-05-10', '2027-05-11', '2027-05-12', '2027-05-13'].map((date) => ({ ...dayOf(visit('09:00', '13:00')), date }));
  const route = [{ city: 'Qwertzburg', country: 'Nowhere', lat: 0, lng: 0, arrive: '2027-05-10', leave: '2027-05-13', nights: 3, why: '' }];
  it('have their open hours named where they changed, never before an arrival or a departure', () => {
    const changed = days.map((day, index) => (index === 2 ? day : { ...day, theme: 'Changed' }));
    const named = withChangedHoursNamed(changed, { before: days, route, currency: 'EUR', language: 'en' });
    expect(named.map((day) => rests(day).length)).toEqual([0, 1, 0, 0]);
    expect(named[2]).toBe(changed[2]);
  });
});

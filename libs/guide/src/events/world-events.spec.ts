import { easterOf } from './event-dates.js';
import { WORLD_EVENTS, daysOfEvent, eventsSaid, isHeldIn } from './world-events.js';

const daysOf = (id: string, year: number): string[] => {
  const event = WORLD_EVENTS.find((one) => one.id === id);
  return event ? daysOfEvent(event, `${year}-01-10`, `${year}-12-31`).map(({ from, to }) => `${from}/${to}`) : [];
};

describe('events that people travel for', () => {
  it('follow Easter', () => expect([2026, 2027, 2028].map(easterOf)).toEqual(['2026-04-05', '2027-03-28', '2028-04-16']));

  it.each([
    ['up-helly-aa', 2027, ['2027-01-26/2027-01-26']],
    ['basel-fasnacht', 2027, ['2027-02-15/2027-02-17']],
    ['carnival', 2026, ['2026-02-12/2026-02-17']],
    ['eclipse-2027', 2027, ['2027-08-02/2027-08-02']],
    ['eclipse-2027', 2026, []],
    ['palio', 2028, ['2028-07-02/2028-07-02', '2028-08-16/2028-08-16']],
    ['notting-hill', 2026, ['2026-08-30/2026-08-31']],
    ['oktoberfest', 2027, ['2027-09-18/2027-10-03']],
    ['balloon-fiesta', 2026, ['2026-10-03/2026-10-11']],
  ])('%s in %i', (id, year, days) => expect(daysOf(id, year)).toEqual(days));

  it('are known in six languages and held where they are held', () => {
    const ids = (text: string): string[] => eventsSaid(text).map(({ event }) => event.id);
    expect(ids('queremos ver el inti raymi')).toEqual(['inti-raymi']);
    expect(ids('zum karneval nach koln')).toContain('carnival');
    expect(ids('as luzes de natal')).toEqual(['christmas-lights']);
    const carnival = WORLD_EVENTS.filter(({ id }) => id.endsWith('carnival'));
    expect(carnival.filter((event) => isHeldIn(event, { name: 'Venice', countryCode: 'IT' })).map(({ id }) => id)).toEqual(['venice-carnival']);
  });

  it('have an id of their own and words', () => {
    expect(new Set(WORLD_EVENTS.map(({ id }) => id)).size).toBe(WORLD_EVENTS.length);
    expect(WORLD_EVENTS.length).toBeGreaterThan(80);
  });
});

import { convertIcsCalendar } from 'ts-ics';
import type { IcsEvent } from 'ts-ics';
import type { FinalPlan } from '@app/contracts';
import type { PlanToTake } from './plan-to-take.js';
import { toIcs } from './to-ics.js';

const FREE = { amount: 0, currency: 'JPY' };
const activity = (title: string, place: string, start: string, end: string) => ({
  ...{ id: `d1-a1-${place}`, title, kind: 'sight', place: { name: place, lat: 35.7, lng: 139.8 }, start, end },
  ...{ cost: FREE, source: 'guide' as const },
});
const leg = (id: string, route: readonly [string, string], times: readonly [date: string, from: string, arrivalDate: string, to: string]) => ({
  ...{ id, mode: 'flight' as const, from: route[0], to: route[1], date: times[0], departureTime: times[1], arrivalDate: times[2], arrivalTime: times[3] },
  ...{ description: 'Test Air TA 1, direct', cost: { amount: 900, currency: 'USD' }, source: 'estimate' as const, offerId: 'x' },
});
const TOKYO: FinalPlan = {
  ...{ summary: 'Three days.', selectedFlightOfferId: null, selectedReturnFlightOfferId: null, budget: null, packingList: [], safetyFlags: [], costs: null },
  ...{ selectedDestination: { name: 'Tokyo', country: 'Japan', iataCode: 'HND', cityCode: 'TYO', rationale: 'r' }, sources: [] },
  checks: { pass: true, violations: [] },
  itinerary: [
    { date: '2027-05-10', city: 'Tokyo', theme: 'East', weatherNote: null, activities: [activity('Senso-ji', 'Senso-ji', '09:30', '11:00')] },
    {
      ...{ date: '2027-05-11', city: 'Tokyo', theme: 'West', weatherNote: null },
      activities: [activity('A bar; jazz, \\ and "more"\nuntil late', 'Golden Gai', '23:00', '01:00')],
      meals: [
        { meal: 'lunch', place: { name: '蕎麦 '.repeat(40) }, cuisine: 'soba', start: '12:00', end: '13:00', cost: FREE, source: 'guide' },
        { meal: 'dinner', place: null, cuisine: null, start: '19:00', end: '20:00', cost: FREE, source: 'guide' },
      ],
    },
  ],
  transport: [
    leg('flight-outbound', ['ZRH', 'HND'], ['2027-05-09', '13:00', '2027-05-10', '07:00']),
    { ...leg('local-d1', ['Tokyo', 'Tokyo'], ['2027-05-10', '00:00', '', '']), mode: 'transit', departureTime: null, arrivalDate: null, arrivalTime: null },
    // Leaves on the 12th and lands earlier on the same date: the date line is in between.
    leg('flight-inbound', ['HND', 'LAX'], ['2027-05-12', '17:00', '2027-05-12', '11:00']),
  ],
  stays: [
    {
      ...{ id: 's', name: 'Inn', city: 'Tokyo', area: 'Asakusa', checkInDate: '2027-05-10', checkOutDate: '2027-05-12', nights: 2, rooms: 1 },
      ...{ tier: 'midrange', cost: FREE, source: 'guide' },
    },
  ],
};
const take = (plan: FinalPlan, version = 9): PlanToTake => ({ plan, threadId: 'anna-and-bob', version, madeAt: '2026-11-20T12:00:00.000Z' });
const read = (text: string): IcsEvent[] => convertIcsCalendar(undefined, text).events ?? [];
const named = (events: readonly IcsEvent[], title: string): IcsEvent => {
  const found = events.find(({ summary }) => summary.includes(title));
  if (!found) throw new Error(`no event ${title} in ${events.map(({ summary }) => summary).join(', ')}`);
  return found;
};
const instants = ({ start, end }: IcsEvent): (string | undefined)[] => [start.date.toISOString(), end?.date.toISOString()];

describe('a plan as a calendar file, read by another program', () => {
  const events = read(toIcs(take(TOKYO)));

  it('has ways over land at the clocks of both ends, with a station beside its town or not', () => {
    const train = { ...leg('train-1', ['London, St Pancras', 'Paris'], ['2027-06-07', '10:00', '2027-06-07', '13:20']), mode: 'train' as const };
    const flight = leg('flight-2', ['Zurich (ZRH)', 'London (LHR)'], ['2027-06-04', '08:00', '2027-06-04', '08:45']);
    const found = read(toIcs(take({ ...TOKYO, transport: [flight, train] })));
    expect(instants(named(found, 'Train London'))).toEqual(['2027-06-07T09:00:00.000Z', '2027-06-07T11:20:00.000Z']);
    expect(named(found, 'Train London').description).toContain('10:00 in London, St Pancras (Europe/London), 13:20 in Paris (Europe/Paris)');
    expect(instants(named(found, 'Flight Zurich'))).toEqual(['2027-06-04T06:00:00.000Z', '2027-06-04T07:45:00.000Z']);
  });

  it('has the instants of each place: Tokyo is nine hours ahead, Zurich two in summer, Los Angeles seven behind', () => {
    expect(instants(named(events, 'Senso-ji'))).toEqual(['2027-05-10T00:30:00.000Z', '2027-05-10T02:00:00.000Z']);
    expect(instants(named(events, 'ZRH - HND'))).toEqual(['2027-05-09T11:00:00.000Z', '2027-05-09T22:00:00.000Z']);
    expect(instants(named(events, 'HND - LAX'))).toEqual(['2027-05-12T08:00:00.000Z', '2027-05-12T18:00:00.000Z']);
  });

  it('ends on the next day what goes on past midnight', () => {
    expect(instants(named(events, 'A bar'))).toEqual(['2027-05-11T14:00:00.000Z', '2027-05-11T16:00:00.000Z']);
  });

  it('keeps words with separators, line breaks and other scripts as they are', () => {
    expect(named(events, 'A bar').summary).toBe('A bar; jazz, \\ and "more"\nuntil late');
    expect(named(events, 'Lunch').summary).toBe(`Lunch: ${'蕎麦 '.repeat(40)}`);
  });

  it('shows nights as whole days and leaves out what has no time or no place', () => {
    const stay = named(events, 'Stay');
    expect([stay.start.type, ...instants(stay)]).toEqual(['DATE', '2027-05-10T00:00:00.000Z', '2027-05-12T00:00:00.000Z']);
    expect(events).toHaveLength(6);
  });

  it('follows the change to summer time', () => {
    const [day] = TOKYO.itinerary;
    const inLisbon = ['2027-03-27', '2027-03-28', '2027-03-29'].map((date) => ({ ...day!, date, city: 'Lisbon' }));
    const starts = read(toIcs(take({ ...TOKYO, itinerary: inLisbon, transport: [], stays: [] }))).map(({ start }) => start.date.toISOString().slice(0, 16));
    expect(starts).toEqual(['2027-03-27T09:30', '2027-03-28T08:30', '2027-03-29T08:30']);
  });

  it('takes the zone of a city that the guide lacks from its airport, and leaves the time floating where nobody knows', () => {
    const [day] = TOKYO.itinerary;
    const away = (city: string, iataCode: string | null) => {
      const activities = [{ ...activity('Free time', city, '09:30', '11:00'), place: { name: city } }];
      return toIcs(
        take({
          ...TOKYO,
          selectedDestination: { ...TOKYO.selectedDestination!, name: city, iataCode, cityCode: null },
          transport: [],
          stays: [],
          itinerary: [{ ...day!, city, activities }],
        }),
      );
    };
    expect(away('Ulaanbaatar', 'UBN')).toContain('DTSTART:20270510T013000Z');
    expect(away('Nowhere', null)).toContain('DTSTART:20270510T093000\r\n');
  });
});

describe('the bytes of a calendar file', () => {
  const text = toIcs(take(TOKYO));
  const uids = (ics: string): string[] => [...ics.matchAll(/^UID:(.+)\r$/gm)].map(([, uid]) => uid ?? '');

  it('are the same for the same plan, in lines of at most 75 bytes', () => {
    expect(toIcs(take(TOKYO))).toBe(text);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('name each event once, keep its name when it moves, and do not tell the name of the thread', () => {
    const [first, second] = TOKYO.itinerary;
    const moved = {
      ...TOKYO,
      itinerary: [
        { ...first!, activities: [] },
        { ...second!, activities: [...second!.activities, ...first!.activities] },
      ],
    };
    expect(new Set(uids(text)).size).toBe(6);
    expect(new Set(uids(toIcs(take(moved, 14))))).toEqual(new Set(uids(text)));
    expect(uids(toIcs({ ...take(TOKYO), threadId: 'thr_2' }))).not.toEqual(uids(text));
    expect(text).not.toContain('anna');
  });

  it('never hold a line that a name smuggled in', () => {
    const [day] = TOKYO.itinerary;
    const evil = { ...day!, activities: [activity('x\r\nEND:VEVENT\r\nBEGIN:VALARM', 'a\nATTACH:http://evil.example', '09:30', '11:00')] };
    const lines = toIcs(take({ ...TOKYO, itinerary: [evil], transport: [], stays: [] })).split('\r\n');
    expect(lines.filter((line) => /^(BEGIN|END|ATTACH)/.test(line))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'END:VEVENT', 'END:VCALENDAR']);
  });
});

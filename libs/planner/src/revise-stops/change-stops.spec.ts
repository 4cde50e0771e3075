import fc from 'fast-check';
import type { RouteChange } from '@app/contracts';
import { changeStops } from './change-stops.js';
import type { NightsAt } from './change-stops.js';

const at = (city: string, nights: number, worth: number, lat: number): NightsAt => ({ city, country: 'Italy', nights, worth, lat, lng: 12 });
const ITALY = [at('Rome', 4, 60, 41.9), at('Florence', 3, 40, 43.8), at('Venice', 2, 50, 45.4)];
const SIENA = { city: 'Siena', country: 'Italy', worth: 25, lat: 43.3, lng: 11.3 };
const find = (name: string) => (name.startsWith('Siena') ? SIENA : null);
const nights = (stop: string, by: number, more: Partial<Extract<RouteChange, { kind: 'stop_nights' }>> = {}): RouteChange => ({
  ...{ kind: 'stop_nights', stop, by, other: null, dates: 'keep' },
  ...more,
});
const shown = (changes: readonly RouteChange[], route = ITALY): string =>
  changeStops(route, changes, null, find)
    .stops.map((stop) => `${stop.city} ${stop.nights}`)
    .join(', ');

describe('the nights of a route', () => {
  it.each<[string, RouteChange[], string]>([
    ['go to the stop where one more is worth most', [nights('Rome', -1)], 'Rome 3, Florence 3, Venice 3'],
    ['go to the stop that is named', [nights('Rome', -1, { other: 'Florence' })], 'Rome 3, Florence 4, Venice 2'],
    ['come from where they are missed least', [nights('Venice', 1)], 'Rome 4, Florence 2, Venice 3'],
    ['go from one stop to another said in two parts', [nights('Rome', -2), nights('Florence', 2)], 'Rome 2, Florence 5, Venice 2'],
    ['of a stop that is skipped go to the others', [{ kind: 'skip_stop', stop: 'Venice' }], 'Rome 5, Florence 4'],
    [
      'make room for a town that lies on the way',
      [{ kind: 'add_stop', place: 'Siena, Italy', nights: 1, after: null }],
      'Rome 4, Siena 1, Florence 2, Venice 2',
    ],
    ['stay with their stops in another order', [{ kind: 'stop_order', stops: ['Venice', 'Rome', 'Florence'] }], 'Venice 2, Rome 4, Florence 3'],
  ])('%s', (_, changes, after) => expect(shown(changes)).toBe(after));

  it('make the trip longer only where the change says so, or nothing else can give or take them', () => {
    expect(changeStops(ITALY, [nights('Rome', 1, { dates: 'move_end' })], null, find)).toMatchObject({ extraDays: 1, unmet: [] });
    expect(changeStops([at('Rome', 4, 60, 41.9)], [nights('Rome', -1)], null, find)).toMatchObject({ extraDays: -1, stops: [{ nights: 3 }] });
    expect(changeStops(ITALY, [nights('Rome', 1)], null, find).extraDays).toBe(0);
  });

  it.each<[string, RouteChange, RegExp]>([
    ['more nights than the others can give', nights('Venice', 6), /one night each/],
    ['the last night of a stop', nights('Venice', -2), /skip Venice/],
    ['a stop that is not there', { kind: 'skip_stop', stop: 'Naples' }, /not on the route/],
    ['a town that is there', { kind: 'add_stop', place: 'Siena', nights: null, after: 'Naples' }, /Naples is not on the route/],
    ['a place that nobody knows', { kind: 'add_stop', place: 'Nowhere', nights: null, after: null }, /no place of that name/],
  ])('stay as they were for %s, with the reason', (_, change, why) => {
    const { stops, unmet } = changeStops(ITALY, [change], null, find);
    expect(stops).toEqual(ITALY);
    expect(unmet[0]?.why).toMatch(why);
  });

  it('are the trip’s own after any changes: each stop keeps one, and none appears or is lost', () => {
    const names = ['Rome', 'Florence', 'Venice', 'Siena'];
    const change = fc.oneof(
      fc.record({
        kind: fc.constant('stop_nights' as const),
        stop: fc.constantFrom(...names),
        by: fc.integer({ min: -4, max: 5 }).filter((by) => by !== 0),
        other: fc.option(fc.constantFrom(...names)),
        dates: fc.constantFrom('keep' as const, 'move_end' as const),
      }),
      fc.record({ kind: fc.constant('skip_stop' as const), stop: fc.constantFrom(...names) }),
      fc.record({
        kind: fc.constant('add_stop' as const),
        place: fc.constantFrom('Siena', 'Rome'),
        nights: fc.option(fc.integer({ min: 1, max: 4 })),
        after: fc.option(fc.constantFrom(...names)),
      }),
      fc.record({ kind: fc.constant('stop_order' as const), stops: fc.shuffledSubarray(names, { minLength: 2 }) }),
    );
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const { stops, extraDays } = changeStops(ITALY, changes, null, find);
        expect(stops.length).toBeGreaterThan(0);
        expect(stops.every((stop) => stop.nights >= 1)).toBe(true);
        expect(stops.reduce((sum, stop) => sum + stop.nights, 0)).toBe(9 + extraDays);
      }),
      { seed: 20_261_122, numRuns: 500 },
    );
  });
});

import fc from 'fast-check';
import { distanceKm, isOpen, toMinutes } from '@app/guide';
import type { Town, TownPlace } from '@app/guide';
import type { ItineraryDay, Wish } from '@app/contracts';
import { guideTown, placeOf, present, requestOf, stopsOf, townWith, wishOf } from '../testing/made-trips.js';
import type { DaysRequest } from '../trip-types.js';
import { planDays } from './plan-days.js';

const GUIDED = ['Rome', 'Kyoto', 'Zanzibar', 'Reykjavik', 'Naples', 'Siem Reap'].map(guideTown);

const anyPlace = (index: number): fc.Arbitrary<TownPlace> =>
  fc
    .record({
      kind: fc.constantFrom<TownPlace['kind'][]>(
        'museum',
        'landmark',
        'park',
        'beach',
        'neighbourhood',
        'nightlife',
        'viewpoint',
        'religious',
        'day_trip',
        'show',
      ),
      north: fc.double({ min: -0.12, max: 0.12, noNaN: true }),
      east: fc.double({ min: -0.12, max: 0.12, noNaN: true }),
      visitMinutes: fc.integer({ min: 15, max: 400 }),
      hours: fc.constantFrom<TownPlace['hours'][]>(
        'always',
        [{ days: 'Tue-Sun', from: '10:00', to: '17:00' }],
        [{ days: 'Mon-Sun', from: '18:00', to: '23:30' }],
      ),
      rank: fc.integer({ min: 1, max: 5 }),
      stairs: fc.boolean(),
    })
    .map(({ north, east, stairs, ...place }) => {
      const { lat, lng } = placeOf('centre');
      return placeOf(`p${index}`, {
        ...place,
        lat: lat + north,
        lng: lng + east,
        indoor: place.kind === 'museum',
        ...(stairs ? { flags: { stairs: true } } : {}),
      });
    });

const anyTown: fc.Arbitrary<Town> = fc.oneof(
  fc.constantFrom(...GUIDED),
  fc
    .integer({ min: 0, max: 12 })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => anyPlace(index))))
    .chain((places) => fc.integer({ min: 0, max: 4 }).map((tables) => townWith(places, { eateries: guideTown('Lisbon').eateries.slice(0, tables) }))),
);

const anyWishes: fc.Arbitrary<Wish[]> = fc
  .tuple(
    fc.option(fc.constantFrom('08:30', '10:00', '11:00').map((time) => wishOf('not_before', { id: 'w1', time }))),
    fc.option(fc.constantFrom('20:00', '21:30').map((time) => wishOf('not_after', { id: 'w2', time }))),
    fc.option(fc.integer({ min: 1, max: 4 }).map((count) => wishOf('max_per_day', { id: 'w3', count }))),
    fc.option(fc.constant(wishOf('free_day', { id: 'w4', count: 1 }))),
    fc.option(fc.constant(wishOf('nap', { id: 'w5' }))),
    fc.option(fc.constant(wishOf('mobility', { id: 'w6', targets: ['wheelchair'] }))),
    fc.option(fc.constantFrom('museum', 'boat trip', 'hike', 'market').map((target) => wishOf('activity', { id: 'w7', targets: [target] }))),
  )
  .map((wishes) => wishes.filter((wish) => wish !== null));

const anyRequest: fc.Arbitrary<DaysRequest> = fc
  .record({
    towns: fc.uniqueArray(fc.tuple(anyTown, fc.integer({ min: 1, max: 5 })), { minLength: 1, maxLength: 3, selector: ([{ id }]) => id }),
    month: fc.integer({ min: 1, max: 12 }),
    arrives: fc.integer({ min: 420, max: 1380 }),
    leaves: fc.integer({ min: 430, max: 1300 }),
    pace: fc.constantFrom<('slow' | 'normal' | 'fast')[]>('slow', 'normal', 'fast'),
    child: fc.option(fc.integer({ min: 1, max: 14 })),
    wishes: anyWishes,
  })
  .map(({ towns, month, arrives, leaves, pace, child, wishes }) =>
    requestOf(stopsOf(towns, `2027-${String(month).padStart(2, '0')}-11`, { arrives, leaves }), {
      wishes,
      party: { adults: 2, children: child === null ? 0 : 1, childrenAges: child === null ? [] : [child] },
      preferences: { travelStyle: 'balanced', prioritizedInterests: [], preferredPace: pace, accommodationPreference: 'midrange' },
    }),
  );

const itemsOf = (day: ItineraryDay) =>
  [
    ...day.activities.map(({ start, end, place }) => ({ start, end, place })),
    ...(day.meals ?? []).map(({ start, end, place }) => ({ start, end, place })),
  ].sort((a, b) => a.start.localeCompare(b.start));
const countOf = (wishes: readonly Wish[], kind: Wish['kind']): number | undefined => wishes.find((wish) => wish.kind === kind)?.count ?? undefined;
const timeOf = (wishes: readonly Wish[], kind: Wish['kind']): string | undefined => wishes.find((wish) => wish.kind === kind)?.time ?? undefined;

const always = (rule: (request: DaysRequest, days: readonly ItineraryDay[]) => void, numRuns = 80): void =>
  fc.assert(
    fc.property(anyRequest, (request) => rule(request, planDays(request).days)),
    { numRuns, seed: 20270511 },
  );

describe('days of any trip', () => {
  it('come once for each date, in order, and the same again for the same request', () => {
    always((request, days) => {
      const dates = [...new Set(request.stops.flatMap(({ windows }) => windows.map(({ date }) => date)))].sort();
      expect(days.map(({ date }) => date)).toEqual(dates);
      expect(planDays(request).days).toEqual(days);
    }, 25);
  });

  it('leave time for every way, and nothing overlaps', () => {
    always((_, days) => {
      for (const day of days)
        itemsOf(day).forEach((item, index, all) => {
          expect(item.end > item.start).toBe(true);
          const next = all[index + 1];
          if (!next) return;
          const gap = toMinutes(next.start) - toMinutes(item.end);
          expect(gap).toBeGreaterThanOrEqual(0);
          const [from, to] = [item.place, next.place];
          if (from?.lat === undefined || from.lng === undefined || to?.lat === undefined || to.lng === undefined) return;
          expect(gap + 5).toBeGreaterThanOrEqual((distanceKm({ lat: from.lat, lng: from.lng }, { lat: to.lat, lng: to.lng }) / 35) * 60);
        });
    });
  });

  it('keep to the hours and the number of things that the travellers want', () => {
    always(({ wishes }, days) => {
      const [first, last, most] = [timeOf(wishes, 'not_before') ?? '00:00', timeOf(wishes, 'not_after') ?? '24:00', countOf(wishes, 'max_per_day') ?? 99];
      for (const day of days) {
        expect(day.activities.length).toBeLessThanOrEqual(most);
        for (const { start, end } of itemsOf(day)) expect(start >= first && end <= last).toBe(true);
      }
    });
  });

  it('visit no place twice, and only while it is open and in reach of these travellers', () => {
    always(({ stops, wishes }, days) => {
      const places = new Map(stops.flatMap(({ town }) => town.places.map((place) => [`${town.name} ${place.name}`, place] as const)));
      const seen = new Set<string>();
      for (const day of days)
        for (const { kind, place, start, end } of day.activities.filter((activity) => activity.kind !== 'free_time')) {
          expect(seen.has(place.name) ? `${place.name} (${kind}) twice` : '').toBe('');
          seen.add(place.name);
          const known = places.get(`${day.city} ${place.name}`);
          if (known) expect(isOpen(known.hours, known.closedOn, day.date, start, end)).toBe(true);
          if (wishes.some((wish) => wish.kind === 'mobility')) expect(known?.flags?.stairs ?? false).toBe(false);
        }
    });
  });

  it('use the same table at most twice, three times on long trips, and give ids that are unique', () => {
    always((_, days) => {
      const tables = days.flatMap(({ meals }) => (meals ?? []).flatMap(({ place }) => place?.name ?? []));
      for (const name of tables) expect(tables.filter((other) => other === name).length).toBeLessThanOrEqual(days.length > 8 ? 3 : 2);
      const ids = days.flatMap(({ activities }) => activities.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
    });
  });

  it('have dinner and something to do on every full day of a guide city, with no long silence', () => {
    const gaps = fc.record({
      town: fc.constantFrom(...GUIDED),
      nights: fc.integer({ min: 2, max: 4 }),
      month: fc.integer({ min: 1, max: 12 }),
      most: fc.option(fc.integer({ min: 2, max: 4 })),
    });
    fc.assert(
      fc.property(gaps, ({ town, nights, month, most }) => {
        const wishes = most === null ? [] : [wishOf('max_per_day', { count: most })];
        const { days } = planDays(requestOf(stopsOf([[town, nights]], `2027-${String(month).padStart(2, '0')}-11`), { wishes }));
        for (const day of days.slice(1, -1)) {
          expect(day.meals?.at(-1)?.meal).toBe('dinner');
          expect(day.activities.length).toBeGreaterThan(0);
          let until = 630;
          for (const { start, end } of itemsOf(day)) {
            expect(Math.min(toMinutes(start), 1170) - until).toBeLessThanOrEqual(most === null ? 150 : 210);
            until = Math.max(until, toMinutes(end));
          }
          expect(until).toBeGreaterThanOrEqual(1110);
        }
      }),
      { numRuns: 60, seed: 4 },
    );
  });

  it('need little time: two weeks in three cities', () => {
    const request = requestOf(
      stopsOf(
        [
          [guideTown('Rome'), 5],
          [guideTown('Tokyo'), 5],
          [guideTown('London'), 4],
        ],
        '2027-05-10',
      ),
    );
    planDays(request);
    const before = process.cpuUsage();
    planDays(request);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(900);
    expect(present(planDays(request).days[3]).activities.length).toBeGreaterThan(1);
  });
});

import fc from 'fast-check';
import { findRoute } from './find-route.js';
import type { RouteLeg, RouteRequest } from './route-request.js';

const both = (...pairs: readonly (readonly [string, string])[]): [string, string][] =>
  pairs.flatMap(([a, b]): [string, string][] => [
    [a, b],
    [b, a],
  ]);
const stop = (city: string, days: number, event?: readonly [number, number]) => ({
  city,
  minDays: days,
  maxDays: days,
  event: event && { fromDay: event[0], toDay: event[1] },
});
const COAST: RouteRequest = {
  stops: [stop('Porto', 3), stop('Vigo', 2, [1, 2]), stop('Faro', 3)],
  connections: both(['Vigo', 'Porto'], ['Porto', 'Faro']),
  totalDays: 6,
};

/** Everything a route promises, said again in the plainest words. */
function keepsPromises({ stops, connections, totalDays, home }: RouteRequest, legs: readonly RouteLeg[]): boolean {
  const hasWay = (from: string | undefined, to: string | undefined) => connections.some((way) => way[0] === from && way[1] === to);
  const joined = legs.every((leg, index) => index === 0 || (legs[index - 1]?.toDay === leg.fromDay && hasWay(legs[index - 1]?.city, leg.city)));
  const stays = stops.every(({ city, minDays, maxDays, event }) => {
    const [leg, ...again] = legs.filter((one) => one.city === city);
    if (!leg || again.length > 0) return false;
    const days = leg.toDay - leg.fromDay + 1;
    return days >= minDays && days <= maxDays && (!event || (leg.fromDay <= event.fromDay && event.toDay <= leg.toDay));
  });
  const circle = home === undefined || (hasWay(home, legs[0]?.city) && hasWay(legs.at(-1)?.city, home));
  return joined && stays && circle && legs.length === stops.length && legs[0]?.fromDay === 1 && legs.at(-1)?.toDay === totalDays;
}

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length === 0 ? [[]] : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

/** Every order with every length, without any shortcut. */
function bruteForce(request: RouteRequest): boolean {
  const lengths = (order: RouteRequest['stops'], fromDay: number): RouteLeg[][] => {
    const [first, ...rest] = order;
    if (!first) return [[]];
    const options = Array.from({ length: first.maxDays - first.minDays + 1 }, (_, more) => fromDay + first.minDays + more - 1);
    return options.flatMap((toDay) => lengths(rest, toDay).map((legs) => [{ city: first.city, fromDay, toDay }, ...legs]));
  };
  return permutations(request.stops).some((order) => lengths(order, 1).some((legs) => keepsPromises(request, legs)));
}

const CITIES = ['A', 'B', 'C', 'D', 'E'];
const anyRequest: fc.Arbitrary<RouteRequest> = fc.integer({ min: 1, max: 5 }).chain((count) => {
  const cities = CITIES.slice(0, count);
  const ways = ['H', ...cities].flatMap((from) => ['H', ...cities].filter((to) => to !== from).map((to): [string, string] => [from, to]));
  return fc.record({
    stops: fc.tuple(
      ...cities.map((city) =>
        fc
          .record({
            minDays: fc.integer({ min: 1, max: 3 }),
            more: fc.integer({ min: 0, max: 2 }),
            event: fc.option(fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 1 })), { freq: 1 }),
          })
          .map(({ minDays, more, event }) => ({
            city,
            minDays,
            maxDays: minDays + more,
            event: event ? { fromDay: event[0], toDay: event[0] + event[1] } : undefined,
          })),
      ),
    ),
    connections: fc.subarray(ways, { minLength: Math.floor(ways.length / 2) }),
    totalDays: fc.integer({ min: count + 1, max: 2 * count + 3 }),
    home: fc.constantFrom(undefined, 'H'),
  });
});

describe('findRoute', () => {
  it('goes to an event first and only direct ways', () => {
    expect(findRoute(COAST)).toEqual({
      status: 'found',
      legs: [
        { city: 'Vigo', fromDay: 1, toDay: 2 },
        { city: 'Porto', fromDay: 2, toDay: 4 },
        { city: 'Faro', fromDay: 4, toDay: 6 },
      ],
    });
  });
  it('agrees with trying everything, on small requests', () => {
    let possible = 0;
    fc.assert(
      fc.property(anyRequest, (request) => {
        const result = findRoute(request);
        expect(result.status).toBe(bruteForce(request) ? 'found' : 'impossible');
        if (result.status === 'found') expect(keepsPromises(request, result.legs)).toBe(true);
        possible += result.status === 'found' ? 1 : 0;
      }),
      { numRuns: 800, seed: 11 },
    );
    expect(possible).toBeGreaterThan(60);
    expect(possible).toBeLessThan(740);
  });
  it('proposes a change after which there is a route', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const result = findRoute(request);
        if (result.status !== 'impossible' || !result.relaxation) return;
        const { relaxation } = result;
        const changed = {
          total_days: (): RouteRequest => ({ ...request, ...relaxation }),
          event: (): RouteRequest => ({
            ...request,
            stops: request.stops.map((one) => ('city' in relaxation && one.city === relaxation.city ? { ...one, event: undefined } : one)),
          }),
          connection: (): RouteRequest => ({ ...request, connections: 'from' in relaxation ? [...request.connections, [relaxation.from, relaxation.to]] : [] }),
          city: (): RouteRequest => ({ ...request, stops: request.stops.filter(({ city }) => !('city' in relaxation) || city !== relaxation.city) }),
        };
        expect(bruteForce(changed[relaxation.change]())).toBe(true);
      }),
      { numRuns: 200, seed: 12 },
    );
  });
  it('gives the same route for the same request', () => expect(findRoute(COAST)).toEqual(findRoute(structuredClone(COAST))));

  it.each([
    ['too few days', { ...COAST, totalDays: 5 }, /take 6 days at least/, { change: 'total_days', totalDays: 6 }],
    ['too many days', { ...COAST, totalDays: 9 }, /take 6 days at most/, { change: 'total_days', totalDays: 6 }],
    [
      'an event that is over too early',
      { ...COAST, stops: [stop('Porto', 3), stop('Vigo', 2, [3, 4]), stop('Faro', 3)] },
      /in time for every event/,
      { change: 'event', city: 'Vigo' },
    ],
    [
      'an event longer than the stay',
      { ...COAST, stops: [stop('Porto', 3, [2, 5]), stop('Vigo', 2), stop('Faro', 3)] },
      /Porto is longer/,
      { change: 'event', city: 'Porto' },
    ],
    ['a city without a way', { ...COAST, connections: both(['Vigo', 'Porto']) }, /Faro/, { change: 'connection', from: 'Porto', to: 'Faro' }],
  ] as const)('says why %s give no route, and what would help', (_, request, reason, relaxation) => {
    const result = findRoute(request);
    expect(result).toEqual({ status: 'impossible', reason: expect.stringMatching(reason) as string, relaxation });
  });
  it.each([
    ['no city', { ...COAST, stops: [] }],
    ['a city twice', { ...COAST, stops: [stop('Porto', 2), stop('Porto', 2)] }],
    ['a stay of no length', { ...COAST, stops: [{ city: 'Porto', minDays: 3, maxDays: 2 }] }],
    ['more cities than a route can hold', { ...COAST, stops: Array.from({ length: 25 }, (_, index) => stop(`City ${index}`, 1)) }],
  ])('refuses %s', (_, request) => expect(findRoute(request)).toMatchObject({ status: 'impossible', relaxation: null }));
  it('says that its time ran out instead of guessing', () => {
    const cities = Array.from({ length: 20 }, (_, index) => `City ${index}`);
    const halves = both(...cities.flatMap((a, i) => cities.slice(i + 1).flatMap((b, j): [string, string][] => (i < 10 === i + 1 + j < 10 ? [[a, b]] : []))));
    const request = { stops: cities.map((city) => ({ city, minDays: 1, maxDays: 3 })), connections: halves, totalDays: 30 };
    expect(findRoute(request, { expired: () => true })).toEqual({ status: 'out_of_time' });
  });
});

import fc from 'fast-check';
import { scheduleDay } from './schedule-day.js';
import type { ScheduleItem, ScheduleRequest, ScheduledItem } from './schedule-request.js';

const item = (id: string, place: string, [fromMinute, toMinute]: readonly [number, number], minutes: number): ScheduleItem => ({
  id,
  place,
  windows: [{ fromMinute, toMinute }],
  minutes,
});
const ways =
  (minutes: number) =>
  (from: string, to: string): number =>
    from === to ? 0 : minutes;

/** What is done, or null when the order breaks a promise; everything begins as early as it can. */
function played(request: ScheduleRequest, order: readonly ScheduleItem[]): number | null {
  let { place, minute } = request.start;
  for (const next of order) {
    const ready = minute + (place === next.place ? 0 : request.wayMinutes(place, next.place));
    const starts = next.windows
      .map(({ fromMinute, toMinute }) => [Math.max(ready, fromMinute), toMinute] as const)
      .filter(([start, toMinute]) => start + next.minutes <= toMinute);
    if (starts.length === 0) return null;
    minute = Math.min(...starts.map(([start]) => start)) + next.minutes;
    place = next.place;
  }
  const { end } = request;
  if (end && order.length > 0 && minute + (place === end.place ? 0 : request.wayMinutes(place, end.place)) > end.minute) return null;
  return order.reduce((sum, { value }) => sum + (value ?? 1), 0);
}

/** The most that any order of any of the things is worth, without any shortcut. */
function bruteForce(request: ScheduleRequest, order: readonly ScheduleItem[] = []): number {
  const rest = request.items.filter((one) => !order.includes(one));
  return Math.max(played(request, order) ?? 0, ...rest.map((next) => bruteForce(request, [...order, next])));
}

function holds(request: ScheduleRequest, day: readonly ScheduledItem[]): boolean {
  const order = day.map(({ id }) => request.items.find((one) => one.id === id) as ScheduleItem);
  const timed = day.every((one, index) => {
    const { windows, minutes } = order[index] as ScheduleItem;
    const inWindow = windows.some(({ fromMinute, toMinute }) => fromMinute <= one.startMinute && one.endMinute <= toMinute);
    const before = day[index - 1] ?? { endMinute: request.start.minute, place: request.start.place };
    const way = before.place === one.place ? 0 : request.wayMinutes(before.place, one.place);
    return inWindow && one.endMinute - one.startMinute === minutes && one.startMinute >= before.endMinute + way;
  });
  return timed && played(request, order) !== null && new Set(day.map(({ id }) => id)).size === day.length;
}

const PLACES = ['P', 'Q', 'R', 'S'];
const anyRequest: fc.Arbitrary<ScheduleRequest> = fc
  .record({
    matrix: fc.array(fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 4, maxLength: 4 }), { minLength: 4, maxLength: 4 }),
    items: fc.array(
      fc.record({
        place: fc.constantFrom(...PLACES),
        from: fc.integer({ min: 480, max: 1000 }),
        length: fc.integer({ min: 30, max: 400 }),
        again: fc.option(fc.integer({ min: 10, max: 200 })),
        minutes: fc.integer({ min: 15, max: 150 }),
        value: fc.constantFrom(undefined, 0, 1, 2, 5),
      }),
      { maxLength: 5 },
    ),
    end: fc.option(fc.record({ place: fc.constantFrom(...PLACES), minute: fc.integer({ min: 700, max: 1300 }) })),
  })
  .map(({ matrix, items, end }) => ({
    start: { place: 'P', minute: 540 },
    end: end ?? undefined,
    items: items.map(({ place, from, length, again, minutes, value }, index) => ({
      id: `item-${index}`,
      place,
      windows: [
        { fromMinute: from, toMinute: from + length },
        ...(again === null ? [] : [{ fromMinute: from + length + again, toMinute: from + length + again + 120 }]),
      ],
      minutes,
      value,
    })),
    wayMinutes: (from, to) => matrix[PLACES.indexOf(from)]?.[PLACES.indexOf(to)] ?? Infinity,
  }));

describe('scheduleDay', () => {
  it('meets two people whose windows overlap by going to the one that closes first', () => {
    const request = { start: { place: 'P', minute: 540 }, items: [item('late', 'Q', [540, 900], 60), item('soon', 'R', [540, 640], 60)], wayMinutes: ways(20) };
    expect(scheduleDay(request)).toEqual({
      items: [
        { id: 'soon', place: 'R', startMinute: 560, endMinute: 620 },
        { id: 'late', place: 'Q', startMinute: 640, endMinute: 700 },
      ],
      value: 2,
      leftOut: [],
      exact: true,
    });
  });
  it('is worth as much as the best of all orders, on small days', () => {
    let mixed = 0;
    fc.assert(
      fc.property(anyRequest, (request) => {
        const day = scheduleDay(request);
        expect(day.value).toBe(bruteForce(request));
        expect(holds(request, day.items)).toBe(true);
        expect([...day.items, ...day.leftOut].map(({ id }) => id).sort()).toEqual(request.items.map(({ id }) => id).sort());
        mixed += day.items.length > 0 && day.leftOut.length > 0 ? 1 : 0;
      }),
      { numRuns: 500, seed: 21 },
    );
    expect(mixed).toBeGreaterThan(100);
  });
  it('waits for the second opening of the day', () => {
    const siesta: ScheduleItem = {
      ...item('shop', 'P', [540, 600], 90),
      windows: [
        { fromMinute: 540, toMinute: 600 },
        { fromMinute: 960, toMinute: 1140 },
      ],
    };
    expect(scheduleDay({ start: { place: 'P', minute: 540 }, items: [siesta], wayMinutes: ways(0) }).items).toEqual([
      { id: 'shop', place: 'P', startMinute: 960, endMinute: 1050 },
    ]);
  });
  it('leaves out what would miss the way home', () => {
    const items = [item('walk', 'Q', [540, 1200], 60)];
    const request = { start: { place: 'P', minute: 540 }, end: { place: 'P', minute: 640 }, items, wayMinutes: ways(30) };
    expect(scheduleDay(request).items).toEqual([]);
    expect(scheduleDay({ ...request, end: { place: 'P', minute: 660 } }).items).toHaveLength(1);
  });
  it('says why something is left out, and how much longer it would have to be open', () => {
    const items = [
      item('short', 'Q', [540, 560], 30),
      item('early', 'R', [300, 560], 30),
      item('main', 'Q', [600, 700], 90),
      item('rival', 'R', [600, 720], 60),
    ];
    const { leftOut } = scheduleDay({ start: { place: 'P', minute: 540 }, items, wayMinutes: ways(40) });
    expect(leftOut).toEqual([
      { id: 'short', why: 'window_too_short', laterByMinutes: 170 },
      { id: 'early', why: 'out_of_reach', laterByMinutes: 130 },
      { id: 'main', why: 'no_room', laterByMinutes: 90 },
    ]);
  });
  it('finds no way to a place that no way leads to', () => {
    const { leftOut } = scheduleDay({ start: { place: 'P', minute: 540 }, items: [item('island', 'Q', [0, 1440], 30)], wayMinutes: () => Infinity });
    expect(leftOut).toEqual([{ id: 'island', why: 'out_of_reach', laterByMinutes: null }]);
  });
  it('keeps the best of what was tried when its time runs out, and says so', () => {
    const items = Array.from({ length: 16 }, (_, index) => item(`item-${index}`, `P${index}`, [540, 1400], 20));
    const day = scheduleDay({ start: { place: 'P', minute: 540 }, items, wayMinutes: ways(5) }, { expired: () => true });
    expect(day.exact).toBe(false);
    expect(day.items.length).toBeGreaterThan(1);
  });
  it('refuses more than it can look through, and one id for two things', () => {
    const request = { start: { place: 'P', minute: 540 }, wayMinutes: ways(5) };
    expect(() => scheduleDay({ ...request, items: [item('a', 'P', [0, 9], 1), item('a', 'P', [0, 9], 1)] })).toThrow(RangeError);
    expect(() => scheduleDay({ ...request, items: Array.from({ length: 41 }, (_, index) => item(`i${index}`, 'P', [0, 9], 1)) })).toThrow(RangeError);
  });
});

import type { GuideCity, GuidePlace, OpeningWindow } from '@app/guide';
import { bestOrder } from './day-order.js';
import { withSwaps } from './day-swaps.js';
import { fillDays } from './fill-days.js';
import { placeMost } from './must-see-search.js';
import { spreadCapacity } from './open-day.js';
import type { FilledDay, OpenDay } from './open-day.js';
import { rankedAreas } from './stays.js';
import { USUAL_WALK, travelTable } from './travel-time.js';

const CENTRE = { lat: 40, lng: 10 };
const at = (eastKm: number, northKm: number) => ({ lat: CENTRE.lat + northKm * 0.009, lng: CENTRE.lng + eastKm * 0.0117 });
const place = (id: string, eastKm: number, northKm: number, more: Partial<GuidePlace> = {}): GuidePlace => ({
  id,
  name: id,
  kind: 'landmark',
  interests: ['history'],
  ...at(eastKm, northKm),
  visitMinutes: 90,
  cost: 0,
  indoor: false,
  hours: 'always',
  rank: 3,
  note: 'A place of these tests.',
  ...more,
});

const ALL_DAY: readonly OpeningWindow[] = [{ fromMinute: 0, toMinute: 1200 }];
const travel = travelTable(USUAL_WALK);

/** Full days without meals, open to `windowsOf` of each place. */
function openDays(count: number, capacity: number, windowsOf: (place: GuidePlace, index: number) => readonly OpeningWindow[] = () => ALL_DAY): OpenDay[] {
  return Array.from({ length: count }, (_, index) => ({
    context: {
      frame: { index, date: `2027-05-1${index}`, kind: 'full' as const, fromMinute: 450, toMinute: 1380 },
      firstMinute: 540,
      meals: [],
      base: CENTRE,
      travel,
      windowsOf: (visit: GuidePlace) => windowsOf(visit, index),
    },
    capacity,
    weather: undefined,
    usualHighC: 20,
    proposedIds: new Set<string>(),
  }));
}

const TASTE = { weights: new Map(), mustSeeIds: new Set<string>(), wishes: {}, withChildren: false };
const idsOf = (days: readonly FilledDay[]) => days.map((day) => day.plan.order.map(({ id }) => id).sort());
const filledWith = (days: readonly OpenDay[], visits: readonly (readonly GuidePlace[])[]): FilledDay[] =>
  days.map((day, index) => {
    const plan = bestOrder(day.context, visits[index] ?? []);
    if (!plan) throw new Error('these visits do not fit');
    return { ...day, plan };
  });

describe('filling days', () => {
  it('gives each day one part of town', () => {
    const west = ['w1', 'w2', 'w3'].map((id, index) => place(id, -6, index * 0.3));
    const east = ['e1', 'e2', 'e3'].map((id, index) => place(id, 6, index * 0.3));
    const mixed = [west[0], east[0], west[1], east[1], west[2], east[2]].flatMap((visit) => visit ?? []);
    const days = idsOf(fillDays(openDays(2, 3), mixed, TASTE));
    expect(days.map((ids) => ids.map((id) => id.charAt(0)).join(''))).toEqual(expect.arrayContaining(['www', 'eee']));
  });
  it('mixes kinds where places are equally near', () => {
    const museums = ['m1', 'm2'].map((id) => place(id, 0, 0.1, { kind: 'museum' }));
    const gardens = ['g1', 'g2'].map((id) => place(id, 0, 0.1, { kind: 'garden' }));
    for (const ids of idsOf(fillDays(openDays(2, 2), [...museums, ...gardens], TASTE))) expect(ids.map((id) => id.charAt(0))).toEqual(['g', 'm']);
  });
  it('spreads few places over the days', () => {
    const days = idsOf(
      fillDays(
        openDays(3, 2),
        (['landmark', 'garden', 'museum'] as const).map((kind) => place(kind, 0, 0.6, { kind })),
        TASTE,
      ),
    );
    expect(days.map((ids) => ids.length)).toEqual([1, 1, 1]);
  });
  it('orders a day so that no way is walked twice', () => {
    const line = [place('near', 0.4, 0), place('far', 1.2, 0), place('middle', 0.8, 0)];
    const [day] = openDays(1, 3);
    expect(day && bestOrder(day.context, line)?.order.map(({ id }) => id)).toEqual(['near', 'middle', 'far']);
  });
});

describe('swapping visits', () => {
  it('unties two days that cross each other', () => {
    const [w1, w2, e1, e2] = [place('w1', -6, 0), place('w2', -6, 0.3), place('e1', 6, 0), place('e2', 6, 0.3)] as const;
    expect(
      idsOf(
        withSwaps(
          filledWith(openDays(2, 2), [
            [w1, e1],
            [w2, e2],
          ]),
        ),
      ),
    ).toEqual(
      expect.arrayContaining([
        ['w1', 'w2'],
        ['e1', 'e2'],
      ]),
    );
  });
  it('mixes days of one kind when no way becomes longer', () => {
    const museums = ['m1', 'm2'].map((id) => place(id, 0, 0.1, { kind: 'museum' }));
    const gardens = ['g1', 'g2'].map((id) => place(id, 0, 0.1, { kind: 'garden' }));
    for (const ids of idsOf(withSwaps(filledWith(openDays(2, 2), [museums, gardens])))) expect(ids.map((id) => id.charAt(0))).toEqual(['g', 'm']);
  });
  it('leaves good days alone', () => {
    const days = filledWith(openDays(2, 2), [
      [place('w1', -6, 0), place('w2', -6, 0.3)],
      [place('e1', 6, 0), place('e2', 6, 0.3)],
    ]);
    expect(withSwaps(days)).toEqual(days);
  });
});

describe('the search for all must-sees', () => {
  const morning: readonly OpeningWindow[] = [{ fromMinute: 540, toMinute: 640 }];
  it('finds the one day that each place is open on', () => {
    const places = ['a', 'b', 'c'].map((id) => place(id, 0, 0));
    const onlyOn = (visit: GuidePlace, index: number) => (['c', 'a', 'b'][index] === visit.id ? morning : []);
    expect(placeMost(openDays(3, 1, onlyOn), places).map(({ order }) => order.map(({ id }) => id))).toEqual([['c'], ['a'], ['b']]);
  });
  it('gives up a place that takes the only room of another when two do not fit', () => {
    const places = [place('anywhere', 0, 0), place('first-day', 0, 0)];
    const windows = (visit: GuidePlace, index: number) => (visit.id === 'anywhere' || index === 0 ? morning : []);
    const plans = placeMost(openDays(2, 1, windows), places);
    expect(plans.map(({ order }) => order.map(({ id }) => id))).toEqual([['first-day'], ['anywhere']]);
  });
  it('gives up one long visit for two short ones', () => {
    const window = () => [{ fromMinute: 540, toMinute: 840 }];
    const places = [place('long', 0, 0, { visitMinutes: 300 }), place('short-1', 0, 0), place('short-2', 0, 0)];
    expect(
      placeMost(openDays(1, 3, window), places)[0]
        ?.order.map(({ id }) => id)
        .sort(),
    ).toEqual(['short-1', 'short-2']);
  });
  it('may exceed the pace', () =>
    expect(
      placeMost(
        openDays(1, 1),
        ['a', 'b', 'c'].map((id) => place(id, 0, 0)),
      )[0]?.order,
    ).toHaveLength(3));
  it('ends early with fifty wishes', () => {
    const wishes = Array.from({ length: 50 }, (_, index) => place(`p${index}`, index % 7, index % 5));
    expect(placeMost(openDays(4, 3), wishes).flatMap(({ order }) => order).length).toBeGreaterThanOrEqual(8);
  });
});

describe('capacities', () => {
  it('are lowered evenly from the end until there are as many as places', () => expect(spreadCapacity([2, 3, 3, 3, 2], 8)).toEqual([2, 2, 2, 1, 1]));
  it('stay when there are enough places', () => expect(spreadCapacity([2, 3], 9)).toEqual([2, 3]));
});

describe('areas to stay in', () => {
  const area = (id: string, eastKm: number, midrange: number) => ({
    id,
    name: id,
    ...at(eastKm, 0),
    nightly: { budget: 50, midrange, premium: 400 },
    note: 'An area of these tests.',
  });
  const city = (areas: readonly ReturnType<typeof area>[]) => ({ stayAreas: areas }) as Pick<GuideCity, 'stayAreas'>;
  const sights = [place('sight', 0, 0)];
  it('come first when they are cheaper at the same distance', () => {
    expect(rankedAreas(city([area('dear', 0.5, 200), area('fair', -0.5, 100)]), sights, 'midrange')[0]?.id).toBe('fair');
  });
  it('come first when they are nearer at the same price', () => {
    expect(rankedAreas(city([area('far', 7, 100), area('near', 0.5, 100)]), sights, 'midrange')[0]?.id).toBe('near');
  });
});

import { toCents } from '@app/contracts';
import { assembleTrip } from '../assemble-trip.js';
import { fitTrip } from '../fit-trip.js';
import { briefOf, partsOf, stopNamed } from '../testing/made-briefs.js';
import { present, wishOf } from '../testing/made-trips.js';
import { relaxationsOf } from './relaxations.js';
import { levelsAbove, levelsFrom } from './spending-levels.js';

const TIERS = ['budget', 'midrange', 'premium'] as const;
const trip = (budget: number | null, more: Parameters<typeof briefOf>[1] = {}) => partsOf(briefOf(['Lisbon', 'Porto'], { budget, ...more }));
const cheapest = fitTrip(trip(1)).trip.costs.total;

describe('levels of spending', () => {
  it.each(TIERS)('from %s go down to the least and come to every level below once', (tier) => {
    const levels = levelsFrom(tier, false);
    expect(levels[0]?.stay).toBe(tier);
    expect(levels.at(-1)).toEqual({ stay: 'budget', meals: 'budget', maxEntranceShare: 0, frugal: true });
    expect(new Set(levels.map((level) => JSON.stringify(level))).size).toBe(levels.length);
  });
  it('give up a stay that was asked for only when nothing else helps', () => {
    const stays = levelsFrom('midrange', true).map(({ stay }) => stay);
    expect(stays.lastIndexOf('midrange')).toBeLessThan(stays.indexOf('budget'));
  });
  it('above go up step by step', () => {
    expect(levelsAbove('premium')).toEqual([]);
    expect(levelsAbove('midrange').at(-1)).toMatchObject({ stay: 'premium', meals: 'premium' });
  });
});

describe('a trip fitted to its budget', () => {
  it.each([0.9, 1, 1.2, 1.6, 2.5])('says that it fits exactly when it does, at %d of the least money', (share) => {
    const budget = Math.ceil(cheapest * share);
    const { trip: version, fits } = fitTrip(trip(budget));
    expect(fits).toBe(version.costs.total <= budget);
    expect(fits).toBe(share >= 1);
  });
  it('sums up its own items to the cent', () => {
    const { days, stays, transport, costs } = fitTrip(trip(null)).trip;
    const items = [...stays, ...transport, ...days.flatMap((day) => [...day.activities, ...(day.meals ?? [])])];
    expect(items.reduce((sum, { cost }) => sum + toCents(cost.amount), 0)).toBe(toCents(costs.total));
    expect(new Set(items.map(({ cost }) => cost.currency))).toEqual(new Set([costs.currency]));
  });
  it('counts the ways of day trips', () => {
    const parts = partsOf(briefOf(['Lisbon'], { wishes: [wishOf('day_trip', { targets: ['Évora'] })] }));
    const { transport, costs } = assembleTrip(parts, { stay: 'midrange', meals: 'midrange', maxEntranceShare: null });
    const ways = transport.filter(({ id }) => /trip-(out|back)$/.test(id));
    expect(ways).toHaveLength(2);
    expect(toCents((costs.byCategory.groundTransport ?? 0) + (costs.byCategory.localTransport ?? 0))).toBeGreaterThanOrEqual(
      ways.reduce((sum, { cost }) => sum + toCents(cost.amount), 0),
    );
  });
  it('keeps a stay that was asked for while money lasts, however much is left', () => {
    const asked = { tierIsWish: true, preferences: { ...briefOf([]).preferences, accommodationPreference: 'budget' as const } };
    expect(fitTrip(trip(50_000, asked)).trip.level.stay).toBe('budget');
    expect(fitTrip(trip(50_000)).trip.level.stay).toBe('premium');
  });
});

describe('ways out of a trip that is too dear', () => {
  it('are planned anew: each total is its own, and what it saves is the difference', () => {
    const parts = trip(Math.round(cheapest * 0.8));
    const { trip: version } = fitTrip(parts);
    const found = relaxationsOf(parts, version);
    expect(found.length).toBeGreaterThan(1);
    for (const { total, saves } of found) expect(toCents(total) + toCents(saves)).toBe(toCents(version.costs.total));
    const shorter = present(found[0]);
    expect(shorter.change).toMatch(/fewer, until 1\d May 2027/);
    expect(shorter.change.includes('fits the budget')).toBe(shorter.total <= Math.round(cheapest * 0.8));
  });
  it('are no nights where there are none to give up', () => {
    const parts = partsOf(briefOf([stopNamed('Lisbon')], { endDate: '2027-05-11', budget: 1 }));
    expect(relaxationsOf(parts, fitTrip(parts).trip).map(({ change }) => change)).toEqual([expect.stringMatching(/^Raise the budget/)]);
  });
});

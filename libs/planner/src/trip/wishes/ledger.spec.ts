import type { Activity, ItineraryDay, Meal, Wish } from '@app/contracts';
import { guideTown, requestOf, stopsOf, wishOf } from '../testing/made-trips.js';
import { planDays } from '../days/plan-days.js';
import { wishLedger } from './ledger.js';

const rome = guideTown('Rome');
const free = { amount: 0, currency: 'EUR' };

const activity = (name: string, more: Partial<Activity> = {}): Activity => ({
  id: `d1-a1-${name}`,
  title: name,
  kind: 'landmark',
  place: { name },
  start: '10:00',
  end: '11:00',
  cost: free,
  source: 'guide',
  ...more,
});
const meal = (name: string | null, cuisine: string | null): Meal => ({
  meal: 'dinner',
  place: name === null ? null : { name },
  cuisine,
  start: '19:00',
  end: '20:30',
  cost: free,
  source: 'guide',
});
const day = (date: string, activities: Activity[], meals: Meal[] = []): ItineraryDay => ({
  date,
  city: 'Rome',
  theme: 'A day',
  activities,
  meals,
  weatherNote: null,
});

const days = [
  day('2027-05-10', [activity('Colosseum, Roman Forum and Palatine')]),
  day('2027-05-11', [activity('Villa Borghese and Pincio Terrace')], [meal('Da Enzo al 29', 'Roman')]),
  day('2027-05-12', [activity('Trastevere', { kind: 'free_time' })]),
  day('2027-05-13', [
    activity('Cooking class, Trastevere', {
      kind: 'experience',
      source: 'estimate',
      title: 'Cooking class: Trastevere',
      note: 'No provider is named in our sources; book one on the spot or ahead.',
    }),
  ]),
];
const row = (wish: Wish, plan: readonly ItineraryDay[] = days) =>
  wishLedger({ wishes: [wish], days: plan, stays: [], transport: [], towns: [rome], language: 'en' })[0];
const statusOf = (kind: Wish['kind'], more: Partial<Wish> = {}) => row(wishOf(kind, more))?.status;

describe('wishLedger', () => {
  it('points to the visit that a named sight is met by', () => {
    expect(row(wishOf('place', { targets: ['Colosseum'] }))).toMatchObject({ status: 'met', where: ['d1-a1-Colosseum, Roman Forum and Palatine'] });
  });
  it('does not take another castle for the one that was named', () => {
    expect(statusOf('place', { targets: ['Neuschwanstein Castle'] })).toBe('not_met');
    expect(row(wishOf('place', { targets: ['Neuschwanstein Castle'] }))?.why).toContain('NaviGo knows no Neuschwanstein Castle in Rome');
  });
  it('calls an activity without a provider partly met', () => {
    expect(statusOf('activity', { targets: ['cooking class'] })).toBe('partly');
  });
  it('reads six languages for kinds of things', () => {
    for (const words of ['park', 'Garten', 'jardin', 'jardín', 'giardino', 'jardim'])
      expect([words, statusOf('activity', { targets: [words] })]).toEqual([words, 'met']);
  });
  it('calls a food met at a table that serves it only', () => {
    expect(statusOf('food', { targets: ['roman'] })).toBe('met');
    expect(statusOf('food', { targets: ['ramen'] })).toBe('not_met');
  });
  it('counts free days and things a day', () => {
    expect(statusOf('free_day', { count: 1 })).toBe('met');
    expect(statusOf('free_day', { count: 2 })).toBe('partly');
    expect(statusOf('max_per_day', { count: 1 })).toBe('met');
    expect(statusOf('min_per_day', { count: 3 })).toBe('not_met');
  });
  it('holds the clock against every item', () => {
    expect(statusOf('not_before', { time: '10:00' })).toBe('met');
    expect(statusOf('not_before', { time: '10:30' })).toBe('not_met');
    expect(statusOf('not_after', { time: '20:00' })).toBe('not_met');
    expect(statusOf('not_after')).toBe('not_understood');
  });
  it('finds what was to be avoided', () => {
    expect(row(wishOf('avoid', { targets: ['parks'] }))).toMatchObject({ status: 'not_met' });
    expect(statusOf('avoid', { targets: ['zoos'] })).toBe('met');
  });
  it('says that nothing is known of a diet without a closed list', () => {
    expect(statusOf('diet', { targets: ['no onions'] })).toBe('partly');
  });
  it('leaves no wish out, not even one it does not understand', () => {
    const wishes = [wishOf('other', { id: 'w1', said: 'hm hm' }), wishOf('company', { id: 'w2' }), wishOf('back_by', { id: 'w3', time: '18:00' })];
    expect(wishLedger({ wishes, days, stays: [], transport: [], towns: [rome], language: 'en' }).map(({ id, status }) => [id, status])).toEqual([
      ['w1', 'not_understood'],
      ['w2', 'met'],
      ['w3', 'not_met'],
    ]);
  });
  it('never calls a wish met in a plan without anything in it', () => {
    const kinds: Wish['kind'][] = ['place', 'activity', 'event', 'food', 'day_trip', 'free_day', 'stay', 'mood'];
    for (const kind of kinds)
      expect([kind, row(wishOf(kind, { targets: ['Louvre'], said: 'romantic Louvre' }), [day('2027-05-10', [])])?.status]).not.toEqual([kind, 'met']);
  });
  it('finds what the planner planned for a wish', () => {
    const wishes = [
      wishOf('place', { id: 'w1', targets: ['Pantheon'] }),
      wishOf('food', { id: 'w2', targets: ['pizza'] }),
      wishOf('activity', { id: 'w3', targets: ['viewpoint'] }),
    ];
    const stops = stopsOf([[rome, 4]], '2027-05-10');
    const planned = planDays(requestOf(stops, { wishes }));
    expect(
      wishLedger({ wishes, days: planned.days, stays: [], transport: planned.transport, towns: [rome], language: 'en' }).map(({ status }) => status),
    ).toEqual(['met', 'met', 'met']);
  });
});

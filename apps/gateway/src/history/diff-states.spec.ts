import type { Activity, FinalPlan, ItineraryDay, Meal } from '@app/contracts';
import { diffStates } from './diff-states.js';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const visit = (name: string, start: string, end: string, amount = 10, id = `d1-a1-${name}`): Activity => ({
  ...{ id, title: name, kind: 'sight', place: { name }, start, end, cost: eur(amount), source: 'guide' },
});
const lunch = (name: string, amount = 20): Meal => ({
  meal: 'lunch',
  place: { name },
  cuisine: null,
  start: '12:00',
  end: '13:00',
  cost: eur(amount),
  source: 'guide',
});
const day = (date: string, activities: Activity[], meals: Meal[] = [], theme = 'A day'): ItineraryDay => ({
  ...{ date, city: 'Lisbon', theme, activities, meals, weatherNote: null },
});
const planOf = (itinerary: ItineraryDay[], total: number, more: Partial<FinalPlan> = {}): { finalPlan: FinalPlan } => ({
  finalPlan: {
    ...{ summary: 's', selectedDestination: null, selectedFlightOfferId: null, selectedReturnFlightOfferId: null, budget: null, packingList: [] },
    ...{ safetyFlags: [], transport: [], stays: [], checks: { pass: true, violations: [] }, sources: [], itinerary },
    costs: { byCategory: { activities: total }, total, currency: 'EUR' },
    ...more,
  },
});
const FIRST = day('2027-05-10', [visit('Castle', '09:00', '10:00'), visit('Museum', '14:00', '16:00', 12)], [lunch('Tasca')]);
const SECOND = day('2027-05-11', [visit('Tower', '09:00', '11:00')]);

describe('the difference between two versions of a plan', () => {
  it('is nothing for a plan that is the same, whatever its activities are called inside', () => {
    const renamed = day(
      '2027-05-10',
      FIRST.activities.map((activity, i) => ({ ...activity, id: `new-${i}` })),
      FIRST.meals,
    );
    const { fields: _fields, ...found } = diffStates(planOf([FIRST, SECOND], 32), planOf([renamed, SECOND], 32));
    expect(found).toMatchObject({ summary: [], days: [], items: [], bookings: [], costs: { difference: 0, byCategory: [] } });
  });

  it('names only the day that was changed: what was added, what went, and what it costs', () => {
    const changed = day('2027-05-11', [visit('Garden', '09:30', '11:00', 4.4)]);
    const diff = diffStates(planOf([FIRST, SECOND], 52), planOf([FIRST, changed], 46.4));
    expect(diff.days).toEqual([{ change: 'changed', day: 2, date: '2027-05-11', fields: ['activities'] }]);
    expect(diff.items.map(({ change, day: number, title, costDifference }) => [change, number, title, costDifference])).toEqual([
      ['removed', 2, 'Tower', -10],
      ['added', 2, 'Garden', 4.4],
    ]);
    expect(diff.costs).toEqual({
      ...{ currency: 'EUR', before: 52, after: 46.4, difference: -5.6 },
      byCategory: [{ category: 'activities', before: 52, after: 46.4, difference: -5.6 }],
    });
    expect(diff.summary).toEqual([
      'Day 2: Tower removed, 2027-05-11 09:00-11:00 (-10.00).',
      'Day 2: Garden added, 2027-05-11 09:30-11:00 (+4.40).',
      'The trip costs 5.60 EUR less: 46.40 EUR.',
    ]);
  });

  it('tells a visit that moved to another time or day from one that came and one that went', () => {
    const after = [
      day('2027-05-10', [visit('Castle', '10:00', '11:00')], [lunch('Tasca')]),
      day('2027-05-11', [...SECOND.activities, visit('Museum', '14:00', '16:00', 12)]),
    ];
    const { items } = diffStates(planOf([FIRST, SECOND], 32), planOf(after, 32));
    expect(items).toMatchObject([
      { change: 'moved', title: 'Castle', day: 1, before: { start: '09:00' }, after: { date: '2027-05-10', start: '10:00' }, costDifference: 0 },
      { change: 'moved', title: 'Museum', day: 2, before: { date: '2027-05-10' }, after: { date: '2027-05-11' }, costDifference: 0 },
    ]);
  });

  it('takes two visits of one name for themselves', () => {
    const free = (start: string, end: string) => visit('Lisbon', start, end, 0);
    const before = planOf([day('2027-05-10', [free('09:00', '12:00')]), day('2027-05-11', [free('09:00', '12:00')])], 0);
    const after = planOf([day('2027-05-10', [free('09:00', '12:00')]), day('2027-05-11', [free('10:00', '12:00')])], 0);
    expect(diffStates(before, after).items).toMatchObject([{ change: 'moved', day: 2, before: { start: '09:00' }, after: { start: '10:00' } }]);
  });

  it('sees a price, a meal, a theme, a day and a stay that changed', () => {
    const stay = {
      ...{ id: 'stay-1', name: 'Inn', city: 'Lisbon', area: null, checkInDate: '2027-05-10', checkOutDate: '2027-05-12', nights: 2, rooms: 1 },
      ...{ tier: null, cost: eur(200), source: 'guide' as const },
    };
    const before = planOf([FIRST, SECOND], 252, { stays: [stay] });
    const dearer = day('2027-05-10', [visit('Castle', '09:00', '10:00', 15), visit('Museum', '14:00', '16:00', 12)], [lunch('Cafe')], 'Another day');
    const diff = diffStates(before, planOf([dearer, day('2027-05-12', [])], 150, { stays: [{ ...stay, cost: eur(120.1) }] }));
    expect(diff.days).toEqual([
      { change: 'changed', day: 1, date: '2027-05-10', fields: ['theme', 'activities', 'meals'] },
      { change: 'removed', day: 2, date: '2027-05-11', fields: [] },
      { change: 'added', day: 2, date: '2027-05-12', fields: [] },
    ]);
    expect(diff.items.map(({ change, kind, title }) => `${change} ${kind} ${title}`).sort()).toEqual([
      'added meal lunch at Cafe',
      'changed activity Castle',
      'removed activity Tower',
      'removed meal lunch at Tasca',
    ]);
    expect(diff.bookings).toEqual([{ change: 'changed', kind: 'stay', title: 'Inn, Lisbon', costDifference: -79.9 }]);
  });

  it('names fields down to those of the request, with what is short', () => {
    const before = { userRequest: { budget: 900, interests: ['food'] }, finalPlan: null, safetyFlags: ['A'], naturalLanguage: 'x'.repeat(500) };
    const after = { userRequest: { budget: 1200, interests: ['art'] }, preferences: { travelStyle: 'relaxed' }, safetyFlags: ['A'], naturalLanguage: null };
    expect(diffStates(before, after).fields).toEqual([
      { field: 'naturalLanguage', change: 'removed' },
      { field: 'preferences', change: 'added' },
      { field: 'userRequest.budget', change: 'changed', before: 900, after: 1200 },
      { field: 'userRequest.interests', change: 'changed' },
    ]);
    expect(diffStates(before, after).summary).toEqual(['The request says budget 1200 instead of 900.']);
  });

  it('compares a draft with a plan, and says nothing of costs in two currencies', () => {
    const draft = { itineraryDraft: [FIRST], stays: [], transport: [], costs: { byCategory: {}, total: 1, currency: 'USD' } };
    const diff = diffStates(draft, planOf([FIRST], 32));
    expect([diff.days, diff.items, diff.costs]).toEqual([[], [], null]);
  });
});

import { findGuideCity } from '@app/guide';
import { planCityTrip } from '@app/planner';
import { AUDIT_CODES } from './audit-codes.js';
import { auditPlan } from './audit-plan.js';
import { TRIP, activity, auditBroken, auditTables, codesOf, finalPlanOf, inputOf, lisbon, present, requestOf, seatedMeal } from './testing/usual-trip.js';

describe('auditPlan', () => {
  it('passes the usual trip untouched, with the totals it states', () => {
    const input = inputOf(TRIP);
    const plan = planCityTrip(input);
    expect(auditPlan(finalPlanOf(plan, 'Lisbon'), { request: requestOf(TRIP, input), findCity: findGuideCity })).toEqual({
      pass: true,
      violations: [],
      totals: plan.costs,
    });
  });

  it('finds a must-see that is missing', () =>
    expect(codesOf(auditBroken(() => undefined, { mustSee: ['Hall of Missing Things'] }))).toEqual(['MUST_SEE_MISSING']));
  it('finds an avoided place by its name', () => {
    const input = inputOf(TRIP);
    const name = present(planCityTrip(input).days[1]?.activities[0]).place.name;
    expect(codesOf(auditBroken(() => undefined, { avoid: [name] }))).toEqual(['AVOIDED_PLACE']);
  });
  it('finds a table where a diet is hard to keep', () => {
    const strict = present(lisbon.eateries.find((eatery) => !eatery.diets.includes('kosher') && eatery.meals.includes('dinner')));
    expect(
      codesOf(
        auditBroken(
          (plan) => {
            seatedMeal(plan).place = { name: strict.name };
          },
          { diet: ['kosher'] },
        ),
      ),
    ).toContain('DIET');
  });
  it.each([
    ['the day after', 8, [0, 1], true],
    ['two days later', 8, [0, 2], false],
    ['two days later twice on a long trip', 8, [0, 2, 4], false],
    ['a second time on a short trip', 4, [0, 2], false],
    ['twice on the same day', 8, [1, 1], true],
  ])('judges a table that comes back %s', (_when, days, onDays, isTwice) => {
    const report = auditTables(days, [onDays]);
    expect(report.includes('PLACE_TWICE')).toBe(isTwice);
  });
  it('grants one return in all on a short trip', () =>
    expect(
      auditTables(4, [
        [0, 2],
        [1, 3],
      ]),
    ).toContain('PLACE_TWICE'));
  it('finds a departure that leaves no two hours at the airport', () => {
    const report = auditBroken((plan) => {
      present(plan.transport.find((leg) => leg.offerId === 'back')).departureTime = '11:00';
    });
    expect(codesOf(report)).toContain('FLIGHT_TIME');
  });
  it('sees through free time at a made-up place', () => {
    expect(codesOf(auditBroken((plan) => Object.assign(activity(plan, 1, 0), { kind: 'free_time', place: { name: 'The Hidden Lagoon' } })))).toEqual([
      'PLACE_UNKNOWN',
    ]);
  });
  it('finds a way that is too long although a meal without a table lies between', () => {
    const report = auditBroken((plan) => {
      const day = present(plan.itinerary[1]);
      day.activities = [activity(plan, 1, 0), { ...activity(plan, 1, 1), start: '13:05', end: '13:45', place: { name: 'Far', lat: 38.9, lng: -9.3 } }];
      Object.assign(activity(plan, 1, 0), { start: '11:00', end: '12:00' });
      day.meals = [{ ...seatedMeal(plan), meal: 'lunch', place: null, start: '12:00', end: '13:00' }];
    });
    expect(codesOf(report)).toContain('TRAVEL_TIME');
  });
  it('answers at once for a stay of a million nights', () => {
    const report = auditBroken((plan) => Object.assign(present(plan.stays[0]), { checkOutDate: '9999-12-31', nights: 1_000_000_000 }));
    expect(codesOf(report)).toContain('STAY_NIGHTS');
  });
  it('does not throw for what is no plan at all', () => {
    const request = requestOf(TRIP, inputOf(TRIP));
    for (const junk of [null, undefined, 7, 'plan', [], {}]) expect(codesOf(auditPlan(junk, { request, findCity: findGuideCity }))).toEqual(['SCHEMA']);
  });
  it('has nothing against a refusal', () => {
    const refusal = { ...finalPlanOf(planCityTrip(inputOf(TRIP)), 'Lisbon'), selectedDestination: null, itinerary: [], stays: [], transport: [], costs: null };
    expect(auditPlan(refusal, { request: requestOf(TRIP, inputOf(TRIP)), findCity: findGuideCity }).violations).toEqual([]);
  });
  it('explains every code', () => {
    for (const sentence of Object.values(AUDIT_CODES)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});

import { auditPlan } from './audit-plan.js';
import { routeTrip } from './testing/route-trip.js';
import { townSource } from './town-source.js';

describe('auditPlan on a trip along a route', () => {
  it('passes two cities with moving days, rests, quarters and breakfast at the stay', () => {
    const { plan, request } = routeTrip();
    expect(auditPlan(plan, { request, findCity: townSource }).violations).toEqual([]);
  });
});

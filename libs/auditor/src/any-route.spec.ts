import fc from 'fast-check';
import { fitTrip } from '@app/planner';
import { auditPlan } from './audit-plan.js';
import type { AuditCode } from './audit-codes.js';
import { guideSource } from './guide-source.js';
import { finalPlanOf, partsOf, placesLeftTooEarly, randomRoute, requestOf, waysLeft } from './testing/random-routes.js';
import type { RandomRoute } from './testing/random-routes.js';

/** `RANDOM_ROUTES` and `RANDOM_SEED` ask for more or others than every test run has time for. */
const RUNS = Number(process.env.RANDOM_ROUTES ?? 20);
const SEED = Number(process.env.RANDOM_SEED ?? 20_270_601);

/** What is wrong with the plan of a route beyond what the planner says it could not do; what it says is counted again by hand. */
function unexplained(route: RandomRoute): unknown[] {
  const parts = partsOf(route);
  const fitted = fitTrip(parts);
  const plan = finalPlanOf(fitted, parts);
  const { violations } = auditPlan(plan, { request: requestOf(route), findCity: guideSource(plan) });
  const nights = parts.dates.reduce((sum, stop) => sum + stop.nights, 0);
  const said: Partial<Record<AuditCode, boolean>> = {
    OVER_BUDGET: !fitted.fits && (plan.costs?.total ?? 0) > (route.brief.budget ?? Infinity),
    CITY_MISSING: route.towns.length > nights,
    WAY_MISSING: waysLeft(parts) === 0,
    DAY_EMPTY: fitted.trip.limitations.some(({ code }) => code === 'DAY_WITHOUT_SIGHTS'),
  };
  const early = placesLeftTooEarly(parts);
  const isMissedStop = (detail: string): boolean => early.some((place) => detail.includes(` leaves ${place} at `));
  return violations.filter(({ code, detail }) => !said[code] && !(code === 'CONNECTION' && isMissedStop(detail)));
}

describe('any route through the gazetteer', () => {
  it(`gets a plan that passes the strict audit, or that says truly what it could not do (${RUNS} routes)`, () => {
    fc.assert(
      fc.property(randomRoute(), (route) => expect(unexplained(route)).toEqual([])),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
  }, 600_000);
});

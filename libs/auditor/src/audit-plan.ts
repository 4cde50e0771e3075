import { FinalPlan } from '@app/contracts';
import type { Costs } from '@app/contracts';
import type { AuditContext, AuditViolation, Check } from './audit-input.js';
import { checkBudget, checkCosts, checkCurrency } from './check-costs.js';
import { checkDates } from './check-dates.js';
import { checkFlights } from './check-flights.js';
import { checkDiets, checkMeals } from './check-meals.js';
import { checkPlaces } from './check-places.js';
import { checkRepeats } from './check-repeats.js';
import { checkStays } from './check-stays.js';
import { checkTimes } from './check-times.js';
import { checkHouses } from './check-houses.js';
import { checkMobility } from './check-mobility.js';
import { checkDayShape } from './check-day-shape.js';
import { checkLedger } from './check-ledger.js';
import { checkRoute } from './check-route.js';
import { checkStrain } from './check-strain.js';
import { checkTransport } from './check-transport.js';
import { checkCuisines, checkWishes } from './check-wishes.js';
import { unverifiedIn } from './unverified.js';
import type { Unverified } from './unverified.js';
import { planTotals } from './plan-totals.js';

/** The verdict over a plan; `totals` are computed from its items, whatever it states. */
export interface AuditReport {
  readonly pass: boolean;
  readonly violations: AuditViolation[];
  readonly totals: Costs;
  /** What no source could prove or disprove; absent when there is nothing of that kind. */
  readonly unverified?: Unverified[];
}

const CHECKS: readonly Check[] = [
  checkDates,
  checkTimes,
  checkPlaces,
  checkRepeats,
  checkFlights,
  checkTransport,
  checkStays,
  checkHouses,
  checkMeals,
  checkDiets,
  checkCuisines,
  checkWishes,
  checkMobility,
  checkRoute,
  checkDayShape,
  checkStrain,
  checkLedger,
  checkCurrency,
  checkCosts,
  checkBudget,
];

/** A refusal plans nothing, so there is nothing to hold against the request. */
const isRefusal = (plan: FinalPlan): boolean =>
  plan.selectedDestination === null && plan.itinerary.length === 0 && plan.stays.length === 0 && plan.transport.length === 0;

/** Everything that is wrong with a plan, made by anyone, for this request; codes are those of `AUDIT_CODES`. Never throws for a broken plan. */
export function auditPlan(candidate: unknown, context: AuditContext): AuditReport {
  const parsed = FinalPlan.safeParse(candidate);
  if (!parsed.success) {
    const violations = parsed.error.issues.map((issue): AuditViolation => ({
      code: 'SCHEMA',
      detail: `${issue.path.join('.') || 'the plan'}: ${issue.message}`,
    }));
    return { pass: false, violations, totals: { byCategory: {}, total: 0, currency: context.request.currency ?? 'EUR' } };
  }
  const plan = parsed.data;
  const violations = isRefusal(plan) ? [] : CHECKS.flatMap((check) => check(plan, context));
  const unverified = unverifiedIn(plan, context);
  const totals = planTotals(plan, context.request.currency);
  return { pass: violations.length === 0, violations, totals, ...(unverified.length > 0 ? { unverified } : {}) };
}

import type { Catalog, Costs, DayStrings, UserRequest } from '@app/contracts';
import { checkCities } from './check-cities.js';
import { checkAbsence, checkAttractions, checkCatalog, checkDayCities, checkMinimumNights, checkRestaurants, checkTransport } from './check-days.js';
import { checkBudget, checkCuisines, checkHouseRule, checkRoomType, checkRuledOut } from './check-demands.js';
import { publishedCase } from './published-case.js';
import type { PublishedCase, PublishedRule } from './published-case.js';
import type { PublishedCode, PublishedViolation } from './published-codes.js';
import { publishedTotals } from './published-totals.js';

/** The verdict of the published rules; `totals` are what the catalog says the plan costs. */
export interface PublishedReport {
  readonly pass: boolean;
  readonly violations: PublishedViolation[];
  readonly totals: Costs;
}

type Rules = Readonly<Partial<Record<PublishedCode, PublishedRule>>>;

const COMMON_SENSE: Rules = {
  is_reasonable_visiting_city: checkCities,
  is_valid_restaurants: checkRestaurants,
  is_valid_attractions: checkAttractions,
  is_valid_accommodation: checkMinimumNights,
  is_valid_transportation: checkTransport,
  is_valid_information_in_current_city: checkDayCities,
  is_valid_information_in_sandbox: checkCatalog,
  is_not_absent: checkAbsence,
};

const DEMANDS: Rules = {
  valid_cuisine: checkCuisines,
  valid_room_rule: checkHouseRule,
  valid_transportation: checkRuledOut,
  valid_room_type: checkRoomType,
  valid_cost: checkBudget,
};

/** What has to hold before the demands of the request are looked at: of a plan with gaps or inventions they tell nothing. */
const BEFORE_DEMANDS: readonly PublishedCode[] = ['is_not_absent', 'is_valid_information_in_sandbox'];

/**
 * Holds a plan told in strings against a request and a catalog by the rules of the published evaluator, its oddities included.
 *
 * Milder than the product's own audit: no times, no dates of flights, no exact names. Never throws for a broken plan.
 */
export function auditPublished(days: readonly DayStrings[], request: UserRequest, catalog: Catalog): PublishedReport {
  const one = publishedCase(days, request, catalog);
  const faults = broken(COMMON_SENSE, one);
  const looksAtDemands = !faults.some(({ code }) => BEFORE_DEMANDS.includes(code));
  const violations = looksAtDemands ? [...faults, ...broken(DEMANDS, one)] : faults;
  return { pass: violations.length === 0, violations, totals: publishedTotals(one).totals };
}

const broken = (rules: Rules, one: PublishedCase): PublishedViolation[] =>
  (Object.entries(rules) as [PublishedCode, PublishedRule][]).flatMap(([code, rule]) => {
    const fault = rule(one);
    return fault ? [{ code, ...fault }] : [];
  });

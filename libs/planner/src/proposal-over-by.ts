import { fromCents, toCents } from '@app/contracts';
import { groundTotal } from './costs.js';
import { planCityTrip } from './plan-city-trip.js';
import { entrancePrice } from './pricing.js';
import type { CityTripInput, TripPlan } from './trip-input.js';
import { tripSetup } from './trip-setup.js';

/** By how much a proposal exceeds the budget, in the currency of the request. */
export interface ProposalOverBy {
  readonly overBy: number;
  /** Entrance to all proposed places for all travellers. */
  readonly entrances: number;
}

/**
 * By how much the entrances of the proposed places exceed what flights, stay, meals and ways of `plan` leave of the budget; `plan` is what
 * the planner makes of `input`. Null when they do not, when nothing limits the money, and when the trip is over its budget without
 * the proposal too: then no cheaper one would help.
 */
export function proposalOverBy(input: CityTripInput, plan: TripPlan): ProposalOverBy | null {
  const { groundBudget, proposal } = input;
  if (groundBudget === null || !proposal) return null;
  const entranceCents = entrancesOf(input, new Set(proposal.days.flatMap(({ placeIds }) => placeIds)));
  const plannedCents = toCents(plan.costs.byCategory.activities ?? 0);
  const otherCents = toCents(groundTotal(plan.costs)) - plannedCents;
  const overCents = otherCents + Math.max(entranceCents, plannedCents) - toCents(groundBudget);
  if (overCents <= 0 || isOverWithout(input)) return null;
  return { overBy: fromCents(overCents), entrances: fromCents(entranceCents) };
}

function entrancesOf(input: CityTripInput, ids: ReadonlySet<string>): number {
  const { pricing } = tripSetup(input);
  const places = input.city.places.filter(({ id }) => ids.has(id));
  return places.reduce((cents, { cost, childCost }) => cents + toCents(entrancePrice(pricing, cost, childCost).amount), 0);
}

const isOverWithout = (input: CityTripInput): boolean => planCityTrip({ ...input, proposal: undefined }).unmet.some(({ what }) => what === 'budget');

import type { FinalPlan } from '@app/contracts';

const REFUSAL =
  'This request cannot be handled: a part of it tries to instruct the planner instead of describing a trip. ' +
  'Please send only what the trip needs, such as where to, from when to when, the budget, who travels and what you like.';

/** What is returned for a blocked request; holds nothing of it but the flags. */
export const refusalPlan = (safetyFlags: readonly string[]): FinalPlan => ({
  summary: REFUSAL,
  selectedDestination: null,
  selectedFlightOfferId: null,
  selectedReturnFlightOfferId: null,
  itinerary: [],
  budget: null,
  packingList: [],
  safetyFlags: [...safetyFlags],
  transport: [],
  stays: [],
  costs: null,
  checks: { pass: true, violations: [] },
  sources: [],
});

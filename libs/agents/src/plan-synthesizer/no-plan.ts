import type { FinalPlan, PlanSource } from '@app/contracts';

const NO_PLAN = 'NO_PLAN';

/** What is returned when nothing allows the trip: the reason and what would have to give, in words of the planner. */
export const noPlan = (notes: readonly string[], sources: readonly PlanSource[], safetyFlags: readonly string[]): FinalPlan => {
  const [reason = 'No plan fits this request.', ...relaxations] = notes;
  return {
    summary: [reason, ...relaxations].join(' '),
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
    checks: { pass: false, violations: [{ code: NO_PLAN, detail: reason }] },
    sources: [...sources],
  };
};

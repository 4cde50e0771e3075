import type { FinalPlan } from '@app/contracts';

/** A plan that is none: words, flags, a verdict and sources, and nothing to travel by. */
export const planWithoutDays = (said: Pick<FinalPlan, 'summary' | 'safetyFlags' | 'checks' | 'sources'>): FinalPlan => ({
  selectedDestination: null,
  selectedFlightOfferId: null,
  selectedReturnFlightOfferId: null,
  itinerary: [],
  budget: null,
  packingList: [],
  transport: [],
  stays: [],
  costs: null,
  ...said,
});

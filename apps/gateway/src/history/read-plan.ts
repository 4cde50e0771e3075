import { z } from 'zod';
import { Costs, FinalPlan, ItineraryDay, RouteStop, Stay, TransportLeg } from '@app/contracts';
import type { StoredState } from '@app/ports';

/** What two versions of a plan are compared by. */
export interface ComparablePlan {
  readonly route: readonly RouteStop[];
  readonly days: readonly ItineraryDay[];
  readonly stays: readonly Stay[];
  readonly transport: readonly TransportLeg[];
  readonly costs: Costs | null;
}

/** A plan that was not put together yet is in these fields. */
const Draft = z.object({
  route: z.array(RouteStop).nullish().catch(null),
  itineraryDraft: z.array(ItineraryDay).nullish().catch(null),
  stays: z.array(Stay).nullish().catch(null),
  transport: z.array(TransportLeg).nullish().catch(null),
  costs: Costs.nullish().catch(null),
});

/** The final plan of a state, or null while it has none. */
export function finalPlanOf(state: StoredState): FinalPlan | null {
  const read = FinalPlan.safeParse(state['finalPlan']);
  return read.success ? read.data : null;
}

/** The plan of a state as far as it had come. */
export function comparablePlan(state: StoredState): ComparablePlan {
  const plan = finalPlanOf(state);
  if (plan) return { route: plan.route ?? [], days: plan.itinerary, stays: plan.stays, transport: plan.transport, costs: plan.costs };
  const draft = Draft.parse(state);
  return {
    ...{ route: draft.route ?? [], days: draft.itineraryDraft ?? [], stays: draft.stays ?? [] },
    ...{ transport: draft.transport ?? [], costs: draft.costs ?? null },
  };
}

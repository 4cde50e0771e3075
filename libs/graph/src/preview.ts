import type { FinalPlan, PlanPreview, Revision } from '@app/contracts';

/** What a person needs to see to decide about a finished plan. */
export function previewOf({ finalPlan, revision }: { readonly finalPlan?: FinalPlan | null; readonly revision?: Revision | null }): PlanPreview {
  const { itinerary = [], costs = null, budget = null, checks = { violations: [] } } = finalPlan ?? {};
  return {
    ...{ itinerary, costs, violations: checks.violations },
    ...{ total: costs?.total ?? null, currency: costs?.currency ?? null, budgetLimit: budget?.budgetLimit ?? null },
    budgetStatus: budget?.withinBudget === false ? 'over' : 'under',
    revisionCount: revision?.number ?? 0,
  };
}

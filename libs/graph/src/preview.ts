import type { FinalPlan, PlanPreview, Revision } from '@app/contracts';

/** What a person needs to see to decide about a finished plan. */
export function previewOf({ finalPlan, revision }: { readonly finalPlan?: FinalPlan | null; readonly revision?: Revision | null }): PlanPreview {
  return {
    itinerary: finalPlan?.itinerary ?? [],
    costs: finalPlan?.costs ?? null,
    total: finalPlan?.costs?.total ?? null,
    currency: finalPlan?.costs?.currency ?? null,
    budgetLimit: finalPlan?.budget?.budgetLimit ?? null,
    budgetStatus: finalPlan?.budget?.withinBudget === false ? 'over' : 'under',
    violations: finalPlan?.checks.violations ?? [],
    revisionCount: revision?.number ?? 0,
  };
}

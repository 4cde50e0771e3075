import type { AuditReport, BudgetMark, DraftMark, RevisionPatch } from '@app/contracts';

/** What tells agents whether they have work; all of it may be absent. */
export interface PlanProgress {
  readonly draftMark?: DraftMark | null | undefined;
  readonly budgetMark?: BudgetMark | null | undefined;
  readonly packingMark?: number | null | undefined;
  readonly auditReport?: AuditReport | null | undefined;
  readonly revisionPatch?: RevisionPatch | null | undefined;
}

/** True when a person's patch gives that agent work that it has not done. */
export function owesRevision(state: PlanProgress, agent: 'itinerary' | 'budget'): boolean {
  const done = (agent === 'itinerary' ? state.draftMark : state.budgetMark)?.revision ?? 0;
  return (state.revisionPatch?.agents ?? []).includes(agent) && (state.revisionPatch?.number ?? 0) > done;
}

/** True when the last audit sent the draft back to that agent and it has not answered. */
export function owesRepair(state: PlanProgress, agent: 'itinerary' | 'budget'): boolean {
  const answered = (agent === 'itinerary' ? state.draftMark : state.budgetMark)?.round ?? 0;
  return state.auditReport?.owner === agent && state.auditReport.round > answered;
}

/** True when the days changed after their costs were added up. */
export const isBudgetStale = ({ draftMark, budgetMark }: PlanProgress): boolean => (budgetMark?.draft ?? 0) < (draftMark?.number ?? 0);

/** True when something changed that packing depends on. */
export const isPackingStale = ({ draftMark, packingMark }: PlanProgress): boolean => (packingMark ?? 0) < (draftMark?.packing ?? 0);

/** True when nobody has audited what is there now, or the audit waits for what a repair brought. */
export function isAuditStale(state: PlanProgress): boolean {
  const { auditReport: report, draftMark, budgetMark } = state;
  if (!report) return true;
  return report.owner !== null || report.draft !== (draftMark?.number ?? 0) || report.budget !== (budgetMark?.number ?? 0);
}

import { auditPlan, catalogCityFinder, guideSource } from '@app/auditor';
import type { AuditContext, AuditReport } from '@app/auditor';
import type { Catalog, DestinationCandidate, FinalPlan, UserRequest } from '@app/contracts';
import { cityFinder } from './city-finder.js';

/** What a plan of ours is held against. */
export interface AuditedBy {
  readonly userRequest: UserRequest;
  readonly candidate: DestinationCandidate;
  /** What the plan was made from; null for the guide. */
  readonly catalog: Catalog | null;
}

/** A city of the candidate's name is looked up in its country; the stops of a route are told apart by where they lie. */
function sourceFor(plan: FinalPlan, by: AuditedBy): AuditContext['findCity'] {
  if (by.catalog) return catalogCityFinder(by.catalog);
  return (plan.route ?? []).length > 0 ? guideSource(plan) : cityFinder(by);
}

/** The auditor's verdict over a plan of ours; the same for a draft and for the plan that people get. */
export const auditOurPlan = (plan: FinalPlan, by: AuditedBy): AuditReport =>
  auditPlan(plan, {
    request: by.userRequest,
    ...(by.catalog ? { catalog: by.catalog } : {}),
    findCity: sourceFor(plan, by),
  });

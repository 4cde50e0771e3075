import { auditPlan, catalogCityFinder } from '@app/auditor';
import type { AuditReport } from '@app/auditor';
import type { Catalog, DestinationCandidate, FinalPlan, UserRequest } from '@app/contracts';
import { cityFinder } from './city-finder.js';

/** What a plan of ours is held against. */
export interface AuditedBy {
  readonly userRequest: UserRequest;
  readonly candidate: DestinationCandidate;
  /** What the plan was made from; null for the guide. */
  readonly catalog: Catalog | null;
}

/** The auditor's verdict over a plan of ours; the same for a draft and for the plan that people get. */
export const auditOurPlan = (plan: FinalPlan, by: AuditedBy): AuditReport =>
  auditPlan(plan, {
    request: by.userRequest,
    ...(by.catalog ? { catalog: by.catalog, findCity: catalogCityFinder(by.catalog) } : { findCity: cityFinder(by) }),
  });

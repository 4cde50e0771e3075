import type { AgentContext } from '@app/agent-kit';
import { auditPlan, guideSource } from '@app/auditor';
import type { AuditContext, AuditReport } from '@app/auditor';
import type { DestinationCandidate, FinalPlan, UserRequest } from '@app/contracts';
import { askCatalog } from '../catalog-kit/ask-catalog.js';
import type { CatalogFields } from '../catalog-kit/ask-catalog.js';
import { cityFinder } from './city-finder.js';

/** What a plan of ours is held against: the request, and the catalog that it was made from or the guide. */
export interface AuditedBy extends CatalogFields {
  readonly userRequest: UserRequest;
  readonly candidate: DestinationCandidate;
}

/** A city of the candidate's name is looked up in its country; the stops of a route are told apart by where they lie. */
const sourceFor = (plan: FinalPlan, by: AuditedBy): AuditContext['findCity'] => ((plan.route ?? []).length > 0 ? guideSource(plan) : cityFinder(by));

/** The auditor's verdict over a plan of ours; the same for a draft and for the plan that people get. */
export async function auditOurPlan(plan: FinalPlan, by: AuditedBy, context: AgentContext): Promise<AuditReport> {
  const onCatalog = await askCatalog(by, context, 'audit', { plan, request: by.userRequest });
  return onCatalog ?? auditPlan(plan, { request: by.userRequest, findCity: sourceFor(plan, by) });
}

import type { AuditReport, PlanOwner } from '@app/contracts';

type Violations = AuditReport['violations'];

/** Who made what a violation is about. Days, stays and ways are the itinerary's, sums are the budget's. */
const OWNERS: Readonly<Record<string, PlanOwner>> = { COST_CATEGORY: 'budget', COST_TOTAL: 'budget' };
const ownerOf = (code: string): PlanOwner => OWNERS[code] ?? 'itinerary';

/** The agent that has to repair first: sums come after what they are sums of. Null without violations. */
export function firstOwner(violations: Violations): PlanOwner | null {
  const owners = new Set(violations.map(({ code }) => ownerOf(code)));
  if (owners.has('itinerary')) return 'itinerary';
  return owners.has('budget') ? 'budget' : null;
}

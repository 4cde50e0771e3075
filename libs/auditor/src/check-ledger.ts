import type { FinalPlan, Wish } from '@app/contracts';
import type { AuditViolation, Check } from './audit-input.js';

/** Ids that a row of the ledger may point to; meals are `d2-lunch`. */
const idsOf = (plan: FinalPlan): ReadonlySet<string> =>
  new Set([
    ...plan.itinerary.flatMap((day, index) => [...day.activities.map(({ id }) => id), ...(day.meals ?? []).map(({ meal }) => `d${index + 1}-${meal}`)]),
    ...plan.stays.map(({ id }) => id),
    ...plan.transport.map(({ id }) => id),
  ]);

function faultOf(wish: Wish, plan: FinalPlan, ids: ReadonlySet<string>): string | null {
  const row = (plan.wishes ?? []).find(({ id }) => id === wish.id);
  if (!row) return `"${wish.said}" stands in no row of the plan`;
  if (row.status === 'not_met' || row.status === 'not_understood') return `"${wish.said}": ${row.why}`;
  const unknown = row.where.filter((id) => !ids.has(id));
  return unknown.length > 0 ? `"${wish.said}" is said to be met by ${unknown[0]}, which the plan does not hold` : null;
}

/** Every must-have is met by something that is in the plan. */
export const checkLedger: Check = (plan, { request }) => {
  const ids = idsOf(plan);
  return (request.wishes ?? [])
    .filter(({ must }) => must)
    .flatMap((wish): AuditViolation[] => {
      const fault = faultOf(wish, plan, ids);
      return fault === null ? [] : [{ code: 'WISH_UNMET', detail: fault }];
    });
};

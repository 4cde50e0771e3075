import type { FinalPlan, PlanSource } from '@app/contracts';
import type { Words } from '@app/messages';
import { planWithoutDays } from './plan-without-days.js';

const NO_PLAN = 'NO_PLAN';

/** What is returned when nothing allows the trip: the reason and what would have to give, in words of the planner. */
export const noPlan = (notes: readonly string[], sources: readonly PlanSource[], safetyFlags: readonly string[], { say }: Words): FinalPlan => {
  const [reason = say('sum.no_plan'), ...relaxations] = notes;
  return planWithoutDays({
    summary: [reason, ...relaxations].join(' '),
    safetyFlags: [...safetyFlags],
    checks: { pass: false, violations: [{ code: NO_PLAN, detail: reason }] },
    sources: [...sources],
  });
};

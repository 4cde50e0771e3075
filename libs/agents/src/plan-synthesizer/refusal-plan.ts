import type { FinalPlan } from '@app/contracts';
import type { Words } from '@app/messages';
import { planWithoutDays } from './plan-without-days.js';

/** What is returned for a blocked request; holds nothing of it but the flags. */
export const refusalPlan = (safetyFlags: readonly string[], { say }: Words): FinalPlan =>
  planWithoutDays({ summary: say('sum.refused'), safetyFlags: [...safetyFlags], checks: { pass: true, violations: [] }, sources: [] });

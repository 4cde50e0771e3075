import { createHash } from 'node:crypto';
import { canonicalJson } from '@app/agent-kit';
import type { FinalPlan } from '@app/contracts';

/** The same for the same plan, whatever else its thread did since. */
export const digestOfPlan = (plan: FinalPlan): string => createHash('sha256').update(canonicalJson(plan)).digest('hex');

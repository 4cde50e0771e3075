import { z } from 'zod';
import type { ToolObservation } from '../dispatch/observation.js';

const Sum = z.object({ overBy: z.number(), currency: z.string() });

/** What the model is told when a sum is over the budget; null when it is not, or when this is no sum. */
export function overBudgetWords(observation: ToolObservation): string | null {
  if (!observation.ok || observation.tool !== 'calculate_budget') return null;
  const sum = Sum.safeParse(observation.value);
  if (!sum.success || sum.data.overBy <= 0) return null;
  return `The sum is over the budget by ${sum.data.overBy.toFixed(2)} ${sum.data.currency}. Choose cheaper flights, stays or activities now, then add up again.`;
}

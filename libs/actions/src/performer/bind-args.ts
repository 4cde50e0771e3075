import type { ActionStep, StepResult } from '@app/contracts';

/** The step with what earlier steps made in its arguments; null when something of it is not there. */
export function bindArgs(step: ActionStep, results: readonly StepResult[]): ActionStep | null {
  const args = { ...step.args };
  for (const [argument, { step: from, field }] of Object.entries(step.binds)) {
    const value = results.find(({ stepId }) => stepId === from)?.output?.[field];
    if (value === undefined || value === null) return null;
    args[argument] = value;
  }
  return { ...step, args };
}

import type { ActionStep, StepResult } from '@app/contracts';

/** What came of a step, with nothing in the fields that are not named. */
export const resultOf = (step: Pick<ActionStep, 'id'>, given: Pick<StepResult, 'status' | 'code' | 'text'> & Partial<StepResult>): StepResult => ({
  href: null,
  effectKey: null,
  output: null,
  deferMs: null,
  wakes: 0,
  ...given,
  stepId: step.id,
});

import { z } from 'zod';
import { ActionStep, ActionStepId, FinalPlan, StepDiff, StepResult, StepVerdict } from '@app/contracts';

/** The plan as it was when the run began. */
export const Taken = z.strictObject({ plan: FinalPlan, threadId: z.string(), version: z.number().int(), madeAt: z.string() });
export const Answers = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]));
export const Examination = z.strictObject({ verdicts: z.array(StepVerdict), diffs: z.array(StepDiff) });
export const Doubts = z.record(ActionStepId, z.enum(['happened', 'leave']));
export const Rounds = z.record(ActionStepId, z.number().int());
/** The steps that take back what another run did. */
export const Undoing = z.strictObject({ runId: z.string(), steps: z.array(ActionStep) });
export const Results = z.array(StepResult);

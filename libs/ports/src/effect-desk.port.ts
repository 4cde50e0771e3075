import type { ActionStep, FinalPlan, StepDiff, StepResult, StepVerdict } from '@app/contracts';

/** The run that wants something done outside, and for whom. */
export interface ActingRun {
  readonly threadId: string;
  readonly runId: string;
  readonly ownerId: string;
}

/** The plan that actions are about. */
export interface TakenPlan {
  readonly plan: FinalPlan;
  readonly threadId: string;
  readonly version: number;
  readonly madeAt: string;
}

/** Everything that decides about a step besides the step itself. */
export interface ActionTerms {
  readonly mode: 'PLAN' | 'APPROVAL' | 'AUTO';
  readonly confidence: number;
  readonly approvers: readonly string[];
  /** How often the run was woken. */
  readonly wakes: number;
  /** What a person said of a step that nobody was sure about. */
  readonly doubt: 'happened' | 'leave' | null;
  /** How often a person wanted a doubtful step done again. */
  readonly round: number;
  readonly taken: TakenPlan | null;
}

/** Does things outside for runs: each once, under its owner's policy. Every call may throw {RetryableError} STORE_UNAVAILABLE. */
export interface EffectDesk {
  /** What the owner's policy says of these steps now, and what each would change. */
  examine(
    steps: readonly ActionStep[],
    run: ActingRun,
    terms: Pick<ActionTerms, 'mode' | 'confidence' | 'taken'>,
  ): Promise<{ verdicts: StepVerdict[]; diffs: StepDiff[] }>;
  /** What came of a step; the policy is asked once more, just before. */
  perform(step: ActionStep, run: ActingRun, terms: ActionTerms, signal: AbortSignal): Promise<StepResult>;
}

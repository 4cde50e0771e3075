import type { ActionQuestion, ActionStep } from '@app/contracts';
import type { TakenPlan } from '@app/ports';

export type GivenAnswers = Readonly<Record<string, string | number | readonly string[]>>;

/** Everything that arguments are made from. */
export interface Given {
  readonly request: string;
  readonly answers: GivenAnswers;
  readonly taken: TakenPlan | null;
}

/** One step to be, before it has a place among the others. */
export interface PlannedStep {
  readonly args: Readonly<Record<string, unknown>>;
  /** Where the tool's own title does not tell its steps apart. */
  readonly title?: string;
  readonly cost?: ActionStep['costEstimate'];
}

export interface Planned {
  readonly steps: readonly PlannedStep[];
  readonly questions: readonly ActionQuestion[];
}

export const asks = (...questions: readonly ActionQuestion[]): Planned => ({ steps: [], questions });
export const takes = (...steps: readonly PlannedStep[]): Planned => ({ steps, questions: [] });
export const textOf = (answer: GivenAnswers[string] | undefined): string | null => (typeof answer === 'string' ? answer : null);

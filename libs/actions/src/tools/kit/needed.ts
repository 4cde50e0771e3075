import { TerminalError } from '@app/contracts';
import type { TakenPlan } from '@app/ports';

/** The plan that the action is about. @throws {TerminalError} NO_PLAN_YET. */
export function planOf(taken: TakenPlan | null): TakenPlan {
  if (!taken) throw new TerminalError('NO_PLAN_YET', 'The thread has no finished plan; plan the trip first.');
  return taken;
}

/** What was configured. @throws {TerminalError} TOOL_NOT_CONFIGURED naming the variable. */
export function configured<T>(value: T | null, variable: string): T {
  if (value === null) throw new TerminalError('TOOL_NOT_CONFIGURED', `Nothing is set up for this: ask an operator to set ${variable}.`);
  return value;
}

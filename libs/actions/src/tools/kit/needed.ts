import { TerminalError } from '@app/contracts';
import type { ToolCredentialName } from '@app/contracts';
import type { TakenPlan } from '@app/ports';

/** The plan that the action is about. @throws {TerminalError} NO_PLAN_YET. */
export function planOf(taken: TakenPlan | null): TakenPlan {
  if (!taken) throw new TerminalError('NO_PLAN_YET', 'The thread has no finished plan; plan the trip first.');
  return taken;
}

/** What the owner or the operator has set up. @throws {TerminalError} TOOL_NOT_CONFIGURED saying what to do. */
export function configured<T>(value: T | null, credential: ToolCredentialName, variable: string): T {
  if (value === null)
    throw new TerminalError(
      'TOOL_NOT_CONFIGURED',
      `Nothing is set up for this: store a credential of your own with PUT /credentials/${credential}, or ask an operator to set ${variable}.`,
    );
  return value;
}

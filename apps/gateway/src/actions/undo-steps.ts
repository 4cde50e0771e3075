import { actionTool, resultsOf } from '@app/actions';
import { ActionStep, RequestError } from '@app/contracts';
import type { Effect, ThreadView } from '@app/ports';
import { z } from 'zod';

/** Steps that take back what a run did, the last thing first. @throws {RequestError} RUN_NOT_AWAITING when there is nothing to take back. */
export function undoSteps({ state, runId }: ThreadView, effects: readonly Effect[]): ActionStep[] {
  const steps = z.array(ActionStep).catch([]).parse(state['steps']);
  const results = new Map(resultsOf(state).map((result) => [result.stepId, result]));
  // Stored in the order in which they began.
  const done = new Map(effects.map(({ key, status }, order) => [key, status === 'done' ? order : undefined] as const));
  const taken = steps
    .flatMap((step) => {
      const key = results.get(step.id)?.effectKey;
      const order = key === null || key === undefined ? undefined : done.get(key);
      return key && order !== undefined && !step.undoes ? [{ step, key, order }] : [];
    })
    .sort((one, other) => other.order - one.order);
  if (taken.length === 0) throw new RequestError('RUN_NOT_AWAITING', `Nothing of ${runId} is left to take back.`);
  return taken.map(({ step, key }, index) => ({
    ...{ id: `u${index + 1}`, tool: step.tool, title: `Undo: ${step.title}`, args: step.args, risk: actionTool(step.tool)?.undo?.risk ?? 'low' },
    ...{ dependsOn: index === 0 ? [] : [`u${index}`], costEstimate: { amountCents: 0, currency: step.costEstimate.currency }, binds: {} },
    undoes: { effectKey: key, stepId: step.id },
  }));
}

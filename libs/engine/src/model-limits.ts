import { RunLimits, TerminalError } from '@app/contracts';
import type { ModelSpending } from '@app/contracts';
import type { StepInput } from '@app/ports';

const add = (a: ModelSpending, b: ModelSpending): ModelSpending => ({
  modelCalls: a.modelCalls + b.modelCalls,
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
});

/**
 * What to ask before each use of the model by a step: throws when the run, this step's part included, has used up a limit of its request.
 * `field` is the one with the limits. What a use costs is known only afterwards, so the last one may go beyond.
 */
export function limitsOf(
  { state, spent }: StepInput,
  field: string | undefined,
  costUsdOf: (usage: ModelSpending) => number = () => 0,
): (used: ModelSpending) => void {
  const parsed = RunLimits.safeParse(field === undefined ? null : state[field]);
  if (!parsed.success) return () => undefined;
  const { maxModelCalls, maxTokens, maxCostUsd } = parsed.data;
  return (used) => {
    const total = add(spent, used);
    const values = [
      { name: 'maxModelCalls', limit: maxModelCalls, value: total.modelCalls },
      { name: 'maxTokens', limit: maxTokens, value: total.inputTokens + total.outputTokens },
      { name: 'maxCostUsd', limit: maxCostUsd, value: costUsdOf(total) },
    ];
    const reached = values.find(({ limit, value }) => limit !== undefined && value >= limit);
    if (!reached) return;
    throw new TerminalError('LIMIT_REACHED', `The limit ${reached.name}=${reached.limit} is reached: the run has used ${reached.value}.`);
  };
}

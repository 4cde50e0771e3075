import { NavigoError } from '@app/contracts';
import type { ActionStep, StepDiff } from '@app/contracts';
import type { EffectStore, TakenPlan } from '@app/ports';
import { actionTool } from '../tools/index.js';

/** What a step would change. A step that cannot be shown says why, and would fail in the same way. */
export async function previewOf(step: ActionStep, taken: TakenPlan | null, effects: Pick<EffectStore, 'find'>): Promise<StepDiff['lines']> {
  const tool = actionTool(step.tool);
  if (!tool) return [];
  const bound = Object.entries(step.binds).map(([argument, { step: from, field }]) => ({
    op: 'add' as const,
    what: `${argument}: the ${field} of ${from}`,
    detail: null,
  }));
  const input = tool.input.safeParse(step.args);
  if (!input.success) return [{ op: 'add', what: `The arguments do not fit ${tool.name}.`, detail: null }];
  try {
    if (!step.undoes) return [...tool.preview(input.data, { taken }), ...bound];
    const effect = await effects.find(step.undoes.effectKey);
    const output = tool.output.safeParse(effect?.output);
    return tool.undo && output.success ? tool.undo.preview(input.data, output.data) : [];
  } catch (error) {
    if (error instanceof NavigoError) return [{ op: 'add', what: error.message, detail: null }];
    throw error;
  }
}

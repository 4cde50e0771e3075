import { journalToolModel } from '@app/agent-kit';
import type { AgentTools, JournaledModelOptions } from '@app/agent-kit';
import type { AnswerShape, FunctionTool, StepJournal, ToolCall, ToolModelPort, ToolObservation, ToolPolicy } from '@app/ports';
import type { ModelMeter } from './model-meter.js';

/** What a call needs to know of its step. */
export interface CallingStep {
  readonly journal: StepJournal;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/** What a worker gives its steps to call tools with. */
export interface StepToolKit {
  /** Asked for each step: tools may join while a worker runs. */
  readonly functionTools: () => readonly FunctionTool[];
  /** The configured model; null where rules take the turns. */
  readonly liveModel: ((answer?: AnswerShape) => ToolModelPort) | null;
  readonly offlineModel: (policy: ToolPolicy) => ToolModelPort;
  /** @throws the reason of `signal` when the step has ended, and nothing else. */
  dispatch(call: ToolCall, step: CallingStep): Promise<ToolObservation>;
}

/** The parts of one step that its tools share. */
export interface ToolStep extends CallingStep, Pick<JournaledModelOptions, 'costOf'> {
  /** Name of the agent. */
  readonly task: string;
  readonly meter: ModelMeter;
}

/** The tools of one step. Turns of a configured model are journaled, because they cost something; those of rules are only counted. */
export function toolsOfStep(kit: StepToolKit, { task, meter, costOf, ...step }: ToolStep): AgentTools {
  const { liveModel, offlineModel, functionTools } = kit;
  return {
    isLive: liveModel !== null,
    functionTools: functionTools(),
    model: (policy, answer) =>
      meter.overTools(liveModel ? journalToolModel(liveModel(answer), { journal: step.journal, task, ...(costOf ? { costOf } : {}) }) : offlineModel(policy)),
    dispatch: (call) => kit.dispatch(call, step),
  };
}

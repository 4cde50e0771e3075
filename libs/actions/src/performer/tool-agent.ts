import { z } from 'zod';
import { defineAgent } from '@app/agent-kit';
import type { AgentDefinition, AnyState } from '@app/agent-kit';
import { ActionMode, ActionStep, StepApproval, TerminalError } from '@app/contracts';
import type { StepResult } from '@app/contracts';
import type { ActionTerms } from '@app/ports';
import { Intent } from '../classifier/intent.js';
import { approversOf, resultsOf, standings } from '../standing.js';
import type { StandingState } from '../standing.js';
import { Doubts, Examination, Results, Rounds, Taken } from '../state-schemas.js';
import { resultOf } from '../effects/step-results.js';
import { ACTION_TOOLS, agentNameOf, resultsFieldOf } from '../tools/index.js';
import type { ActionTool } from '../tools/kit/define-action-tool.js';
import { bindArgs } from './bind-args.js';

const PATIENCE_MS = 15_000;
const ATTEMPTS = 5;

const common = {
  ...{ steps: z.array(ActionStep), examination: Examination, mode: ActionMode, intent: Intent, taken: Taken.optional() },
  ...{ requester: z.string(), approvals: z.array(StepApproval).optional(), declined: z.array(z.string()).optional() },
  ...{ doubts: Doubts.optional(), rounds: Rounds.optional(), wakes: z.number().int().optional() },
};
const allResults = Object.fromEntries(ACTION_TOOLS.map(({ name }) => [resultsFieldOf(name), Results.optional()]));

/** The next step of a tool that may be done now. */
export const nextStepOf = (tool: string, state: StandingState & AnyState): ActionStep | undefined => {
  const found = standings(state);
  return (state.steps ?? []).find((step) => step.tool === tool && found.get(step.id) === 'ready');
};

type PerformingState = StandingState & AnyState & { readonly intent: z.infer<typeof Intent>; readonly taken?: z.infer<typeof Taken> };

const termsOf = (state: PerformingState, { id }: ActionStep): ActionTerms => ({
  ...{ mode: state.mode ?? 'APPROVAL', confidence: state.intent.confidence, approvers: approversOf(state, id), wakes: state.wakes ?? 0 },
  ...{ doubt: state.doubts?.[id] ?? null, round: state.rounds?.[id] ?? 0, taken: state.taken ?? null },
});

/** The agent of one tool: it does that tool's next step, one in each turn. Agents of other tools work beside it. */
export function toolAgent(tool: ActionTool): AgentDefinition {
  const field = resultsFieldOf(tool.name);
  return defineAgent({
    name: agentNameOf(tool.name),
    title: tool.title,
    reads: { ...common, ...allResults },
    writes: { [field]: Results },
    policy: { timeoutMs: tool.timeoutMs + PATIENCE_MS, maxAttempts: ATTEMPTS },
    async run(input, { effects, run, tell, signal }) {
      if (!effects || !run) throw new TerminalError('INTERNAL_ERROR', 'This worker can do nothing outside: it has no desk for effects.');
      const state = input as unknown as PerformingState;
      const step = nextStepOf(tool.name, state);
      const before = (state[field] as StepResult[] | undefined) ?? [];
      if (!step) return { writes: {}, decision: { inputSummary: tool.title, keyEvidence: [], outputSummary: 'Nothing to do', riskFlags: [] } };
      const bound = bindArgs(step, resultsOf(state));
      const result = bound
        ? await effects.perform(bound, run, termsOf(state, step), signal)
        : resultOf(step, { status: 'failed', code: 'TOOL_BAD_ARGUMENTS', text: 'What an earlier step should have made is missing.' });
      if (result.status === 'done') tell({ event: 'effect_done', data: { step: step.id, tool: tool.name, text: result.text } });
      if (result.status === 'undone') tell({ event: 'undo_done', data: { step: step.id, tool: tool.name, text: result.text } });
      return {
        writes: { [field]: [...before.filter(({ stepId }) => stepId !== step.id), result] },
        decision: {
          inputSummary: `${step.id}: ${step.title}`,
          keyEvidence: [`tool=${tool.name}`, `status=${result.status}`, ...(result.effectKey === null ? [] : [`effect=${result.effectKey}`])],
          outputSummary: result.text,
          riskFlags: result.code === null ? [] : [result.code.toUpperCase()],
        },
      };
    },
    simulate: (state) => ({
      [field]: (state['steps'] as ActionStep[])
        .filter((step) => step.tool === tool.name)
        .map((step) => resultOf(step, { status: 'done', code: null, text: '' })),
    }),
  });
}

import type { AgentDefinition, AnyState } from '@app/agent-kit';
import type { ActionProposal } from '@app/contracts';
import { defineWorkflow } from '@app/workflow';
import type { StateOf, Workflow } from '@app/workflow';
import { ACTION_CHANNELS } from './actions.channels.js';
import { actionClassifier } from './classifier/classifier.agent.js';
import { actionGatekeeper } from './gatekeeper/gatekeeper.agent.js';
import { nextStepOf, toolAgent } from './performer/tool-agent.js';
import { actionPlanner } from './planner/planner.agent.js';
import { describeProposal, needsDecision, proposalOf, reviewActions } from './review-actions.js';
import { resultsOf, standings } from './standing.js';
import { isSettled } from './summarizer/summarize.js';
import { actionSummarizer } from './summarizer/summarizer.agent.js';
import { ACTION_TOOLS, agentNameOf } from './tools/index.js';
import type { ActionTool } from './tools/kit/define-action-tool.js';

type State = StateOf<typeof ACTION_CHANNELS> & AnyState;

const has = (value: unknown): boolean => value !== undefined && value !== null;
const blocked = ({ safetyFlags }: State): boolean => (safetyFlags ?? []).some((flag) => flag.startsWith('BLOCKED'));
const examined = (s: State): boolean => !blocked(s) && has(s.examination);
const asks = (s: State): boolean => (s.questions ?? []).length > 0;

/** One agent for each tool; each does the steps of its tool, one in a turn. */
const toolAgents: Readonly<Record<string, AgentDefinition>> = Object.fromEntries(ACTION_TOOLS.map((tool) => [agentNameOf(tool.name), toolAgent(tool)]));
const rowOf = ({ name }: Pick<ActionTool, 'name'>) => [agentNameOf(name), (s: State): boolean => examined(s) && nextStepOf(name, s) !== undefined] as const;
const agentOf = ({ name }: Pick<ActionTool, 'name'>) => [agentNameOf(name), toolAgents[agentNameOf(name)]] as const;

/** Steps that were put off wait for the one that is due first; a moment more, so that the clocks agree that it has come. */
const DEFER_GRACE_MS = 1_000;
const deferredMs = (s: State): number =>
  Math.min(...resultsOf(s).flatMap(({ status, deferMs }) => (status === 'deferred' && deferMs !== null ? [deferMs] : [])));

export const ACTIONS_NAME = 'actions';

const migrates = { 1: () => ({}) };

/** Acting on a finished plan: what is wanted, steps, policy, approval, then each step by its tool's agent, and a summary with receipts. */
const defineActions = (version: number, tools: readonly ActionTool[], migrations: Workflow['migrations'] = {}): Workflow =>
  defineWorkflow({
    name: ACTIONS_NAME,
    version,
    migrations,
    channels: ACTION_CHANNELS,
    agents: {
      ...{ action_classifier: actionClassifier, action_planner: actionPlanner, action_gatekeeper: actionGatekeeper, action_summarizer: actionSummarizer },
      ...(Object.fromEntries(tools.map(agentOf)) as Record<never, never>),
    },
    fields: { context: 'context' },
    guard: { agent: 'action_classifier', flags: 'safetyFlags', blocks: blocked },
    rows: {
      action_classifier: (s) => !blocked(s) && has(s.request) && !has(s.intent),
      action_planner: (s) => !blocked(s) && has(s.intent) && !has(s.steps),
      action_gatekeeper: (s) => !blocked(s) && has(s.steps) && !asks(s) && !has(s.examination),
      action_summarizer: (s) => examined(s) && isSettled(s) && !has(s.summary),
      ...(Object.fromEntries(tools.map(rowOf)) as Record<never, never>),
    },
    interrupts: {
      questions: { kind: 'input', when: asks, asks: 'questions' },
      approval: { kind: 'decision', when: (s) => examined(s) && needsDecision(s), shows: 'proposal', show: proposalOf, describe: describeProposal },
      quiet: {
        kind: 'timer',
        when: (s) => examined(s) && [...standings(s).values()].includes('deferred'),
        afterMs: (s) => deferredMs(s) + DEFER_GRACE_MS,
        rings: (s) => ({
          delta: { wakes: (s.wakes ?? 0) + 1 },
          decision: { inputSummary: 'Steps were put off', keyEvidence: [], outputSummary: 'Their time has come', riskFlags: [] },
        }),
      },
    },
    finish: (s) => (blocked(s) ? 'refused' : has(s.summary) ? 'complete' : null),
    review: reviewActions,
    events: [{ field: 'proposal', event: 'approval_awaiting', data: (proposal: ActionProposal) => ({ proposal }) }],
    about: { words: [['request']] },
    starts: [
      { request: 'Put the trip in my calendar', mode: 'APPROVAL' },
      { request: 'Put the trip in my calendar', mode: 'PLAN' },
      { request: 'Put the trip in my calendar', mode: 'AUTO', safetyFlags: ['BLOCKED_PROMPT_INJECTION:PROMPT_INJECTION:example'] },
    ],
  });

/** Version 1, for runs that started with it: nobody answered questions. */
export const ACTIONS_WORKFLOW_V1 = defineActions(
  1,
  ACTION_TOOLS.filter(({ name }) => name !== 'chat.respond'),
);
export const ACTIONS_WORKFLOW = defineActions(2, ACTION_TOOLS, migrates);

import { z } from 'zod';
import { ActionMode, ActionProposal, ActionQuestion, ActionStep, ActionStepId, ActionSummary, RequestContext, StepApproval } from '@app/contracts';
import type { ChannelTable } from '@app/workflow';
import { Intent } from './classifier/intent.js';
import { Answers, Doubts, Examination, Results, Rounds, Taken, Undoing } from './state-schemas.js';
import { ACTION_TOOLS, resultsFieldOf } from './tools/index.js';

const request = { filledBy: 'request', shown: 'when_set', fork: 'drop', origin: 'own' } as const;
const made = { origin: 'own', fork: 'drop', shown: 'when_set' } as const;

/** What came of the steps, in a field for each tool, because each tool's agent writes only its own. */
const results = Object.fromEntries(ACTION_TOOLS.map(({ name }) => [resultsFieldOf(name), { ...made, schema: Results }]));

/** Every field of a run of actions. */
export const ACTION_CHANNELS = {
  /** What the person wants done, in their words. */
  request: { ...request, schema: z.string(), origin: 'person', shown: 'always' },
  answers: { ...request, schema: Answers, origin: 'person' },
  mode: { ...request, schema: ActionMode, origin: 'none' },
  /** Who asked: the id of an owner, never a name. */
  requester: { ...request, schema: z.string(), shown: 'never' },
  context: { ...request, schema: RequestContext },
  taken: { ...request, schema: Taken, shown: 'never' },
  undoing: { ...request, schema: Undoing },
  proposal: { ...request, schema: ActionProposal },
  approvals: { ...request, schema: z.array(StepApproval) },
  declined: { ...request, schema: z.array(ActionStepId), origin: 'none' },
  doubts: { ...request, schema: Doubts },
  rounds: { ...request, schema: Rounds },
  /** How often the run was woken by a timer or a decision. */
  wakes: { ...request, schema: z.number().int(), origin: 'none' },

  safetyFlags: { ...made, schema: z.array(z.string()), reducer: 'union', shown: 'always' },
  intent: { ...made, schema: Intent },
  steps: { ...made, schema: z.array(ActionStep) },
  questions: { ...made, schema: z.array(ActionQuestion) },
  examination: { ...made, schema: Examination },
  summary: { ...made, schema: ActionSummary },
  ...results,
} as const satisfies ChannelTable;
